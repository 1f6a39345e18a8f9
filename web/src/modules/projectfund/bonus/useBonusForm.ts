import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../i18n/useIssueText';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { markStale } from '../../../shared/save/known';
import { useLiveChecks } from '../../../shared/save/useLiveChecks';
import type { UserError } from '../../../ui/form/userErrors';
import { useFormDraft } from '../../../ui/guard/useFormDraft';
import { useDraft } from '../flow/useDraft';
import { toMembersInput } from '../members/memberModel';
import { useRowIssue } from '../members/useRowIssue';
import { type Bonus, type BonusValues, isFixed, issuesOf, newBonus, type Project, toValues } from './bonusModel';
import {
  useAddProjectBonusMutation,
  useSubmitProjectBonusMutation,
  useUpdateProjectBonusMutation,
} from './bonuses.gen';

/** The form of a bonus: its members, checked by the shared rules. */
export function useBonusForm(project: Project, saved: Bonus | null) {
  const issueText = useIssueText();
  const inRow = useRowIssue();
  const begin = saved ? toValues(saved) : newBonus(project);
  const rows = useRef(begin.members);
  const form = useForm<BonusValues>({
    mode: 'onTouched',
    defaultValues: begin,
    resolver: issuesResolver(
      (values) => {
        rows.current = values.members;
        return issuesOf(values, project);
      },
      (one) => {
        const names = rows.current.map(({ name }) => name);
        return inRow(one.field, issueText(one), names);
      },
    ),
  });
  useLiveChecks(form);
  useFormDraft('projectBonus', form);
  const stale = {
    update: (cache: Parameters<typeof markStale>[0]) => markStale(cache, 'projectBonuses', 'projectFunds'),
  };
  const [add] = useAddProjectBonusMutation(stale);
  const [update] = useUpdateProjectBonusMutation(stale);
  const [submit] = useSubmitProjectBonusMutation(stale);
  const membersOf = ({ members }: BonusValues) => ({ members: toMembersInput(members, isFixed(project)) });
  const draft = useDraft<BonusValues>({
    saved: saved && { id: saved.id, version: saved.bonus.version },
    add: async (clientMutationId, values) => {
      const input = { clientMutationId, projectId: project.id, ...membersOf(values) };
      return answered((await add({ variables: { input } })).data?.addProjectBonus);
    },
    update: async (kept, values) =>
      answered((await update({ variables: { input: { ...kept, ...membersOf(values) } } })).data?.updateProjectBonus),
    submit: async (kept) => answered((await submit({ variables: { input: kept } })).data?.submitProjectBonus),
  });
  return { form, draft };
}

interface Payload {
  projectBonus: { id: string; bonus: { version: number } } | null;
  userErrors: readonly UserError[];
}
const answered = (payload: Payload | null | undefined) =>
  payload && {
    kept: payload.projectBonus && { id: payload.projectBonus.id, version: payload.projectBonus.bonus.version },
    userErrors: payload.userErrors,
  };
