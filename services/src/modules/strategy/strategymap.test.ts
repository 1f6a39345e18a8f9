import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { DataOf, Envelope } from '@hengcai/shared/contract/kernel';
import { STRATEGY_MAP_PAGE, type StrategyMap, type strategymap } from '@hengcai/shared/contract/strategy/strategymap';
import { StrategyPerspective, StrategyState } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import {
  agreeDept,
  openDeptPlan,
  staffedCompany,
  withHeads,
  type Dept,
  type Staffed,
} from '../../testing/appraisals.ts';
import { startServices, type TestServices } from '../../testing/kit.ts';

type Calls = (typeof strategymap)['endpoints'];
type MapData = z.output<typeof StrategyMap>;

const { CUSTOMER, FINANCE, LEARNING } = StrategyPerspective;
// The plan runs the whole year, of which 273 of 365 days are over: 74.8 %.
const DAY = '2026-09-30';

let services: TestServices;
let company: Staffed;
/** Heads the first department, and the second one below. */
let head: string;
let chief: string;
/** In the first department, so that the second one’s targets are not theirs to see. */
let member: string;
let admin: string;
/** Agreed targets of the second department; people reported about the first of them. */
let targets: { id: string; reported: string };

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: DAY } });
  company = await staffedCompany(services, 4);
  admin = company.adminToken;
  const as = (empId: string | undefined) => services.signIn(company.code, company.numberOf.get(empId ?? '') ?? '');
  [chief, head, member] = [await as(company.bossIds[0]), await as(company.bossIds[1]), await as(company.staffIds[0])];
  await withHeads(services, company);
  const form = await openDeptPlan(services, company);
  const dept = { planCode: form.plan.id, deptId: company.deptIds[1] };
  await agreeDept(services, dept, head, chief);
  const { indicators } = await services.ok<Dept>('performanceview.getDeptAssessmentDetail', dept, head);
  const named = (keyResult: string) => indicators.find((one) => one.keyResult === keyResult)?.rowId ?? '';
  targets = { id: named('部门收入'), reported: named('部门签约额') };
  // Somebody of that department brings the first one to 60 %.
  const person = await as(form.empId);
  await form.agree(person, head);
  const rowId = (await form.detail(person)).indicators.find((row) => row.keyResult === '营业收入')?.rowId;
  await form.ok('performanceview.saveAlignInfo', person, {
    cellCode: rowId,
    toCellCode: targets.reported,
    clientMutationId: 'strategy-align',
  });
  await form.ok('performanceview.saveprogressnote', person, {
    rowId,
    value: '160',
    text: '进行中',
    clientMutationId: 'strategy-note',
  });
});
afterAll(() => services.stop());

let keys = 0;
const call = (name: keyof Calls, input: object, token = admin): Promise<Envelope> =>
  services.call(`strategymap.${name}`, { ...input }, token);
const save = (input: object, token = admin) =>
  call('savestrategymap', { clientMutationId: `strategy-${(keys += 1)}`, year: 2026, ...input }, token);
async function saved(input: object, token = admin): Promise<MapData> {
  const answer = await save(input, token);
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data as MapData;
}
const read = async (strategyMapCode: string, token = admin): Promise<MapData> =>
  services.ok<MapData>('strategymap.getstrategymap', { strategyMapCode }, token);
/** Why a call is refused: its status, and of each reason the field and the code. */
const refusal = ({ status, data }: Envelope): unknown[] => [
  status,
  ...(data as { errors: { field: string | null; code: string }[] }).errors.map(
    ({ field, code }) => `${field ?? '-'} ${code}`,
  ),
];
const idOf = (n: number) => n.toString(16).padStart(32, '0');
const objective = (n: number, more: object = {}) => ({
  objectiveId: idOf(n),
  perspective: CUSTOMER,
  objectiveName: `目标${n}`,
  leadsTo: [] as string[],
  cellCodes: [] as string[],
  ...more,
});

describe('S1.054 S3.092 strategy maps', () => {
  it('S7.066 are added, read by their code, changed as a whole and deleted', async () => {
    const objectives = [
      objective(1, { perspective: FINANCE, measure: '利润率' }),
      objective(2, { leadsTo: [idOf(1)] }),
      objective(3, { perspective: LEARNING, leadsTo: [idOf(2), idOf(1)] }),
    ];
    const made = await saved({ strategyMapName: '战略地图', objectives });
    expect(made).toMatchObject({ strategyMapName: '战略地图', year: 2026, version: 1 });
    expect(made.objectives).toMatchObject([
      { perspective: FINANCE, objectiveName: '目标1', measure: '利润率', leadsTo: [], progress: null, state: null },
      { perspective: CUSTOMER, measure: null, leadsTo: [idOf(1)], targetCount: 0 },
      { perspective: LEARNING, leadsTo: [idOf(2), idOf(1)] },
    ]);
    const code = made.strategyMapCode;
    expect(await read(code)).toEqual(made);

    const renamed = await saved({ strategyMapCode: code, version: 1, strategyMapName: '新名称', year: 2027 });
    expect(renamed).toMatchObject({ strategyMapName: '新名称', year: 2027, version: 2, objectives: made.objectives });
    const fewer = { strategyMapCode: code, version: 2, strategyMapName: '新名称', objectives: [objective(1)] };
    expect((await saved(fewer)).objectives.map((one) => one.objectiveId)).toEqual([idOf(1)]);
    expect((await save(fewer)).status).toBe(409);

    await services.ok('strategymap.deletestrategymap', { strategyMapCode: code, version: 3 }, admin);
    expect((await call('getstrategymap', { strategyMapCode: code })).status).toBe(404);
  });

  it('are listed with the latest year first, and have a name that no other one has', async () => {
    await saved({ strategyMapName: 'Plan', year: 2025 });
    const { version, strategyMapCode } = await saved({
      strategyMapName: '远景',
      year: 2030,
      objectives: [objective(1)],
    });
    const { items } = await services.ok<DataOf<Calls['liststrategymap']>>('strategymap.liststrategymap', {}, member);
    expect(items.map((one) => [one.strategyMapName, one.year, one.objectiveCount])).toEqual([
      ['远景', 2030, 1],
      ['Plan', 2025, 0],
    ]);
    const taken = [422, 'strategyMapName ALREADY_USED'];
    expect(refusal(await save({ strategyMapName: ' plan ' }))).toEqual(taken);
    expect(refusal(await save({ strategyMapCode, version, strategyMapName: 'PLAN' }))).toEqual(taken);
  });

  it('of a new year begin with the objectives of another one, which then goes its own way', async () => {
    const before = await saved({
      strategyMapName: '今年',
      objectives: [objective(1), objective(2, { leadsTo: [idOf(1)], cellCodes: [targets.reported] })],
    });
    const copy = await saved({ strategyMapName: '明年', year: 2027, copyOf: before.strategyMapCode });
    const [first, second] = copy.objectives;
    expect(copy.objectives.map((one) => one.objectiveName)).toEqual(['目标1', '目标2']);
    expect(second).toMatchObject({ leadsTo: [first?.objectiveId], targetCount: 0 });
    expect(first?.objectiveId).not.toBe(idOf(1));
    expect(refusal(await save({ strategyMapName: '无', copyOf: idOf(9) }))).toEqual([400, 'copyOf UNKNOWN_REFERENCE']);
  });

  it('hold objectives whose arrows end in the same map and never lead back, each said at its field', async () => {
    const many = Array.from({ length: LIMITS.strategyObjectives + 1 }, (_, i) => objective(i));
    expect(refusal(await save({ strategyMapName: '多', objectives: many }))).toEqual([400, 'objectives TOO_MANY']);
    const long = objective(1, { objectiveName: '长'.repeat(LIMITS.strategyObjectiveName + 1) });
    expect(refusal(await save({ strategyMapName: '长', objectives: [long] }))).toEqual([
      400,
      'objectives.0.objectiveName TOO_LONG',
    ]);
    const wrong = [objective(1), objective(1), objective(2, { leadsTo: [idOf(8)], cellCodes: [idOf(9)] })];
    expect(refusal(await save({ strategyMapName: '错', objectives: wrong }))).toEqual([
      422,
      'objectives.1.objectiveId ALREADY_USED',
      'objectives.2.leadsTo UNKNOWN_REFERENCE',
      'objectives.2.cellCodes UNKNOWN_REFERENCE',
    ]);
    const circle = [objective(1, { leadsTo: [idOf(2)] }), objective(2, { leadsTo: [idOf(1)] })];
    expect(refusal(await save({ strategyMapName: '圈', objectives: circle }))).toEqual([
      422,
      'objectives.1.leadsTo STRATEGY_CIRCLE',
    ]);
  });
});

describe('targets of departments behind an objective', () => {
  it('bring it as far as people reported, against the time that has gone; the text is for who may see it', async () => {
    const cellCodes = [targets.reported, targets.id];
    const { strategyMapCode } = await saved({ strategyMapName: '进展', objectives: [objective(1, { cellCodes })] });
    const seenBy = async (token: string) => (await read(strategyMapCode, token)).objectives[0];
    const figures = { progress: '60', expected: '74.8', state: StrategyState.SLIPPING, targetCount: 2 };
    expect(await seenBy(head)).toMatchObject({
      ...figures,
      targets: [
        { keyResult: '部门签约额', progress: '60', deptName: '部门2' },
        { keyResult: '部门收入', progress: null },
      ],
    });
    expect((await seenBy(chief))?.targets).toHaveLength(2);
    expect(await seenBy(member)).toMatchObject({ ...figures, targets: [] });
  });

  it('are chosen from those the editor may see, and what others chose stays', async () => {
    await services.engine.run(
      `update role_page set rights = 7 where company_id = $1 and path = $2 and role_code in ('MANAGER', 'ORDINARY')`,
      [company.companyId, STRATEGY_MAP_PAGE],
    );
    const chosen = async (token: string, more: object = {}) =>
      (
        await services.ok<DataOf<Calls['listdepttarget']>>('strategymap.listdepttarget', { year: 2026, ...more }, token)
      ).items.map((one) => one.keyResult);
    expect(await chosen(head)).toEqual(expect.arrayContaining(['部门签约额', '部门收入']));
    expect(await chosen(head, { keyword: '签约' })).toEqual(['部门签约额']);
    expect(await chosen(head, { year: 2025 })).toEqual([]);
    expect(await chosen(member)).toEqual([]);

    const one = objective(1, { cellCodes: [targets.reported] });
    const { strategyMapCode, version } = await saved({ strategyMapName: '共同', objectives: [one] }, head);
    const change = { strategyMapCode, strategyMapName: '共同' };
    // Who cannot see it neither adds one nor takes it away by leaving it out.
    expect(refusal(await save({ ...change, version, objectives: [one] }, member))).toEqual([
      422,
      'objectives.0.cellCodes UNKNOWN_REFERENCE',
    ]);
    const kept = await saved({ ...change, version, objectives: [objective(1)] }, member);
    expect(kept.objectives[0]?.targetCount).toBe(1);
    const gone = await saved({ ...change, version: kept.version, objectives: [objective(1)] }, head);
    expect(gone.objectives[0]?.targetCount).toBe(0);
  });
});

it('S2.019 everybody reads them, whoever has the page edits them, and no other company sees them', async () => {
  const { strategyMapCode, version } = await saved({ strategyMapName: '权限' });
  await services.engine.run(
    `update role_page set rights = 1 where company_id = $1 and path = $2 and role_code in ('MANAGER', 'ORDINARY')`,
    [company.companyId, STRATEGY_MAP_PAGE],
  );
  expect((await read(strategyMapCode, member)).strategyMapName).toBe('权限');
  for (const input of [{ strategyMapName: '新' }, { strategyMapCode, version, strategyMapName: '改' }])
    expect(refusal(await save(input, member))).toEqual([403, '- FORBIDDEN']);
  expect(refusal(await call('deletestrategymap', { strategyMapCode, version }, member))).toEqual([403, '- FORBIDDEN']);
  expect(refusal(await call('listdepttarget', { year: 2026 }, member))).toEqual([403, '- FORBIDDEN']);
  const other = await services.createTestCompany();
  expect((await call('getstrategymap', { strategyMapCode }, other.adminToken)).status).toBe(404);
});

it('S2.001 a link shows one without signing in, as its maker sees it, until it is deleted', async () => {
  const objectives = [objective(1, { cellCodes: [targets.reported] })];
  const { strategyMapCode, version } = await saved({ strategyMapName: '对外', objectives });
  const share = (token: string) =>
    services.call('share.createshare', { pageUrl: STRATEGY_MAP_PAGE, objectId: strategyMapCode }, token);
  expect((await share(member)).status).toBe(403);
  const made = (await share(admin)).data as { token: string; share: { objectName: string } };
  expect(made.share.objectName).toBe('对外');
  const shown = () => services.call('strategymap.sharedstrategymap', { token: made.token });
  expect((await shown()).data).toMatchObject({
    strategyMapName: '对外',
    objectives: [{ progress: '60', targets: [{ keyResult: '部门签约额' }] }],
  });
  expect(refusal(await services.call('strategymap.sharedstrategymap', { token: `${made.token}0` }))).toEqual([
    422,
    'token SHARE_OVER',
  ]);
  await services.ok('strategymap.deletestrategymap', { strategyMapCode, version }, admin);
  expect((await shown()).status).toBe(404);
});
