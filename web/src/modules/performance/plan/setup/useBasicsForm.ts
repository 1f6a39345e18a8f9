import { issue } from '@hengcai/shared/rules/issue';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../../i18n/useIssueText';
import { useT } from '../../../../i18n/useT';
import { checkFailed } from '../../../../shared/save/checkFailed';
import { issuesResolver } from '../../../../shared/save/issuesResolver';
import { outcome } from '../../../../shared/save/outcome';
import { useLiveChecks } from '../../../../shared/save/useLiveChecks';
import { useFormDraft } from '../../../../ui/guard/useFormDraft';
import { useMutationKey } from '../../assessment/useMutationKey';
import { usePlanNameTakenLazyQuery, useSavePlanMutation } from '../plan.gen';
import type { Plan } from '../planModel';
import { useCycleSpellings } from '../useCycleText';
import { basicsInput, basicsOf, type BasicsValues, checkBasics, newBasics, nextLike } from './basicsModel';

const TAKEN = 'ALREADY_USED';
/** What the server calls differently from this form. */
const serverField = (field: string | null | undefined) =>
  field
    ?.replace(/^period(From|To)$/, 'period')
    .replace(/\.dates\.\d+$/, '.dates')
    .replace(/^assess360$/, 'on360')
    .replace(/^assess360\.ratio360$/, 'review.ratio360.superior')
    .replace(/^assess360\./, 'review.') ?? null;

/** Basic data of a plan; saving again after a lost answer has one effect. */
export function useBasicsForm(plan: Plan | null, like?: Plan) {
  const t = useT();
  const spellings = useCycleSpellings();
  const issueText = useIssueText();
  const taken = useRef<string | null>(null);
  const keyed = useMutationKey();
  const savedId = useRef<string | null>(null);
  const form = useForm<BasicsValues>({
    mode: 'onTouched',
    defaultValues: plan ? basicsOf(plan) : like ? nextLike(like, spellings) : newBasics(),
    resolver: issuesResolver(
      (values) => [...checkBasics(values), ...(values.name.trim() === taken.current ? [issue('name', TAKEN)] : [])],
      (one) => (one.code === TAKEN ? t('performance.plan.nameTaken') : issueText(one)),
    ),
  });
  useLiveChecks(form);
  useFormDraft('plan-basics', form);
  const [askTaken] = usePlanNameTakenLazyQuery({ fetchPolicy: 'network-only' });
  const [save] = useSavePlanMutation();

  const checkName = async (name: string) => {
    if (!name || name === plan?.name) return;
    const answer = await askTaken({ variables: { name, exceptId: plan?.id ?? null }, context: { quiet: true } }).catch(
      checkFailed,
    );
    taken.current = answer?.data?.assessmentPlanNameTaken ? name : null;
    void form.trigger('name');
  };
  const onSave = async (values: BasicsValues) => {
    const errors = await outcome(() =>
      keyed('save', async (clientMutationId) => {
        const answer = (await save({ variables: { input: basicsInput(values, plan, clientMutationId, like) } })).data
          ?.saveAssessmentPlan;
        savedId.current = answer?.assessmentPlan?.id ?? null;
        return answer;
      }),
    );
    return errors.map((one) => ({ ...one, field: serverField(one.field) }));
  };
  return { form, onSave, checkName, savedId };
}
