import { Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { formatAmount } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { GuardedForm } from '../../../shared/save/GuardedForm';
import { Notice } from '../../../shared/Notice';
import { BackHeader } from '../../../ui/BackHeader';
import { toast } from '../../../ui/toast';
import { SubmitButton } from '../flow/SubmitButton';
import { computedFor, isOver, totalOf } from '../members/memberModel';
import { MemberSheet } from '../members/MemberSheet';
import { type Bonus, type BonusValues, budgetedIn, isFixed, issuesOf, type Project } from './bonusModel';
import { FundFacts } from './FundFacts';
import { bonusPath, FUNDS, fundPath } from './paths';
import { useBonusForm } from './useBonusForm';

interface Props {
  project: Project;
  /** The application that is edited; null: a new one. */
  saved: Bonus | null;
}

/** An application for a bonus as a form: the members and what each gets, beside what is left of the budget. */
export function BonusEditor({ project, saved }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { form, draft } = useBonusForm(project, saved);
  const { name, kind } = project.fund;
  const title = saved
    ? t('projectfund.bonus.name', { name, ordinal: saved.bonus.ordinal })
    : t('projectfund.bonus.new.title', { name });
  const done = () => {
    const { text, id } = draft.done(title);
    toast.success(text);
    if (id) void navigate(bonusPath(id), { replace: true });
  };
  return (
    <>
      <BackHeader title={title} back={FUNDS} />
      <GuardedForm
        form={form}
        onSave={draft.onSave}
        onDone={done}
        onCancel={() => void navigate(saved ? bonusPath(saved.id) : fundPath(project.id))}
        saveLabel={t('projectfund.budget.saveDraft')}
        more={<SubmitButton name={title} nodeNames={kind.nodeNames} send={draft.send} />}
      >
        <Stack gap="4">
          <FundFacts fund={project.fund} />

          <BonusMembers project={project} saved={saved} />
        </Stack>
      </GuardedForm>
    </>
  );
}

/** The members, and what they come to against what is left. */
function BonusMembers({ project, saved }: Props) {
  const t = useT();
  const values = useWatch<BonusValues>() as BonusValues;
  const fixed = isFixed(project);
  const computed = fixed ? [] : (saved?.members ?? []);
  const budgeted = budgetedIn(project);
  const { left } = project.fund;
  const amounts = fixed ? values.members : values.members.map((row) => ({ amount: computedFor(row, computed) }));
  const total = totalOf(amounts);
  const said = { left: formatAmount(left), total: formatAmount(total) };
  return (
    <>
      {left !== null && isOver(total, left) && <Notice tone="error">{t('projectfund.bonus.over', said)}</Notice>}
      <MemberSheet
        isFixed={fixed}
        issues={issuesOf(values, project)}
        saved={computed}
        isNew={(employeeId) => !budgeted.has(employeeId)}
      />
    </>
  );
}
