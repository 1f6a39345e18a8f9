import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssessmentColumnType as TYPE, AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { clean } from '../../../kit/jobs/clean.ts';
import { readTable } from '../../../kit/sheet/read.ts';
import { file } from '../../../kit/tables.ts';
import { startServices, type TestFile, type TestServices } from '../../../testing/kit.ts';
import { packed, textOfPages } from '../../../testing/pdf-text.ts';
import { errorsOf, key, partInput, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { targetAttachment } from '../tables-form.ts';
import { indicator, openAppraisalOf, refusalOf, signedIn, type Appraisal } from './assessment-testing.ts';

const { SELF, BOSS, PARTNER } = ScorerRole;

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>> & { beside: string; elsewhere: string };
let form: Appraisal;
/** An indicator of the form. */
let rowId: string;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  const beside = await services.signIn(company.code, company.numberOf.get(company.staffIds[1] ?? '') ?? '');
  const elsewhere = (await services.createTestCompany()).adminToken;
  as = { ...(await signedIn(services, company)), beside, elsewhere };
});
afterAll(() => services.stop());

const column = (columnType: number, required = false) => ({ columnName: `列${columnType}`, columnType, required });
const partsWith = (...columns: object[]) => [
  partInput({ columns: [column(TYPE.KEY_RESULT, true), column(TYPE.WEIGHT, true), ...columns] }),
];
/** A form whose targets are agreed, with scoring open and a co-assessor. */
async function openForm(...columns: object[]) {
  const plan = { selfRatio: '20', partnerRatio: '20', bossRatio: '60' };
  form = await openAppraisalOf(services, company, { parts: partsWith(...columns), plan });
  await form.agree(as.person, as.boss);
  const assessors = [{ empId: company.staffIds[1] ?? '' }];
  await form.ok('performanceview.pickTogetherAssessor', as.boss, { clientMutationId: key(), assessors });
  await form.goTo(AssessmentPlanStatus.SCORING);
  rowId = (await form.detail(as.person)).indicators[1]?.rowId ?? '';
}

const PDF = '%PDF-1.7 evidence';
const fileOf = (content: string | Uint8Array, fileName = '合同.pdf', type = 'application/pdf'): TestFile => ({
  fileName,
  type,
  bytes: new Uint8Array(Buffer.from(content)),
});
interface Attachment {
  attachmentId: string;
  rowId: string;
  fileName: string;
  size: number;
}
const send = (token: string, sent = fileOf(PDF)) =>
  form.call('performanceview.uploadattachment', token, { rowId, file: sent });
async function attach(sent = fileOf(PDF)): Promise<Attachment> {
  const answer = await send(as.person, sent);
  if (!answer.success) throw new Error(JSON.stringify(answer));
  const newest = (answer.data as { attachments: Attachment[] }).attachments.at(-1);
  if (!newest) throw new Error('Nothing is attached.');
  return newest;
}
const fetched = (token: string, attachmentId: string) =>
  form.call('performanceview.downloadattachment', token, { attachmentId });
const remove = (token: string, attachmentId: string) =>
  form.call('performanceview.deleteattachment', token, { clientMutationId: key(), attachmentId });
const namesSeen = async (token: string) => (await form.detail(token)).attachments.map(({ fileName }) => fileName);
/** How many files this company keeps, and how many stand beside indicators. */
const kept = () =>
  services.as(company, 'reads', async ({ tx }) => ({
    files: await tx.$count(file),
    beside: await tx.$count(targetAttachment),
  }));

describe('S3.043 files beside an indicator', () => {
  beforeEach(() => openForm(column(TYPE.ATTACHMENT)));

  test('are kept as they were sent, with a name that is only a name, and saved by whoever fetches them', async () => {
    const { attachmentId } = await attach(fileOf(PDF, '../../营收\u202Efdp证明.pdf'));
    expect((await form.detail(as.person)).attachments).toMatchObject([
      { attachmentId, rowId, fileName: '营收fdp证明.pdf', size: PDF.length },
    ]);
    const { bytes, fileName } = (await fetched(as.person, attachmentId)).data as TestFile;
    expect([Buffer.from(bytes).toString(), fileName]).toEqual([PDF, '营收fdp证明.pdf']);
    const query = new URLSearchParams({ planCode: form.plan.id, empId: form.empId, attachmentId });
    const { headers } = await fetch(`${services.url}/performanceview/downloadattachment?${query.toString()}`, {
      headers: { Authorization: `Bearer ${as.person}` },
    });
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  test('stay through auto-saves, and can be deleted while the person scores', async () => {
    const first = await attach();
    const second = await attach(fileOf('a,b\n1,2', '明细.csv', 'application/wps-office.csv'));
    const { scorerRole, rows, version } = await form.sheet(as.person, SELF, '80');
    const draft = { scorerRole, rows, version, clientId: key(), seq: 1 };
    await form.ok('performancecheck.scoreresult', as.person, draft);
    expect(await namesSeen(as.person)).toEqual(['合同.pdf', '明细.csv']);
    const before = await kept();
    expect((await remove(as.person, first.attachmentId)).data).toMatchObject({
      attachments: [{ attachmentId: second.attachmentId }],
    });
    expect(await kept()).toEqual({ files: before.files - 1, beside: before.beside - 1 });
    expect((await fetched(as.person, first.attachmentId)).status).toBe(404);
  });

  test('are a draft of the person until the self score is in; then who sees what was achieved sees them', async () => {
    const { attachmentId } = await attach();
    const others = ['boss', 'admin', 'beside', 'colleague', 'otherBoss', 'elsewhere'] as const;
    const statuses = () => Promise.all(others.map(async (who) => [who, (await fetched(as[who], attachmentId)).status]));
    expect(await statuses()).toEqual(others.map((who) => [who, 404]));
    expect([await namesSeen(as.boss), await namesSeen(as.beside)]).toEqual([[], []]);

    await form.score(as.person, SELF, '80');
    const may = new Set<string>(['boss', 'admin', 'beside']);
    expect(await statuses()).toEqual(others.map((who) => [who, may.has(who) ? 200 : 404]));
    for (const who of may) expect(await namesSeen(as[who as 'boss'])).toEqual(['合同.pdf']);
    // The id alone opens nothing: it belongs to one form.
    const own = form.of(company.staffIds[2] ?? '');
    expect((await own.call('performanceview.downloadattachment', as.colleague, { attachmentId })).status).toBe(404);

    await form.ok('performancecheck.sendbackmark', as.boss, { scorerRole: SELF, reason: '请补充证明' });
    expect((await fetched(as.boss, attachmentId)).status).toBe(404);
    expect((await fetched(as.person, attachmentId)).status).toBe(200);
  });

  test('are written by the person alone, and by nobody once the self score is in', async () => {
    const { attachmentId } = await attach();
    for (const other of [as.boss, as.beside, as.admin])
      expect(refusalOf(await send(other))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
    for (const stranger of [as.colleague, as.otherBoss, as.elsewhere]) expect((await send(stranger)).status).toBe(404);
    await form.score(as.person, SELF, '80');
    expect(refusalOf(await send(as.person))).toEqual([422, [[null, 'SCORES_SUBMITTED']]]);
    expect(refusalOf(await remove(as.person, attachmentId))).toEqual([422, [[null, 'SCORES_SUBMITTED']]]);
    expect((await remove(as.boss, attachmentId)).success).toBe(false);
    expect(await namesSeen(as.boss)).toEqual(['合同.pdf']);
  });

  test('are closed to whoever is taken out of the plan', async () => {
    const { attachmentId } = await attach();
    const [plan] = await services.ok<{ version: number }[]>(
      'performanceplane.getplanandrule',
      { planCodes: [form.plan.id] },
      as.admin,
    );
    const scope = { wholeCompany: true, deptIds: [], empIds: [], excludedEmpIds: [form.empId], reason: '转岗' };
    const about = { planCode: form.plan.id, version: plan?.version };
    await services.ok('performanceplane.planescope', { ...about, ...scope }, as.admin);
    expect((await fetched(as.person, attachmentId)).status).toBe(404);
    expect((await send(as.person)).status).toBe(404);
  });

  test('are few, however many are sent at once, and what was refused on the way is cleaned away', async () => {
    const max = LIMITS.attachmentsMax;
    const before = await kept();
    const answers = await Promise.all(Array.from({ length: max + 2 }, () => send(as.person)));
    expect(answers.filter(({ success }) => success)).toHaveLength(max);
    for (const refused of answers.filter(({ success }) => !success))
      expect(errorsOf(refused)).toEqual([['file', 'TOO_MANY_ATTACHMENTS']]);
    // As a file that was stored by a process which died before it stood anywhere.
    await services.engine.run(`update file set expires_at = expires_at - interval '3 days'`);
    await clean(services.kernel);
    expect(await kept()).toEqual({ files: before.files + max, beside: before.beside + max });
  });

  test.each<[string, () => TestFile, string]>([
    ['a program', () => fileOf('MZ\x90\0', 'a.exe', 'application/octet-stream'), 'ATTACHMENT_TYPE'],
    ['a program that is called a document', () => fileOf('MZ\x90\0', 'a.docx'), 'ATTACHMENT_TYPE'],
    ['a program that is called a text', () => fileOf('MZ\x90\0', 'a.txt', 'text/plain'), 'ATTACHMENT_TYPE'],
    ['a page', () => fileOf('<html></html>', 'a.html', 'text/html'), 'ATTACHMENT_TYPE'],
    ['a picture that is called a PDF', () => fileOf(Buffer.from('89504e470d0a1a0a', 'hex')), 'ATTACHMENT_TYPE'],
    ['a workbook with macros', () => fileOf('PK\x03\x04', 'a.xlsm'), 'ATTACHMENT_TYPE'],
    ['nothing', () => fileOf(''), 'FILE_REQUIRED'],
    ['one byte too much', () => fileOf(`%PDF-${' '.repeat(LIMITS.uploadBytesMax - 4)}`), 'FILE_TOO_LARGE'],
  ])('are refused where it is %s', async (_what, make, code) => {
    expect(errorsOf(await send(as.person, make()))).toEqual([['file', code]]);
    expect(await namesSeen(as.person)).toEqual([]);
  });

  test('go with an indicator that is taken out of the form', async () => {
    await attach();
    const before = await kept();
    const [plan] = await services.ok<{ version: number }[]>(
      'performanceplane.getplanandrule',
      { planCodes: [form.plan.id] },
      as.admin,
    );
    const back = { clientMutationId: key(), planCode: form.plan.id, version: plan?.version, to: 1, reason: '调整目标' };
    await services.ok('performanceplane.reversalplan', back, as.admin);
    const { version, parts, indicators } = await form.detail(as.boss);
    const [fixed] = indicators;
    const [part] = parts;
    if (!part) throw new Error('The plan has no part.');
    const rows = [indicator(part, { rowId: fixed?.rowId, weight: '20' }), indicator(part, { keyResult: '另一指标' })];
    await form.ok('performanceview.allotperformance', as.boss, { version, rows });
    expect(await kept()).toEqual({ files: before.files - 1, beside: before.beside - 1 });
  });

  test('stand by name in the workbook and in the document', async () => {
    await attach(fileOf('PK\x03\x04', '交付清单.zip', ''));
    await form.score(as.person, SELF, '80');
    const exported = async (format: string) =>
      form.ok<TestFile>('performanceview.exportAssessmentInfo', as.boss, { format });
    const { bytes, fileName } = await exported('xlsx');
    const table = (await readTable(Buffer.from(bytes), fileName, { rows: 100, columns: 30 })).map(({ cells }) => cells);
    const head = table.findIndex((line) => line.includes(`列${TYPE.ATTACHMENT}`));
    const at = table[head]?.indexOf(`列${TYPE.ATTACHMENT}`) ?? -1;
    expect([table[head + 1]?.[at] ?? '', table[head + 2]?.[at]]).toEqual(['', '交付清单.zip']);
    const text = packed((await textOfPages((await exported('pdf')).bytes)).join(''));
    expect(text).toContain(`列${TYPE.ATTACHMENT}`);
    expect(text).toContain('交付清单.zip');
  });
});

test('S3.043 a file that a template requires keeps the self score from being submitted, not the others’', async () => {
  await openForm(column(TYPE.ATTACHMENT, true));
  const sheet = await form.sheet(as.person, SELF, '80');
  const submit = () => form.call('performancecheck.updateCheckStatus', as.person, { ...sheet });
  expect(refusalOf(await submit())).toEqual([
    422,
    [
      ['rows.0.attachments', 'ATTACHMENT_REQUIRED'],
      ['rows.1.attachments', 'ATTACHMENT_REQUIRED'],
    ],
  ]);
  for (const { rowId: one } of sheet.rows) {
    rowId = one;
    await attach();
  }
  expect((await submit()).success).toBe(true);
  await form.score(as.beside, PARTNER, '70');
  await form.score(as.boss, BOSS, '90');
});

test('S3.043 where no column asks for files nothing is attached', async () => {
  await openForm();
  expect(refusalOf(await send(as.person))).toEqual([400, [['rowId', 'UNKNOWN_REFERENCE']]]);
});
