import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { checkFailed } from '../../../shared/save/checkFailed';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { markStale } from '../../../shared/save/known';
import { outcome } from '../../../shared/save/outcome';
import { useLiveChecks } from '../../../shared/save/useLiveChecks';
import { useFormDraft } from '../../../ui/guard/useFormDraft';
import { randomId } from '../../../ui/randomId';
import {
  useAddSalaryMatrixMutation,
  useSalaryMatrixNameFreeLazyQuery,
  useUpdateSalaryMatrixMutation,
} from './policy.gen';
import { type Detail, fieldInForm, issuesOf, type PolicyValues, toInput } from './policyModel';

const TAKEN = 'ALREADY_USED';
const REQUIRED = 'REQUIRED';
const COLUMNS = {
  rankId: 'compensation.policy.rank',
  jobFamilyId: 'compensation.policy.family',
  low: 'compensation.policy.low',
  mid: 'compensation.policy.mid',
  high: 'compensation.policy.high',
} as const;

/** The form of a policy: checked by the shared rules, its name also by the server as soon as the field is left. */
export function usePolicyForm(
  saved: Detail | null,
  begin: PolicyValues,
  nameOf: (row: PolicyValues['ranges'][number]) => string,
) {
  const t = useT();
  const issueText = useIssueText();
  const taken = useRef<string | null>(null);
  const [clientMutationId] = useState(randomId);
  /** What is wrong in a row, with the row and the column: the sheet has no place for it of its own. */
  const inRow = (field: string, reason: string, ranges: PolicyValues['ranges']): string => {
    const [list, at, name] = field.split('.');
    const number = Number(at);
    if (list === 'crBands' && at !== undefined) return t('compensation.policy.bandIssue', { row: number + 1, reason });
    const row = ranges[number];
    if (list !== 'ranges' || !row || !name || !(name in COLUMNS)) return reason;
    const column = t(COLUMNS[name as keyof typeof COLUMNS]);
    return t('compensation.policy.rowIssue', { row: number + 1, name: nameOf(row), column, reason });
  };
  /** The ranges that the form was checked with, by which their issues name rows. */
  const ranges = useRef(begin.ranges);
  const textOf = (one: RuleIssue): string => {
    if (one.code === TAKEN) return t('compensation.policy.name.taken');
    if (one.code !== REQUIRED) return inRow(one.field, issueText(one), ranges.current);
    if (one.field === 'name') return t('ui.form.required', { label: t('compensation.policy.name') });
    const label = t(one.field === 'validFrom' ? 'compensation.policy.validFrom' : 'compensation.policy.rank');
    return inRow(one.field, t('ui.form.requiredChoice', { label }), ranges.current);
  };
  const form = useForm<PolicyValues>({
    mode: 'onTouched',
    defaultValues: begin,
    resolver: issuesResolver((values) => {
      ranges.current = values.ranges;
      return [
        ...(values.name.trim() === '' ? [issue('name', REQUIRED)] : []),
        ...(values.name.trim() === taken.current ? [issue('name', TAKEN)] : []),
        ...(values.validFrom === '' ? [issue('validFrom', REQUIRED)] : []),
        ...issuesOf(values),
      ];
    }, textOf),
  });
  useLiveChecks(form);
  useFormDraft('policy', form);
  const [isFree] = useSalaryMatrixNameFreeLazyQuery({ fetchPolicy: 'network-only' });
  const checkName = async (typed: string) => {
    const name = typed.trim();
    if (!name || name === saved?.matrix.name) return;
    const answer = await isFree({ variables: { name, id: saved?.id ?? null }, context: { quiet: true } }).catch(
      checkFailed,
    );
    taken.current = answer?.data?.salaryMatrixNameFree === false ? name : null;
    void form.trigger('name');
  };

  const made = useRef<string | null>(null);
  const [add] = useAddSalaryMatrixMutation({ update: (cache) => markStale(cache, 'salaryMatrices') });
  const [update] = useUpdateSalaryMatrixMutation();
  const onSave = async (values: PolicyValues) => {
    const errors = await outcome(async () => {
      const input = toInput(values);
      if (saved)
        return (await update({ variables: { input: { id: saved.id, version: saved.matrix.version, ...input } } })).data
          ?.updateSalaryMatrix;
      const answer = (await add({ variables: { input: { clientMutationId, ...input } } })).data?.addSalaryMatrix;
      made.current = answer?.salaryMatrix?.id ?? null;
      return answer;
    });
    return errors.map(({ field, message, ...one }) => {
      const at = field ? fieldInForm(field, values.ranges) : null;
      return { ...one, field: at, message: at ? inRow(at, message, values.ranges) : message };
    });
  };
  return { form, onSave, checkName, madeId: () => made.current };
}
