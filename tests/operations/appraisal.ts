import type { Cast } from './cast.ts';
import { mutationKey, type Data, type Person } from './stack.ts';

/** Windows far ahead: scoring has to begin after the day a test runs on. */
const WINDOWS = {
  fill: { from: '2090-11-01', to: '2090-11-30' },
  score: { from: '2090-12-01', to: '2090-12-10' },
  calibrate: { from: '2090-12-11', to: '2090-12-20' },
  communicate: { from: '2090-12-21', to: '2090-12-31' },
};

const LEVELS = [
  { name: 'A', low: '85', high: '100', proportion: '30', points: '3' },
  { name: 'B', low: '60', high: '85', proportion: '60', points: '2' },
  { name: 'C', low: '0', high: '60', proportion: '10', points: '1' },
];

const column = (name: string, type: string) => ({ name, type, required: true });
/** A part of a template whose rows people write. */
export const part = (mark: string) => ({
  name: `${mark} targets`,
  weight: '100',
  scoreMethod: 'MANUAL',
  floor: null,
  cap: null,
  rowsByEmployee: true,
  minRows: 1,
  maxRows: 10,
  columns: [column(`${mark} key result`, 'KEY_RESULT'), column('Weight', 'WEIGHT')],
  rows: [],
});

/** Makes rule, template and plan by the operations of the web client; answers the plan, ready to open. */
export async function preparePlan(
  { hr, mark }: Pick<Cast, 'hr' | 'mark'>,
  kind: string,
  more: Data = {},
  parts: readonly Data[] = [part(mark)],
): Promise<Data> {
  const name = `${mark} ${kind}`;
  const rule = (
    await hr.run('SaveRule', {
      input: {
        name: `Rule ${name}`,
        type: 'SCORE_AND_LEVEL',
        fullScore: '100',
        granularity: '0.5',
        levels: LEVELS,
        forceCheck: 'WARN',
        forceScope: 'COMPANY',
        minGroupSize: 2,
      },
    })
  )['saveAssessmentRule'].assessmentRule as Data;
  const template = (await hr.run('SaveTemplate', { input: { name: `Template ${name}` } }))['saveAssessmentTemplate']
    .assessmentTemplate as Data;
  const content = (await hr.run('SaveTemplateContent', { input: { templateId: template['id'], name: 'V1', parts } }))[
    'saveTemplateContent'
  ] as Data;
  const { version } = content['assessmentTemplate'] ?? template;
  await hr.run('EnableTemplateContent', {
    input: { templateId: template['id'], contentId: content['templateContent'].id, version },
  });
  const plan = (
    await hr.run('SavePlan', {
      input: {
        clientMutationId: mutationKey(),
        name,
        year: 2090,
        cycle: 'ANNUAL',
        cycleIndex: 1,
        periodFrom: '2090-01-01',
        periodTo: '2090-12-31',
        windows: WINDOWS,
        reminders: [],
        selfRatio: '40',
        bossRatio: '60',
        digits: 2,
        viewScoreAt: 'AFTER_BOSS_CONFIRMED',
        viewWhat: 'SCORE_AND_COMMENTS',
        allowExportDetails: true,
        managersMaySetTargets: true,
        ...more,
      },
    })
  )['saveAssessmentPlan'].assessmentPlan as Data;
  const ruled = (
    await hr.run('SavePlanRule', {
      input: {
        id: plan['id'],
        version: plan['version'],
        ruleId: rule['id'],
        modules: [
          { templateId: template['id'], weight: '100', takesDepartmentScore: Number(more['departmentRatio'] ?? 0) > 0 },
        ],
        flow: [{ name: `${mark} approval`, kind: 'LINE_MANAGER', level: 1, mode: 'ANY' }],
      },
    })
  )['saveAssessmentPlanRule'].assessmentPlan as Data;
  const scoped = await hr.run('SavePlanScope', {
    input: {
      id: plan['id'],
      version: ruled['version'],
      wholeCompany: true,
      departmentIds: [],
      employeeIds: [],
      excludedEmployeeIds: [],
    },
  });
  return scoped['saveAssessmentPlanScope'].assessmentPlan as Data;
}

/** Moves a plan on; answers it as it is then. */
export async function advance(hr: Person, plan: Data, to: string, openAnyway = true): Promise<Data> {
  const moved = await hr.run('AdvancePlan', {
    input: { clientMutationId: mutationKey(), id: plan['id'], version: plan['version'], to, openAnyway },
  });
  return moved['advanceAssessmentPlan'].assessmentPlan as Data;
}

/** One appraisal as somebody sees it. */
export const assessmentOf = async (person: Person, planId: string, employeeId: string): Promise<Data> =>
  (await person.run('Assessment', { planId, employeeId }))['assessment'] as Data;

/** A target form with one indicator. */
export const targetsFor = ({ parts }: Data, mark: string) => [
  {
    templateId: parts[0].template.id,
    partId: parts[0].id,
    keyResult: `${mark} ships the product`,
    weight: '100',
    startValue: '0',
    targetValue: '10',
    priority: 'URGENT',
  },
];

/** The indicators with a score each. */
export const scoresFor = ({ indicators }: Data, score: string, mark: string) =>
  (indicators as Data[]).map(({ id }) => ({ indicatorId: id, score, comment: `${mark} well done` }));
