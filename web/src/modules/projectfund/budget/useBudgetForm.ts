import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { issue } from '@hengcai/shared/rules/issue';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { checkFailed } from '../../../shared/save/checkFailed';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { markStale } from '../../../shared/save/known';
import { useLiveChecks } from '../../../shared/save/useLiveChecks';
import { useFormDraft } from '../../../ui/guard/useFormDraft';
import type { UserError } from '../../../ui/form/userErrors';
import { useDraft } from '../flow/useDraft';
import { useRowIssue } from '../members/useRowIssue';
import { type BudgetValues, type Detail, issuesOf, REQUIRED, toInput } from './budgetModel';
import {
  useAddProjectBudgetMutation,
  useProjectBudgetFreeLazyQuery,
  useSubmitProjectBudgetMutation,
  useUpdateProjectBudgetMutation,
} from './budgets.gen';

const TAKEN = 'ALREADY_USED';
const LABELS = {
  name: 'projectfund.budget.name',
  number: 'projectfund.budget.number',
  kindId: 'projectfund.budget.kind',
  budget: 'projectfund.budget.amount',
  startDate: 'projectfund.budget.startDate',
  endDate: 'projectfund.budget.endDate',
} as const;
const isTyped = (field: string): boolean => field === 'name' || field === 'number' || field === 'budget';

/** The form of an application: checked by the shared rules, name and number also by the server once their field is left. */
export function useBudgetForm(saved: Detail | null, begin: BudgetValues) {
  const t = useT();
  const issueText = useIssueText();
  const inRow = useRowIssue();
  const taken = useRef<{ name: string | null; number: string | null }>({ name: null, number: null });
  const rows = useRef(begin.members);
  const names = () => rows.current.map(({ name }) => name);
  const textOf = (one: RuleIssue): string => {
    if (one.code === TAKEN)
      return t(one.field === 'name' ? 'projectfund.budget.name.taken' : 'projectfund.budget.number.taken');
    if (one.code !== REQUIRED) return inRow(one.field, issueText(one), names());
    const label = t(LABELS[one.field as keyof typeof LABELS]);
    return t(isTyped(one.field) ? 'ui.form.required' : 'ui.form.requiredChoice', { label });
  };
  const form = useForm<BudgetValues>({
    mode: 'onTouched',
    defaultValues: begin,
    resolver: issuesResolver((values) => {
      rows.current = values.members;
      return [
        ...issuesOf(values),
        ...(['name', 'number'] as const).flatMap((field) =>
          values[field].trim() !== '' && values[field].trim() === taken.current[field] ? [issue(field, TAKEN)] : [],
        ),
      ];
    }, textOf),
  });
  useLiveChecks(form);
  useFormDraft('projectBudget', form);
  const [isFree] = useProjectBudgetFreeLazyQuery({ fetchPolicy: 'network-only' });
  const checkFree = async (field: 'name' | 'number', typed: string) => {
    const value = typed.trim();
    if (!value || value === saved?.project[field]) return;
    const answer = await isFree({
      variables: { [field]: value, id: saved?.id ?? null },
      context: { quiet: true },
    }).catch(checkFailed);
    taken.current[field] = answer?.data?.projectBudgetFree === false ? value : null;
    void form.trigger(field);
  };

  const stale = { update: (cache: Parameters<typeof markStale>[0]) => markStale(cache, 'projectBudgets') };
  const [add] = useAddProjectBudgetMutation(stale);
  const [update] = useUpdateProjectBudgetMutation();
  const [submit] = useSubmitProjectBudgetMutation(stale);
  const draft = useDraft<BudgetValues>({
    saved: saved && { id: saved.id, version: saved.project.version },
    add: async (clientMutationId, values) =>
      answered((await add({ variables: { input: { clientMutationId, ...toInput(values) } } })).data?.addProjectBudget),
    update: async (kept, values) =>
      answered((await update({ variables: { input: { ...kept, ...toInput(values) } } })).data?.updateProjectBudget),
    submit: async (kept) => answered((await submit({ variables: { input: kept } })).data?.submitProjectBudget),
  });
  return { form, checkFree, draft };
}

interface Payload {
  projectBudget: { id: string; project: { version: number } } | null;
  userErrors: readonly UserError[];
}
const answered = (payload: Payload | null | undefined) =>
  payload && {
    kept: payload.projectBudget && { id: payload.projectBudget.id, version: payload.projectBudget.project.version },
    userErrors: payload.userErrors,
  };
