import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FROM_OUR_PAGE } from '@hengcai/bff/src/testing/bff.ts';
import { documentOf } from '../operations/documents.ts';
import { printedDocument } from './document.ts';
import { meet, NAMES, userErrorsIn, type Meeting } from './support.ts';
import { variablesFor } from '../operations/variables.ts';

let meeting: Meeting;
beforeAll(async () => {
  meeting = await meet(printedDocument());
});
afterAll(() => meeting.stop());
beforeEach(() => {
  meeting.stranger.calls.length = 0;
  meeting.stranger.faults.length = 0;
});

describe('services made from the printed document alone', () => {
  it.each(NAMES)('answer %s, and have nothing against how they were asked', async (name) => {
    for (const extent of ['all', 'required'] as const) {
      const { status, errors, data } = await meeting.bff.send(documentOf(name, true), variablesFor(name, extent));

      const faults = [...meeting.stranger.faults];
      expect({ extent, status, errors, faults }).toEqual({ extent, status: 200, errors: [], faults: [] });
      expect(userErrorsIn(data)).toEqual([]);
    }
  });

  it('know the members of every closed set', () => {
    const unheard = meeting.bff.lines.filter((line) => line.includes('unknown enum value'));
    const fields = unheard.map((line) => (JSON.parse(line) as { field: string }).field);
    expect([...new Set(fields)].sort()).toEqual([]);
  });

  it('fill a page with rows and their references', async () => {
    const { data } = await meeting.bff.send(
      '{ employees { total items { id name entryDate baseSalary department { id name head { name } } manager { id } } } }',
    );

    const id = '0b8f6a5e4d3c2b1a0f9e8d7c6b5a4f3e';
    const department = { id, name: 'text', head: { name: 'text' } };
    expect(data?.['employees']).toEqual({
      total: 1,
      items: [{ id, name: 'text', entryDate: '2026-11-01', baseSalary: '12.50', department, manager: { id } }],
    });
  });

  it('sign somebody in', async () => {
    const { data, headers } = await meeting.bff.send(documentOf('Login'), variablesFor('Login', 'required'), {
      origin: FROM_OUR_PAGE.origin,
    });

    expect(data?.['login'].user.name).toBe('text');
    expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['sid=text', 'sidv=text']);
  });

  it('take a file and give one', async () => {
    const { stranger, bff } = meeting;
    const form = new FormData();
    form.set('file', new Blob(['a,b\n']), 'people.csv');
    const upload = await fetch(`${bff.url}/files/importempinfo`, {
      method: 'POST',
      headers: FROM_OUR_PAGE,
      body: form,
    });
    const { data } = await bff.send(documentOf('ExportEmployees'), variablesFor('ExportEmployees', 'all'));
    const download = await fetch(bff.url + data?.['exportEmployees'].file.url, { headers: FROM_OUR_PAGE });

    expect(await upload.json()).toMatchObject({ success: true, data: { rows: 1 } });
    expect([download.status, await download.text()]).toEqual([200, 'bytes']);
    expect(stranger.calls).toEqual(['empmanage.importempinfo', 'empmanage.exportempinfo']);
    expect(stranger.faults).toEqual([]);
  });
});
