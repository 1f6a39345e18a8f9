import { describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import {
  ExitGround,
  ExitKind,
  PersonnelChangeStatus as Status,
  PersonnelChangeTask as Task,
  PersonnelChangeType as Type,
} from '@hengcai/shared/enums';
import { setHeads } from '../../org/public.ts';
import { eachInCompanyToChange } from '../../../testing/changes.ts';
import type { TestCompany, TestServices } from '../../../testing/kit.ts';
import { idOf } from '../fixtures.ts';
import { applyEdits } from '../edit.ts';
import type { EmployeeData } from '../select.ts';
import { careerOf, dayPasses } from './change-testing.ts';
import type { ChangeData } from './data.ts';

let services: TestServices;
let company: TestCompany;
let hr: string;
eachInCompanyToChange((made) => {
  ({ services, company, hr } = made);
});

let keys = 0;
const versionOf = async (key: string) =>
  (await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf(key)] }, hr))[0]?.version ?? 0;
const call = async (name: string, key: string, input: object): Promise<Envelope> =>
  services.call(
    `personnelChange.${name}`,
    { clientMutationId: `mutation-${(keys += 1)}`, empId: idOf(key), version: await versionOf(key), ...input },
    hr,
  );
const done = async (name: string, key: string, input: object): Promise<ChangeData> => {
  const envelope = await call(name, key, input);
  if (!envelope.success) throw new Error(JSON.stringify(envelope));
  return envelope.data as ChangeData;
};
const codesOf = ({ data }: Envelope) =>
  ((data as { errors?: { field: string; code: string }[] }).errors ?? []).map(({ field, code }) => `${field} ${code}`);
const transfer = { changeType: Type.TRANSFER, deptId: idOf('south') };
const exit = { exitKind: ExitKind.VOLUNTARY, reason: 'moves away' };
const undo = (name: 'cancel' | 'reverse' | 'settle', { changeId, version }: ChangeData) =>
  services.call(
    `personnelChange.${name}`,
    {
      changeId,
      version,
      ...(name === 'reverse' && { clientMutationId: `mutation-${(keys += 1)}`, reason: 'a mistake' }),
    },
    hr,
  );
const list = async (filter: object = {}, token = hr) =>
  (await services.ok<{ items: ChangeData[] }>('personnelChange.list', { filter, pageSize: 100 }, token)).items;

describe('S1.036 S7.052 what is filed', () => {
  it('for today holds at once, and stands in the list with both values', async () => {
    const change = await done('relocate', 'ann', { ...transfer, effectiveDate: '2026-11-01', reason: 'grows' });

    expect(change).toMatchObject({
      status: Status.EFFECTIVE,
      lines: [{ field: 'deptId', before: 'Department north', after: 'Department south', hidden: false }],
      reason: 'grows',
      filedBy: 'Person hr',
    });
    const { now, rows } = await careerOf(services, company, 'ann');
    expect(now).toMatchObject({ deptId: idOf('south'), cityName: 'Beijing' });
    expect(rows.map(({ validFrom, validTo, deptId }) => [validFrom, validTo, deptId])).toEqual([
      ['2020-01-01', '2026-11-01', idOf('north')],
      ['2026-11-01', null, idOf('south')],
    ]);
    expect(await list({ changeTypes: [Type.TRANSFER] })).toMatchObject([{ changeId: change.changeId }]);
  });

  it('for a day ahead waits for it, is applied once, and nothing before it is touched', async () => {
    const change = await done('relocate', 'ann', { ...transfer, effectiveDate: '2026-12-01' });
    expect(change).toMatchObject({ status: Status.PENDING, cancellable: true });
    expect((await careerOf(services, company, 'ann')).now?.deptId).toBe(idOf('north'));

    await dayPasses(services, company, '2026-11-30');
    expect((await careerOf(services, company, 'ann')).now?.deptId).toBe(idOf('north'));
    await dayPasses(services, company, '2026-12-01');
    await dayPasses(services, company, '2026-12-01');

    const { now, rows } = await careerOf(services, company, 'ann');
    expect(now?.deptId).toBe(idOf('south'));
    expect(rows).toHaveLength(2);
    expect((await list({ empId: idOf('ann'), changeTypes: [Type.TRANSFER] })).map(({ status }) => status)).toEqual([
      Status.EFFECTIVE,
    ]);
  });

  it('S5.098 S5.099 needs a day and a type, a promotion a rise, and something that changes', async () => {
    const { effectiveDate: _none, ...undated } = { ...transfer, effectiveDate: '' };
    expect(codesOf(await call('relocate', 'ann', undated))).toEqual([expect.stringMatching(/^effectiveDate /)]);
    const { changeType: _type, ...untyped } = transfer;
    expect(codesOf(await call('relocate', 'ann', { ...untyped, effectiveDate: '2026-11-01' }))).toEqual([
      expect.stringMatching(/^changeType /),
    ]);
    const today = { effectiveDate: '2026-11-01' };
    expect(codesOf(await call('relocate', 'ann', { ...transfer, ...today, deptId: idOf('north') }))).toEqual([
      'null NOTHING_CHANGES',
    ]);
    expect(codesOf(await call('relocate', 'ann', { ...transfer, ...today, changeType: Type.PROMOTION }))).toEqual([
      'rankId PROMOTION_NEEDS_RISE',
    ]);
    expect(await done('relocate', 'ann', { changeType: Type.PROMOTION, rankId: idOf('p6'), ...today })).toMatchObject({
      lines: [{ before: null, after: 'P6' }],
    });
  });

  it('changes a field once a day and on other days in their order', async () => {
    await done('relocate', 'ann', { ...transfer, effectiveDate: '2026-12-01' });
    expect(
      codesOf(await call('relocate', 'ann', { ...transfer, deptId: idOf('east'), effectiveDate: '2026-12-01' })),
    ).toEqual(['deptId CHANGED_ON_THAT_DAY']);
    const second = await done('relocate', 'ann', { ...transfer, deptId: idOf('east'), effectiveDate: '2026-12-10' });
    expect(second.lines).toMatchObject([{ before: 'Department south', after: 'Department east' }]);
    // Filed last, in between: it holds until the next day on which the department changes.
    await dayPasses(services, company, '2026-12-10');
    const { now, rows } = await careerOf(services, company, 'ann');
    expect(now?.deptId).toBe(idOf('east'));
    expect(rows.map(({ deptId }) => deptId)).toEqual([idOf('north'), idOf('south'), idOf('east')]);
  });

  it('for a day that has passed goes on until the field was changed again', async () => {
    await done('relocate', 'ann', { ...transfer, effectiveDate: '2026-10-20' });
    await done('relocate', 'ann', {
      changeType: Type.TRANSFER,
      deptId: idOf('east'),
      cityName: 'Xi’an',
      effectiveDate: '2026-10-05',
    });
    const { now, rows } = await careerOf(services, company, 'ann');
    expect(now).toMatchObject({ deptId: idOf('south'), cityName: 'Xi’an' });
    expect(rows.map(({ validFrom, deptId, cityName }) => [validFrom, deptId, cityName])).toEqual([
      ['2020-01-01', idOf('north'), 'Beijing'],
      ['2026-10-05', idOf('east'), 'Xi’an'],
      ['2026-10-20', idOf('south'), 'Xi’an'],
    ]);
    expect(
      codesOf(await call('relocate', 'ann', { ...transfer, deptId: idOf('west'), effectiveDate: '2019-12-31' })),
    ).toEqual(['effectiveDate CHANGE_BEFORE_ENTRY']);
  });

  it('is refused for oneself, for a form of yesterday, and for whoever may not file', async () => {
    expect(
      codesOf(await call('relocate', 'hr', { ...transfer, effectiveDate: '2026-11-01', deptId: idOf('north') })),
    ).toEqual(['null OWN_CHANGE']);
    const stale = await services.call(
      'personnelChange.relocate',
      { clientMutationId: 'mutation-stale', empId: idOf('ann'), version: 99, ...transfer, effectiveDate: '2026-11-01' },
      hr,
    );
    expect(stale.status).toBe(409);
    const ann = await services.signIn(company.code, 'ann');
    expect((await services.call('personnelChange.list', {}, ann)).status).toBe(403);
  });

  it('that cannot hold on its day stays pending, as a task of HR with the reason, until it can', async () => {
    await done('commonprocess', 'ann', { bossEmpId: idOf('trial'), effectiveDate: '2026-12-20' });
    await done('exitprocess', 'trial', { ...exit, lastDay: '2026-11-10' });
    await dayPasses(services, company, '2026-12-20');

    const [failed] = await list({ withTask: true });
    expect(failed).toMatchObject({ status: Status.PENDING, task: Task.FAILED, empId: idOf('ann') });
    expect(failed?.taskText).not.toBe('');
  });
});

describe('what is taken back', () => {
  it('is dropped before its day; once', async () => {
    const change = await done('relocate', 'ann', { ...transfer, effectiveDate: '2026-12-01' });
    expect((await undo('cancel', change)).data).toMatchObject({ status: Status.CANCELLED });
    expect((await undo('cancel', change)).status).toBe(409);
    await dayPasses(services, company, '2026-12-01');
    expect((await careerOf(services, company, 'ann')).now?.deptId).toBe(idOf('north'));
  });

  it('after its day restores what stood there, and both stay on record', async () => {
    const change = await done('relocate', 'ann', { ...transfer, cityName: 'Xi’an', effectiveDate: '2026-10-20' });
    expect((await undo('reverse', change)).data).toMatchObject({
      reverses: change.changeId,
      effectiveDate: '2026-10-20',
      reason: 'a mistake',
    });
    const { now, rows } = await careerOf(services, company, 'ann');
    expect(now).toMatchObject({ deptId: idOf('north'), cityName: 'Beijing' });
    expect(new Set(rows.map(({ deptId }) => deptId))).toEqual(new Set([idOf('north')]));
    expect((await list({ statuses: [Status.REVERSED] })).map(({ changeId }) => changeId)).toEqual([change.changeId]);
    // The history of the person says why, as it does of the change itself.
    const { items } = await services.ok<{ items: { reason: string | null }[] }>(
      'platform.auditlist',
      { objectType: 'employee', objectId: idOf('ann') },
      company.adminToken,
    );
    expect(items[0]?.reason).toBe('a mistake');
    // The day is free again.
    await done('relocate', 'ann', { ...transfer, effectiveDate: '2026-10-20' });
  });

  it('is refused where a later change or a correction touched the same field', async () => {
    const first = await done('relocate', 'ann', { ...transfer, effectiveDate: '2026-10-10' });
    const second = await done('relocate', 'ann', { ...transfer, deptId: idOf('east'), effectiveDate: '2026-10-20' });
    expect(codesOf(await undo('reverse', first))).toEqual(['null TOUCHED_LATER']);
    await services.as(company, 'writes', (ctx) =>
      applyEdits(ctx, [{ empId: idOf('ann'), values: { deptId: idOf('west') }, salaryFrom: ctx.today }], {
        kind: 'correction',
      }),
    );
    expect(codesOf(await undo('reverse', second))).toEqual(['null TOUCHED_LATER']);
  });
});

describe('regularisation', () => {
  it('S5.097 needs the date, comes early but never late, and happens once', async () => {
    expect(codesOf(await call('regularprocess', 'trial', {}))).toEqual([expect.stringMatching(/^regularDate /)]);
    expect(codesOf(await call('regularprocess', 'trial', { regularDate: '2026-12-02' }))).toEqual([
      'regularDate PROBATION_EXTENDED',
    ]);
    await done('regularprocess', 'trial', { regularDate: '2026-11-15', reason: 'does well' });
    expect(codesOf(await call('regularprocess', 'trial', { regularDate: '2026-11-20' }))).toEqual([
      'regularDate REGULAR_ALREADY',
    ]);
    await dayPasses(services, company, '2026-11-15');
    expect((await careerOf(services, company, 'trial')).now?.regularDate).toBe('2026-11-15');
  });

  it('reversed puts the agreed date back', async () => {
    const change = await done('regularprocess', 'trial', { regularDate: '2026-10-15' });
    await undo('reverse', change);
    expect((await careerOf(services, company, 'trial')).now?.regularDate).toBe('2026-12-01');
  });
});

describe('re-entry', () => {
  const back = { entryDate: '2026-11-15', regularDate: '2027-02-15', deptId: idOf('east'), bossEmpId: idOf('chief') };

  it('brings the same person and number back with an employment of its own, and opens the account', async () => {
    await done('exitprocess', 'ann', { ...exit, lastDay: '2026-10-10' });
    expect(codesOf(await call('entryprocess', 'ann', { ...back, entryDate: '2026-10-10' }))).toEqual([
      'entryDate BACK_BEFORE_LAST_DAY',
    ]);
    const change = await done('entryprocess', 'ann', back);
    expect(change).toMatchObject({ changeType: Type.ENTRY, status: Status.PENDING, cancellable: true });
    expect(codesOf(await call('entryprocess', 'ann', { ...back, entryDate: '2026-11-16' }))).toEqual([
      'entryDate REENTRY_FILED',
    ]);
    await expect(services.signIn(company.code, 'ann')).rejects.toThrow(/WRONG_CREDENTIALS|422/);
    await dayPasses(services, company, '2026-11-15');

    const { now, rows } = await careerOf(services, company, 'ann');
    expect(now).toMatchObject({ empNumber: 'ann', lastDay: null, entryDate: '2026-11-15', regularDate: '2027-02-15' });
    expect(rows.map(({ validFrom, validTo, deptId }) => [validFrom, validTo, deptId])).toEqual([
      ['2020-01-01', '2026-10-11', idOf('north')],
      ['2026-11-15', null, idOf('east')],
    ]);
    await services.signIn(company.code, 'ann');
    const [told] = await list({ empId: idOf('ann'), changeTypes: [Type.ENTRY], effectiveFrom: '2026-11-15' });
    expect(told?.lines).toContainEqual(
      expect.objectContaining({ field: 'entryDate', before: '2020-01-01', after: '2026-11-15' }),
    );
    // What was of the employment before does not count in this one: there is a probation again, and it may end early.
    await done('regularprocess', 'ann', { regularDate: '2026-12-01' });
  });

  it('is of somebody who has left, and goes back to a superior who is there', async () => {
    expect(codesOf(await call('entryprocess', 'ann', back))).toEqual(['null HAS_NOT_LEFT']);
    await done('exitprocess', 'bob', { ...exit, lastDay: '2026-10-10' });
    await done('exitprocess', 'lead', { ...exit, lastDay: '2026-10-20', handOverTo: idOf('chief') });
    expect(codesOf(await call('entryprocess', 'bob', { entryDate: '2026-11-15' }))).toEqual([
      'bossEmpId NOT_THERE_ON_THAT_DAY',
    ]);
  });

  it('is offered of people who have left', async () => {
    await done('exitprocess', 'bob', { ...exit, lastDay: '2026-10-10' });
    const offered = await services.ok<{ empNumber: string }[]>('empmanage.listbisedeemp', { left: true }, hr);
    expect(offered.map(({ empNumber }) => empNumber)).toEqual(['bob']);
  });
});

describe('exit', () => {
  it('S5.094 S5.095 needs a day and a reason, an involuntary one its ground', async () => {
    expect(codesOf(await call('exitprocess', 'bob', exit))).toEqual([expect.stringMatching(/^lastDay /)]);
    const { reason: _none, ...silent } = { ...exit, lastDay: '2026-11-20' };
    expect(codesOf(await call('exitprocess', 'bob', silent))).toEqual([expect.stringMatching(/^reason /)]);
    const dismissal = { ...exit, exitKind: ExitKind.INVOLUNTARY, lastDay: '2026-11-20' };
    expect(codesOf(await call('exitprocess', 'bob', dismissal))).toEqual(['ground REQUIRED']);
    expect(await done('exitprocess', 'bob', { ...dismissal, ground: ExitGround.EXPIRY })).toMatchObject({
      ground: ExitGround.EXPIRY,
      status: Status.PENDING,
    });
  });

  it('S5.096 is refused with the names of the direct reports, and done once they are handed over', async () => {
    const form = await services.ok<{ subordinates: { empNumber: string }[] }>(
      'personnelChange.exitinterface',
      { empId: idOf('lead') },
      hr,
    );
    expect(form.subordinates.map(({ empNumber }) => empNumber)).toEqual(['ann', 'bob']);
    const refusal = await call('exitprocess', 'lead', { ...exit, lastDay: '2026-11-20' });
    expect(codesOf(refusal)).toEqual(['handOverTo STILL_LEADS']);
    expect(JSON.stringify(refusal.data)).toContain('Person ann (ann), Person bob (bob)');

    await done('exitprocess', 'lead', { ...exit, lastDay: '2026-11-20', handOverTo: idOf('ann') });
    expect((await careerOf(services, company, 'bob')).now?.bossId).toBe(idOf('lead'));
    const moved = (await list()).find(({ empId, changeType }) => empId === idOf('bob') && changeType === Type.COMMON);
    expect(moved?.reason).toBe('The manager left');
    await dayPasses(services, company, '2026-11-21');
    expect((await careerOf(services, company, 'bob')).now?.bossId).toBe(idOf('ann'));
    expect((await careerOf(services, company, 'ann')).now?.bossId).toBe(idOf('chief'));
  });

  it('names the direct reports in the language of whoever reads', async () => {
    await services.ok(
      'empupdate.updatebaseinfo',
      { empId: idOf('ann'), version: 1, empNumber: 'ann', empName: 'Person ann', empNameEn: 'Ann Lin' },
      hr,
    );
    const form = await services.ok<{ subordinates: unknown[] }>(
      'personnelChange.exitinterface',
      { empId: idOf('lead') },
      hr,
    );
    expect(form.subordinates).toMatchObject([{ empName: 'Person ann', empNameEn: 'Ann Lin' }, { empNameEn: null }]);
    const refusal = await call('exitprocess', 'lead', { ...exit, lastDay: '2026-11-20' });
    expect(JSON.stringify(refusal.data)).toContain('Ann Lin (ann), Person bob (bob)');
    const circle = await call('commonprocess', 'lead', { effectiveDate: '2026-11-20', bossEmpId: idOf('ann') });
    expect(JSON.stringify(circle.data)).toContain('Ann Lin (ann)');
  });

  it('cancelled before its day leaves everything as it was', async () => {
    const change = await done('exitprocess', 'lead', { ...exit, lastDay: '2026-11-20', handOverTo: idOf('chief') });
    await undo('cancel', change);
    await dayPasses(services, company, '2026-11-21');
    expect((await careerOf(services, company, 'bob')).now?.bossId).toBe(idOf('lead'));
    expect((await careerOf(services, company, 'lead')).now?.lastDay).toBeNull();
  });

  it('on the day after the last closes the account, vacates headships and moves up who came since', async () => {
    await services.as(company, 'writes', (ctx) => setHeads(ctx, [{ deptId: idOf('east'), headEmpId: idOf('bob') }]));
    const change = await done('exitprocess', 'bob', { ...exit, lastDay: '2026-11-20' });
    await services.as(company, 'writes', (ctx) =>
      applyEdits(ctx, [{ empId: idOf('ann'), values: { bossEmpId: idOf('bob') }, salaryFrom: ctx.today }], {
        kind: 'correction',
      }),
    );
    await services.signIn(company.code, 'bob');
    await dayPasses(services, company, '2026-11-20');
    await services.signIn(company.code, 'bob');
    await dayPasses(services, company, '2026-11-21');

    await expect(services.signIn(company.code, 'bob')).rejects.toThrow(/WRONG_CREDENTIALS|422/);
    expect((await careerOf(services, company, 'ann')).now?.bossId).toBe(idOf('lead'));
    const tasks = await list({ withTask: true });
    expect(tasks.map(({ empNumber, task }) => [empNumber, task])).toEqual([
      ['ann', Task.MOVED_UP],
      ['bob', Task.HEAD_VACANT],
    ]);
    for (const task of tasks) expect((await undo('settle', task)).data).toMatchObject({ task: null });

    // Taken back: the person is there again and signs in.
    const [left] = await list({ empId: idOf('bob'), changeTypes: [Type.EXIT] });
    expect(left?.changeId).toBe(change.changeId);
    expect((await undo('reverse', left!)).status).toBe(200);
    await services.signIn(company.code, 'bob');
  });

  it('is refused while changes lie after it', async () => {
    await done('relocate', 'bob', { ...transfer, effectiveDate: '2026-12-01' });
    expect(codesOf(await call('exitprocess', 'bob', { ...exit, lastDay: '2026-11-20' }))).toEqual([
      'lastDay CHANGES_AFTER_EXIT',
    ]);
  });
});
