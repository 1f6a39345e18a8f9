import { expect } from 'vitest';
import { assessmentOf } from './appraisal.ts';
import { page, type Cast } from './cast.ts';
import { mutationKey, type Data } from './stack.ts';
import { headed } from './walk-departments.ts';

interface Whose {
  planId: string;
  employeeId: string;
}

/** The superior asks about a target, and the person reads it and answers; the answer stays unread. */
export async function talk({ boss, worker, mark }: Cast, whose: Whose): Promise<void> {
  const [indicator] = (await assessmentOf(boss, whose.planId, whose.employeeId))['indicators'] as Data[];
  const row = { ...whose, indicatorId: indicator?.['id'] as string };
  await boss.run('AddIndicatorComment', {
    input: { ...row, clientMutationId: mutationKey(), text: `${mark} how far is it` },
  });
  await worker.run('AssessmentThreads', whose);
  const { indicatorComments } = await worker.run('IndicatorThread', row);
  await worker.run('MarkIndicatorCommentsRead', { input: row });
  const replyToId = (indicatorComments as Data[])[0]?.['id'] as string;
  await worker.run('AddIndicatorComment', {
    input: { ...row, clientMutationId: mutationKey(), replyToId, text: `${mark} half way` },
  });
}

/** The person notes how far a target is, for whoever scores it. */
export async function noteProgress({ boss, worker, mark }: Cast, whose: Whose): Promise<void> {
  const indicators = (await assessmentOf(worker, whose.planId, whose.employeeId))['indicators'] as Data[];
  for (const { id } of indicators.slice(0, 2))
    await worker.run('SaveProgressNote', {
      input: {
        ...whose,
        indicatorId: id as string,
        clientMutationId: mutationKey(),
        value: '150',
        confidence: 80,
        text: `${mark} on the way`,
      },
    });
  await boss.run('AssessmentProgress', whose);
}

/** The company switches the board on, and the superior sees the team on it. */
export async function lookAtBoard({ hr, boss, list }: Cast, { planId }: Whose): Promise<void> {
  const { managedCompany } = await hr.run('CompanySettings');
  const { id, version } = managedCompany as Data;
  await hr.run('SaveCompany', { input: { id, version, kanban: true } });
  await list(boss, 'TeamBoard', (pageSize) => ({ filter: { planId, stage: null }, ...page(pageSize) }));
}

const TODAY = '2026-11-01';

/** The person reports on a week and a month, and the superior reads it and shares it by link. */
export async function reportWork(cast: Cast): Promise<void> {
  const { boss, worker, list, mark } = cast;
  const path = '/performance/work-report';
  for (const period of ['WEEK', 'MONTH']) {
    const { workReport } = await worker.run('WorkReport', { period, day: TODAY, employeeId: null });
    const { version, from } = workReport as Data;
    await worker.run('SaveWorkReport', {
      input: {
        clientMutationId: mutationKey(),
        period,
        day: from as string,
        version: version as number,
        done: `${mark} met three customers`,
        next: `${mark} sign them`,
      },
    });
    const input = { path, object: workReport?.['id'] as string };
    const { createSharedLink } = await boss.run('CreateSharedLink', { input });
    const { token } = createSharedLink as Data;
    await boss.run('SharedWorkReport', { token: token as string });
  }
  // The plan of the walk runs then.
  await worker.run('WorkReport', { period: 'MONTH', day: '2090-06-01', employeeId: null });
  await list(boss, 'WorkReports', (pageSize) => ({ ...page(pageSize), period: 'WEEK', day: TODAY, written: null }));
  await reportForDepartment(cast);
  const { sharedLinks } = await list(boss, 'SharedLinks', (pageSize) => ({ ...page(pageSize), path }));
  const [link] = (sharedLinks as Data)['items'] as Data[];
  await boss.run('RevokeSharedLink', { input: { id: link?.['id'] as string } });
}

/** For a while the worker heads the department, and reports for it too. */
async function reportForDepartment(cast: Cast): Promise<void> {
  const { company, boss, worker, workerId, list, mark } = cast;
  await headed(cast, workerId, company.bossIds[0]);
  const about = { period: 'MONTH', day: TODAY, employeeId: null, departmentId: company.deptIds[0] };
  const { workReport } = await worker.run('WorkReport', about);
  const { version, id: object } = workReport as Data;
  await worker.run('SaveWorkReport', {
    input: {
      clientMutationId: mutationKey(),
      departmentId: about.departmentId,
      period: about.period,
      day: TODAY,
      version: version as number,
      done: `${mark} opened a second shop`,
      next: `${mark} a third one`,
    },
  });
  await worker.run('WorkReport', { ...about, day: '2090-06-01' });
  await list(boss, 'WorkReports', (pageSize) => ({ ...page(pageSize), ...about, departments: true, written: null }));
  const { createSharedLink } = await boss.run('CreateSharedLink', {
    input: { path: '/performance/work-report', object: object as string },
  });
  await boss.run('SharedWorkReport', { token: (createSharedLink as Data)['token'] as string });
  await headed(cast, null, null);
}

/** HR lets the head of one department score two people of the other beside their superior. */
export async function scoreBeside({ company, hr, boss, list }: Cast, { planId }: Whose): Promise<void> {
  const [head] = company.bossIds;
  for (const employeeId of [company.staffIds[1] ?? '', company.staffIds[3] ?? '']) {
    const whose = { planId, employeeId };
    await hr.run('CoAssessorCandidates', { ...whose, ...page(20) });
    await hr.run('PickCoAssessors', {
      input: { ...whose, clientMutationId: mutationKey(), assessors: [{ employeeId: head }] },
    });
    await hr.run('AssessmentCoAssessors', whose);
    const { partnerAssessment } = await boss.run('PartnerAssessment', whose);
    expect((partnerAssessment as Data)['viewer']).toBe('LEADER');
  }
  await list(boss, 'CoAssessments', page);
  const manager = { planId, employeeId: company.bossIds[1] };
  await hr.run('LockManager', { input: { ...manager, locked: true } });
  await hr.run('LockManager', { input: { ...manager, locked: false } });
  const led = [company.staffIds[1] ?? '', company.staffIds[3] ?? ''];
  await hr.run('ChooseSuperior', {
    input: { clientMutationId: mutationKey(), planId, employeeIds: led, superiorId: company.bossIds[1] },
  });
}

/** One of the superior's other people serves a target of the worker, takes it back, and serves it again; and one of the department. */
export async function align({ company, boss }: Cast, { planId, employeeId: servedBy }: Whose): Promise<void> {
  const whose = { planId, employeeId: company.staffIds[2] ?? '' };
  const [row] = (await assessmentOf(boss, planId, whose.employeeId))['indicators'] as Data[];
  const { servableTargets } = await boss.run('ServableTargets', whose);
  const served = (servableTargets as Data[]).find(({ owner }) => owner?.id === servedBy);
  const link = () =>
    boss.run('AlignTarget', {
      input: {
        ...whose,
        clientMutationId: mutationKey(),
        indicatorId: row?.['id'] as string,
        servedId: served?.['id'] as string,
      },
    });
  const { alignTarget } = await link();
  const [made] = (alignTarget as Data)['alignment'].links as Data[];
  await boss.run('RemoveAlignment', { input: { ...whose, id: made?.['id'] as string } });
  await link();
  const { assessment } = await boss.run('AlignedIndicators', whose);
  expect((assessment as Data)['alignedIndicatorIds']).toContain(row?.['id']);
  for (const name of ['AssessmentAlignment', 'AlignmentAbove', 'AlignmentBelow']) await boss.run(name, whose);
  // The department's own targets are agreed by now, and are served as well.
  const ofDepartment = (servableTargets as Data[]).find(({ department }) => department !== null);
  const input = { ...whose, indicatorId: row?.['id'] as string, servedId: ofDepartment?.['id'] as string };
  await boss.run('AlignTarget', { input: { ...input, clientMutationId: mutationKey() } });
}
