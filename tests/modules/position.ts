import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data, type Person } from '../operations/stack.ts';

export const proof: ModuleProof = {
  walk: [
    ['sets up grades and ranks', setUpRanks],
    ['sets up job families', setUpFamilies],
    ['sets up positions', setUpPositions],
    ['evaluates positions', evaluatePositions],
    ['compares people with positions', comparePeople],
  ],
  rows: {
    parentJobFamilyId: 'job_family',
    highestRankId: 'job_rank',
    gradeId: 'job_grade',
    'rankmanage.listgrade.id': 'job_grade',
    evaluationId: 'position_evaluation',
    evaluatorId: 'employee',
    itemId: 'match_item',
    saidBy: 'employee',
  },
  // A row is named with what it refers to: department, family and ranks of a position, the grade of a rank.
  budgets: {
    PositionList: 4,
    PositionDetails: 4,
    UpdatePosition: 4,
    WithdrawPositionChange: 4,
    PositionIncumbents: 3,
    RankList: 2,
    UpdateRank: 2,
    JobFamilyList: 2,
    UpdateJobFamily: 2,
    RankPast: 3,
    RankChanges: 3,
    JobFamilyPast: 2,
    JobFamilyChanges: 2,
    PositionEvaluationList: 3,
    PositionEvaluation: 4,
    EvaluationOptions: 2,
    UpdatePositionEvaluation: 2,
    StartPositionEvaluation: 2,
    FinishPositionEvaluation: 2,
    ScorePositionEvaluation: 2,
    ApplyPositionEvaluation: 2,
    PositionMatchList: 3,
    PositionRequirement: 2,
    WhoFits: 4,
    PersonMatch: 3,
    SavePersonLevels: 2,
  },
};

const AHEAD = '2099-01-01';
const today = ({ services, company }: Cast) => services.as(company, 'reads', (ctx) => Promise.resolve(ctx.today));

/** What a mutation answers under its name, or under the name of its thing. */
async function did(person: Person, name: string, input: Data): Promise<Data> {
  const added = name.startsWith('Add') ? { clientMutationId: mutationKey(), ...input } : input;
  const data = await person.run(name, { input: added });
  return data[name[0]?.toLowerCase() + name.slice(1)] as Data;
}
const versioned = ({ id, version }: Data) => ({ id: id as string, version: version as number });

/** Names of ranks, grades and families have ten characters at most: the mark stands in their codes. */
async function setUpRanks(cast: Cast): Promise<void> {
  const { hr, list, mark } = cast;
  const grade = async (name: string) => (await did(hr, 'AddGrade', { name, nameEn: `${name} en` }))['grade'] as Data;
  const [low, high, gone] = [await grade('G-low'), await grade('G-high'), await grade('G-gone')];
  const renamed = (await did(hr, 'UpdateGrade', { ...versioned(low), name: 'G-1', nameEn: 'G-1 en' }))['grade'] as Data;
  await did(hr, 'DeleteGrade', versioned(gone));
  await did(hr, 'OrderGrades', { ids: [renamed['id'], high['id']] });
  await hr.run('GradeList');
  const rank = async (code: string, seniority: number) =>
    (await did(hr, 'AddRank', { code: `${mark} ${code}`, name: code, grade: seniority, jobGradeId: high['id'] }))[
      'rank'
    ] as Data;
  const [first, second] = [await rank('W1', 901), await rank('W2', 902)];
  await rank('W3', 903);
  await did(hr, 'DeleteRank', versioned(second));
  await did(hr, 'UpdateRank', {
    ...versioned(first),
    validFrom: await today(cast),
    name: 'W1b',
    grade: 901,
    jobGradeId: renamed['id'],
  });
  await list(hr, 'RankList', page);
  const day = await today(cast);
  await list(hr, 'RankPast', (pageSize) => ({ day, ...page(pageSize) }));
  await list(hr, 'RankChanges', page);
}

async function setUpFamilies(cast: Cast): Promise<void> {
  const { hr, list, mark } = cast;
  const family = async (code: string) =>
    (await did(hr, 'AddJobFamily', { code: `${mark} ${code}`, name: code, nameEn: `${mark} ${code} en` }))[
      'jobFamily'
    ] as Data;
  const [first, second, gone] = [await family('F1'), await family('F2'), await family('F3')];
  await did(hr, 'UpdateJobFamily', {
    ...versioned(second),
    validFrom: await today(cast),
    name: 'F2b',
    nameEn: `${mark} F2b en`,
    parentId: first['id'],
  });
  await did(hr, 'DeleteJobFamily', versioned(gone));
  await list(hr, 'JobFamilyList', page);
  const day = await today(cast);
  await list(hr, 'JobFamilyPast', (pageSize) => ({ day, ...page(pageSize) }));
  await list(hr, 'JobFamilyChanges', page);
}

async function setUpPositions({ hr, list, mark, company }: Cast): Promise<void> {
  const { ranks, jobFamilies } = await hr.run('PositionReferences');
  const [higher, lower] = (ranks as unknown as Data[]).map(({ id }) => id as string);
  const described = (name: string) => ({
    name: `${mark} ${name}`,
    nameEn: `${mark} ${name} en`,
    departmentId: company.deptIds[0],
    jobFamilyId: (jobFamilies as unknown as Data[])[0]?.['id'],
    rankId: lower,
    highestRankId: higher,
    plannedHeadcount: 2,
    responsibilities: `${mark} responsibilities`,
    requirements: `${mark} requirements`,
  });
  const add = async (name: string) =>
    ((await did(hr, 'AddPosition', { code: `${mark} ${name}`, ...described(name) }))['history'] as Data)[
      'position'
    ] as Data;
  const [first, gone] = [await add('kept'), await add('gone')];
  await add('other');
  const { history } = await did(hr, 'UpdatePosition', {
    ...versioned(first),
    validFrom: AHEAD,
    ...described('changed'),
  });
  await did(hr, 'WithdrawPositionChange', { ...versioned((history as Data)['position'] as Data), validFrom: AHEAD });
  await did(hr, 'DeletePosition', versioned(gone));
  await list(hr, 'PositionList', page);
  const id = first['id'] as string;
  await hr.run('PositionDetails', { id });
  await list(hr, 'PositionIncumbents', (pageSize) => ({ id, ...page(pageSize) }));
  await list(hr, 'PositionAudit', (pageSize) => ({ id, ...page(pageSize) }));
  await hr.run('ExportPositions', { input: {} });
}

/** The grades have their names in ten characters; factors and answers bear the mark. */
async function evaluatePositions({ hr, boss, worker, workerId, company, list, mark }: Cast): Promise<void> {
  const { evaluationOptions, grades } = await hr.run('EvaluationOptions');
  const [high, low] = (grades as unknown as Data[]).map(({ id }) => id);
  const levels = ['1', '2'].map((points) => ({ label: `${mark} level ${points}`, points }));
  await did(hr, 'SaveEvaluationOptions', {
    version: (evaluationOptions as Data)['version'],
    factors: [{ name: `${mark} factor`, weight: '100', dimensions: [{ name: `${mark} dimension`, levels }] }],
    bands: [
      { from: '0', jobGradeId: low },
      { from: '1.5', jobGradeId: high },
    ],
  });
  const { positions } = await hr.run('EvaluablePositions');
  const marked = (positions as unknown as Data[]).filter(({ name }) => String(name).includes(mark));
  const bossId = company.bossIds[0];
  const set = async (position: Data | undefined) =>
    (await did(hr, 'AddPositionEvaluation', { positionId: position?.['id'], evaluatorIds: [workerId] }))[
      'detail'
    ] as Data;
  const at = (detail: unknown) => versioned((detail as Data)['evaluation'] as Data);
  const [first, gone] = [await set(marked[0]), await set(marked[1])];
  await did(hr, 'DeletePositionEvaluation', at(gone));
  await set(marked[1]);
  const wider = await did(hr, 'UpdatePositionEvaluation', { ...at(first), evaluatorIds: [workerId, bossId] });
  await did(hr, 'StartPositionEvaluation', at(wider['detail']));
  const id = first['id'] as string;
  for (const person of [worker, boss])
    await person.run('PositionEvaluationList', { filter: { waiting: true }, page: { pageNo: 1, pageSize: 10 } });
  const scored = await did(worker, 'ScorePositionEvaluation', { id, choices: [1], submit: true });
  const done = await did(hr, 'FinishPositionEvaluation', at(scored['detail']));
  await did(hr, 'ApplyPositionEvaluation', { ...at(done['detail']), validFrom: AHEAD });
  await hr.run('PositionEvaluation', { id });
  await list(hr, 'PositionEvaluationList', page);
}

/** One condition of a position that somebody is in, assessed by the line manager and looked at by the person. */
async function comparePeople(cast: Cast): Promise<void> {
  const { hr, boss, worker, workerId, company, list, mark } = cast;
  const { positions } = await hr.run('EvaluablePositions');
  const marked = (positions as unknown as Data[]).filter(({ name }) => String(name).includes(mark));
  const conditions = (at: number) => [{ name: `${mark} item ${at}`, minimum: '1', ideal: '2', weight: '1' }];
  for (const [at, { id }] of marked.entries())
    await did(hr, 'SavePositionRequirement', { positionId: id, version: 0, conditions: conditions(at) });
  const positionId = marked[0]?.['id'] as string;
  await hr.run('PositionRequirement', { positionId });
  await hr.run('MatchItems');
  const { personMatch } = await hr.run('PersonMatch', { employeeId: workerId, positionId });
  const item = ((personMatch as Data)['conditions'] as Data[])[0]?.['item'] as Data;
  const day = await today(cast);
  const said = (person: Person, employeeId: string, own: boolean) =>
    did(person, 'SavePersonLevels', {
      employeeId,
      positionId,
      own,
      validFrom: day,
      levels: [{ itemId: item['id'], level: '1.5', evidence: `${mark} evidence`, version: 0 }],
    });
  for (const empId of company.staffIds.slice(0, 2)) await said(hr, empId, false);
  await said(worker, workerId, true);
  await boss.run('PersonMatch', { employeeId: workerId, positionId });
  await list(hr, 'PositionMatchList', page);
  await list(hr, 'WhoFits', (pageSize) => ({ positionId, filter: { everybody: true }, ...page(pageSize) }));
}
