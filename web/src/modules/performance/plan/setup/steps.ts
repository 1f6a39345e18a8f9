import type { Plan } from '../planModel';

export const STEPS = ['basics', 'scope', 'rule', 'open'] as const;
export type Step = (typeof STEPS)[number];

/** The step that the address names; a draft that is opened again goes on at the first that lacks something. */
export const stepIn = (text: string | null, plan: Plan): Step =>
  STEPS.find((one) => one === text) ?? STEPS.find((one) => !isDone(one, plan)) ?? 'open';
export const after = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'open';

/** Where something that is missing can be mended. */
export function stepOfField(field: string): Step {
  const [first = ''] = field.split('.');
  if (first === 'scope') return 'scope';
  // The plans whose results count stand above the check itself.
  if (first === 'includedPlans') return 'open';
  return ['ruleId', 'ruleCode', 'deptRuleCode', 'rule', 'modules', 'templates', 'flow'].includes(first)
    ? 'rule'
    : 'basics';
}

/** Whether a step has what it needs; the check of the last step knows everything. */
export const isDone = (step: Step, plan: Plan | null): boolean => {
  if (!plan) return false;
  if (step === 'basics') return true;
  if (step === 'scope') return plan.scopeCount > 0;
  return step === 'rule' && plan.rule !== null && plan.modules.length > 0;
};
