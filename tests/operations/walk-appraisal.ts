import { expect } from 'vitest';
import { advance, assessmentOf, part, preparePlan, scoresFor, targetsFor } from './appraisal.ts';
import { page, type Cast } from './cast.ts';
import { mutationKey, type Data, type Person } from './stack.ts';
import { scoreDepartment, setDepartmentTargets } from './walk-departments.ts';
import { changeTargets, lookFromBothSides, takeOut } from './walk-targets.ts';
import { align, lookAtBoard, noteProgress, reportWork, scoreBeside, talk } from './walk-together.ts';

/** One plan from its first rule to the archive, and one step back. */
export async function runAnAppraisal(cast: Cast): Promise<void> {
  const { hr, boss, workerId, worker, mark } = cast;
  let plan = await preparePlan(
    cast,
    'walk',
    {
      selfRatio: '30',
      bossRatio: '50',
      partnerRatio: '10',
      departmentRatio: '10',
      asksPotential: true,
    },
    [
      {
        ...part(mark),
        columns: [...part(mark).columns, { name: `${mark} evidence`, type: 'ATTACHMENT', required: false }],
      },
    ],
  );
  const planId = plan['id'] as string;
  const whose = { planId, employeeId: workerId };
  await hr.run('PlanReadiness', { id: planId, to: 'FILLING', withSignIn: true });
  plan = await advance(hr, plan, 'FILLING');
  await worker.run('Todos');
  const { homeOverview } = await boss.run('HomeOverview', { todos: true, overview: true });
  expect((homeOverview as Data)['team'].items.map((one: Data) => one['employee'].id as string)).toContain(workerId);
  await takeOut(cast, whose);
  await setTargets(cast, whose);
  await setDepartmentTargets(cast, planId);
  await changeTargets(cast, whose);
  await lookFromBothSides(cast, whose);
  await noteProgress(cast, whose);
  await lookAtBoard(cast, whose);
  await reportWork(cast);
  await talk(cast, whose);
  await scoreBeside(cast, whose);
  await align(cast, whose);
  await hr.run('PlanReadiness', { id: planId, to: 'SCORING' });
  plan = await advance(hr, plan, 'SCORING');
  await takeScoresIn(cast, whose);
  await attach(worker, whose, mark);
  await score(cast, whose);
  await scoreDepartment(cast, planId);
  plan = await advance(hr, plan, 'CALIBRATING');
  await calibrate(cast, whose);
  plan = await advance(hr, plan, 'COMMUNICATING');
  await communicate(cast, whose);
  plan = { ...plan, ...(await renameParts(hr, planId)) };
  plan = await advance(hr, plan, 'CLOSED');
  expect(plan['status']).toBe('CLOSED');
  const archived = await assessmentOf(worker, planId, workerId);
  expect([archived['composedScore'], archived['levelName'], archived['calibrated']]).toEqual(['84', 'B', true]);
  const { personAppraisals } = await hr.run('PersonAppraisals', { id: workerId });
  expect(personAppraisals).toMatchObject([{ composedScore: '84', levelName: 'B', viewer: 'SETTER' }]);
  const { teamResultPlans } = await boss.run('TeamResultPlans', { filter: { includeBelow: true } });
  const told = (teamResultPlans as unknown as Data[]).find(({ id }) => id === planId);
  expect(told?.['levels']).toContainEqual(expect.objectContaining({ levelName: 'B' }));
  await worker.run('AssessmentTimeline', whose);
  await worker.run('ExportAssessment', { input: whose });
  await boss.run('ExportAssessments', { input: { appraisals: [whose], planId: null, filter: null } });
  await worker.run('AssessmentApprovers', { planId });
  await hr.run('ExportPlanResults', { input: { planId } });
  await hr.run('PlanHistory', { id: planId, ...page(20) });
  await hr.run('ReturnPlan', {
    input: {
      clientMutationId: mutationKey(),
      id: planId,
      version: plan['version'],
      to: 'COMMUNICATING',
      reason: `${mark} one more look`,
    },
  });
}

interface Whose {
  planId: string;
  employeeId: string;
}

/** Satisfaction scores come in by file before anybody scores. */
async function takeScoresIn({ hr, mark }: Cast, { planId, employeeId }: Whose): Promise<void> {
  const { employee } = await hr.run('EmployeeDetails', { id: employeeId });
  const number = String((employee as Data)['number']);
  const { counts } = await hr.upload(
    `importSatisfactionScore?planCode=${planId}&scoreDate=2026-10-01&check=false`,
    'satisfaction.csv',
    `Employee number,Satisfaction score,Note\n${number},91,${mark} survey\n`,
  );
  expect(counts).toMatchObject({ add: 1, error: 0 });
  await hr.run('PlanSatisfaction', { id: planId });
}

async function setTargets({ company, hr, boss, worker, mark, list }: Cast, whose: Whose): Promise<void> {
  const { planId, employeeId } = whose;
  await list(hr, 'PlanParticipants', (size) => ({ id: planId, ...page(size) }));
  await list(boss, 'TeamAppraisals', (size) => ({ filter: { planId }, ...page(size) }));
  let form = await assessmentOf(worker, planId, employeeId);
  const rows = targetsFor(form, mark);
  const save = (seq: number, typed: Data[]) =>
    worker.run('SaveTargets', {
      input: {
        ...whose,
        version: form['version'],
        clientId: 'client-one',
        seq,
        rows: rows.map((row) => ({ ...row, typed })),
      },
    });
  // A draft keeps a day that is none yet, until it is one.
  await save(1, [{ cell: 'START_DATE', text: `${mark} soon` }]);
  await save(2, []);
  const decide = async (person: Person, name: string, more: Data = {}) => {
    form = await assessmentOf(person, planId, employeeId);
    await person.run(name, {
      input: { ...whose, clientMutationId: mutationKey(), version: form['version'], ...more },
    });
  };
  await decide(worker, 'SubmitTargets');
  await decide(worker, 'WithdrawTargets');
  await decide(worker, 'SubmitTargets');
  await decide(boss, 'RejectTargets', { opinion: `${mark} more ambition` });
  await decide(worker, 'SubmitTargets');
  await decide(boss, 'ApproveTargets');
  await boss.run('LockAssessment', { input: { ...whose, locked: true } });
  await boss.run('LockAssessment', { input: { ...whose, locked: false } });
  await worker.run('TargetLog', { ...whose, ...page(20) });
  const other = company.staffIds[2] ?? '';
  const theirs = await assessmentOf(boss, planId, other);
  await boss.run('AssignTargets', {
    input: {
      planId,
      employeeId: other,
      clientMutationId: mutationKey(),
      version: theirs['version'],
      rows: targetsFor(theirs, mark),
    },
  });
  await list(boss, 'AllottedTargets', (size) => ({ planId, filter: null, ...page(size) }));
  // Assigned targets count as approved already, and nobody submitted the others': both are listed as failures.
  const unready = [other, company.staffIds[4] ?? ''];
  await boss.run('ApproveTargetsOfMany', { input: { clientMutationId: mutationKey(), planId, employeeIds: unready } });
  await boss.run('RemindTeam', { input: { clientMutationId: mutationKey(), planId, employeeIds: unready } });
}

/** Somebody fills in a sheet with the same score everywhere and submits it. */
async function submitted(person: Person, whose: Whose, scorerRole: string, value: string, mark: string): Promise<void> {
  const seen = await assessmentOf(person, whose.planId, whose.employeeId);
  const sheetOf = (form: Data) => (form['sheets'] as Data[]).find((sheet) => sheet['scorerRole'] === scorerRole);
  const version = sheetOf(seen)?.['version'] ?? 1;
  const potential = seen['asksPotential'] && scorerRole === 'BOSS' ? { potential: 'HIGH' } : {};
  const sheet = {
    ...whose,
    scorerRole,
    version,
    rows: scoresFor(seen, value, mark),
    overallComment: `${mark} fine`,
    ...potential,
  };
  const saved = (
    await person.run('SaveScores', {
      input: { ...sheet, clientId: `client-${scorerRole}`, seq: Date.now() % 1_000_000 },
    })
  )['saveScores'].assessment as Data;
  await person.run('SubmitScores', {
    input: { ...sheet, version: sheetOf(saved)?.['version'], clientMutationId: mutationKey() },
  });
}

export async function score({ hr, boss, worker, mark }: Cast, whose: Whose): Promise<void> {
  await hr.run('MarkAbsent', { input: { ...whose, absent: true, reason: `${mark} on leave` } });
  await hr.run('MarkAbsent', { input: { ...whose, absent: false } });
  const by = (person: Person, scorerRole: string, value: string) => submitted(person, whose, scorerRole, value, mark);
  await by(worker, 'SELF', '90');
  await boss.run('SendBackScores', {
    input: { ...whose, clientMutationId: mutationKey(), scorerRole: 'SELF', reason: `${mark} explain more` },
  });
  await by(worker, 'SELF', '80');
  await by(boss, 'BOSS', '90');
  await boss.run('AssessmentPassport', whose);
}

/** Puts two files beside an indicator and takes one of them away. */
async function attach(worker: Person, whose: Whose, mark: string): Promise<void> {
  const { planId, employeeId } = whose;
  const form = await assessmentOf(worker, planId, employeeId);
  const [indicator] = form['indicators'] as Data[];
  const query = new URLSearchParams({ planCode: planId, empId: employeeId, rowId: String(indicator?.['id']) });
  await worker.upload(`uploadattachment?${query}`, `${mark} draft.txt`, `${mark} not yet`);
  await worker.upload(`uploadattachment?${query}`, `${mark} evidence.txt`, `${mark} signed`);
  const { assessment } = await worker.run('AssessmentAttachments', whose);
  const seen = ((assessment as Data)['indicators'] as Data[]).flatMap((one) => one['attachments'] as Data[]);
  expect(seen.map(({ name }) => name as string)).toEqual([`${mark} draft.txt`, `${mark} evidence.txt`]);
  const input = { ...whose, clientMutationId: mutationKey(), attachmentId: seen[0]?.['id'] };
  await worker.run('DeleteAssessmentAttachment', { input });
}

async function calibrate(cast: Cast, whose: Whose): Promise<void> {
  const { hr, boss, mark, list } = cast;
  const { planId, employeeId } = whose;
  const { assessmentPlan } = await list(hr, 'CalibrationList', (size) => ({ planId, ...page(size) }));
  await hr.run('CalibrationDistribution', { planId });
  await hr.run('CalibrationProposal', { planId });
  await hr.run('PerformanceMatrix', { planId });
  for (const by of ['MANAGER', 'DEPARTMENT'])
    await list(hr, 'CalibrationGroups', (size) => ({ planId, by, ...page(size) }));
  const rows = (assessmentPlan as Data)['calibration'].items as Data[];
  await hr.run('CalibrateAssessment', {
    input: {
      ...whose,
      clientMutationId: mutationKey(),
      version: rows.find(({ employee }) => employee?.id === employeeId)?.['version'],
      score: '84',
      reason: `${mark} compared with peers`,
    },
  });
  await reject(cast, whose);
  await hr.run('CalibrationHistory', { planId, ...page(20) });
  await hr.run('CalibrationNews', { planId });
  await hr.run('CalibrationScores', whose);
  await list(hr, 'CalibrationUngraded', (size) => ({ planId, ...page(size) }));
  await hr.run('ExportCalibration', { input: { planId } });
  await boss.run('CalibrationPlans');
}

/** The result goes back, is scored again and verified, and calibrated as before. */
async function reject({ hr, boss, mark }: Cast, whose: Whose): Promise<void> {
  const { planId, employeeId } = whose;
  const decide = async (name: string, more: Data) => {
    const { assessmentPlan } = await hr.run('CalibrationList', { planId, filter: null, ...page(100) });
    const rows = (assessmentPlan as Data)['calibration'].items as Data[];
    const version = rows.find(({ employee }) => employee?.id === employeeId)?.['version'] as number;
    return hr.run(name, { input: { ...whose, clientMutationId: mutationKey(), version, ...more } });
  };
  await decide('RejectResult', { reason: `${mark} look at the second target again` });
  await submitted(boss, whose, 'BOSS', '90', mark);
  await decide('VerifyResult', { comment: `${mark} now it is right` });
  await decide('CalibrateAssessment', { score: '84', reason: `${mark} as before` });
}

/** Whatever the stage, the parts of a template may be called otherwise. */
async function renameParts(hr: Person, planId: string): Promise<Data> {
  const { assessmentPlan } = await hr.run('PlanParts', { id: planId });
  const { version } = (await hr.run('PlanDetail', { id: planId }))['assessmentPlan'] as Data;
  const [module] = (assessmentPlan as Data)['modules'] as [Data];
  const parts = (module['parts'] as Data[]).map(({ id, name, nameEn, weight }) => ({ id, name, nameEn, weight }));
  const input = { id: planId, version, templateId: (module['template'] as Data)['id'], parts };
  return (await hr.run('SavePlanParts', { input }))['saveAssessmentPlanParts'].assessmentPlan as Data;
}

async function communicate({ hr, boss, worker, mark }: Cast, whose: Whose): Promise<void> {
  const confirm = (person: Person, name: string, more: Data = {}) =>
    person.run(name, { input: { ...whose, clientMutationId: mutationKey(), ...more } });
  const { waitingTalks } = await boss.run('MessageDrawer', page(20));
  expect(waitingTalks).toContainEqual(
    expect.objectContaining({
      plan: expect.objectContaining({ id: whose.planId }),
      employee: expect.objectContaining({ id: whose.employeeId }),
      asSuperior: true,
    }),
  );
  await hr.run('ResultNotes', { planId: whose.planId });
  await worker.run('ResultNotes', { planId: whose.planId });
  const { communicatingPlans } = await boss.run('CommunicatingPlans');
  expect(communicatingPlans).toContainEqual(expect.objectContaining({ id: whose.planId }));
  await confirm(boss, 'ConfirmAssessment');
  await confirm(worker, 'ObjectToAssessment', { reason: `${mark} please look again` });
  await confirm(boss, 'ConfirmAssessment');
  await confirm(worker, 'ConfirmAssessment');
  await boss.run('ConfirmAssessmentsOfMany', {
    input: { clientMutationId: mutationKey(), planId: whose.planId, employeeIds: [whose.employeeId] },
  });
}
