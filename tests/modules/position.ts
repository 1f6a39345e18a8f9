import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data, type Person } from '../operations/stack.ts';

export const proof: ModuleProof = {
  walk: [
    ['sets up grades and ranks', setUpRanks],
    ['sets up job families', setUpFamilies],
    ['sets up positions', setUpPositions],
  ],
  rows: {
    parentJobFamilyId: 'job_family',
    highestRankId: 'job_rank',
    gradeId: 'job_grade',
    'rankmanage.listgrade.id': 'job_grade',
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
  const grade = async (name: string) => (await did(hr, 'AddGrade', { name }))['grade'] as Data;
  const [low, high, gone] = [await grade('G-low'), await grade('G-high'), await grade('G-gone')];
  const renamed = (await did(hr, 'UpdateGrade', { ...versioned(low), name: 'G-1' }))['grade'] as Data;
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
}

async function setUpFamilies(cast: Cast): Promise<void> {
  const { hr, list, mark } = cast;
  const family = async (code: string) =>
    (await did(hr, 'AddJobFamily', { code: `${mark} ${code}`, name: code }))['jobFamily'] as Data;
  const [first, second, gone] = [await family('F1'), await family('F2'), await family('F3')];
  await did(hr, 'UpdateJobFamily', {
    ...versioned(second),
    validFrom: await today(cast),
    name: 'F2b',
    parentId: first['id'],
  });
  await did(hr, 'DeleteJobFamily', versioned(gone));
  await list(hr, 'JobFamilyList', page);
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
