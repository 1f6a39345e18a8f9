import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, TOKEN, type TestBff } from '../../testing/bff.ts';
import { id } from '../../testing/rows.ts';

const EXPORT = `mutation Export($input: ExportAssessmentInput!) {
  exportAssessment(input: $input) { file { url } userErrors { code } }
}`;
const [planId, employeeId] = [id('plan'), id('employee')];

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  bff.upstream.respond('performanceview', 'exportAssessmentInfo', (_call, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': 'attachment' }).end('%PDF-1.7');
  });
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const fetched = async (format?: 'XLSX' | 'PDF') => {
  const { data } = await bff.send(EXPORT, { input: { planId, employeeId, format } });
  const { url } = data?.['exportAssessment'].file as { url: string };
  const response = await fetch(bff.url + url, { headers: { cookie: `sid=${TOKEN}` } });
  return { type: response.headers.get('content-type'), text: await response.text() };
};

it('an appraisal is fetched as a document, streamed as the services send it', async () => {
  expect(await fetched('PDF')).toEqual({ type: 'application/pdf', text: '%PDF-1.7' });
  expect(bff.upstream.calls).toMatchObject([
    {
      name: 'performanceview.exportAssessmentInfo',
      input: { planCode: planId, empId: employeeId, format: 'pdf' },
    },
  ]);
});

it('services that know no format are not told of one', async () => {
  await fetched('XLSX');
  await fetched();
  expect(bff.upstream.calls.map(({ input }) => input)).toEqual(Array(2).fill({ planCode: planId, empId: employeeId }));
});

it('says whether the services make documents', async () => {
  expect((await bff.send('{ capabilities { documents } }')).data).toEqual({ capabilities: { documents: true } });
});
