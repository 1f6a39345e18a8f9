import { Box } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { EmployeePicker, type PickedPerson } from '../../../shared/pickers/EmployeePicker';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { ScoreSheet } from '../../../ui/sheet/ScoreSheet';
import { toast } from '../../../ui/toast';
import { type BudgetValues, changed, type Detail, type MemberRow, newMember } from './budgetModel';
import { useMemberColumns } from './useMemberColumns';

/** The members of a project, added one by one, their figures typed or pasted like in a spreadsheet. */
export function MemberSheet({ saved }: { saved: Detail | null }) {
  const t = useT();
  const { control, setValue } = useFormContext<BudgetValues>();
  const values = useWatch({ control }) as BudgetValues;
  const { members, allocation } = values;
  const put = (rows: MemberRow[]) => setValue('members', rows, { shouldDirty: true });
  const columns = useMemberColumns({
    values,
    saved,
    onRemove: (id) => put(members.filter(({ employeeId }) => employeeId !== id)),
  });
  const add = (person: PickedPerson | null) => {
    if (!person) return;
    if (members.some(({ employeeId }) => employeeId === person.id)) toast.error(t('projectfund.member.twice'));
    else put([...members, newMember(person)]);
  };
  const label = t('projectfund.members');
  return (
    <SectionCard
      id="members"
      title={label}
      hint={t(allocation === 'FIXED_AMOUNT' ? 'projectfund.members.hint.fixed' : 'projectfund.members.hint.salary')}
      actions={
        <Box w="260px" maxW="100%">
          <EmployeePicker
            value=""
            onChange={(_id, person) => add(person)}
            label={t('projectfund.member.add')}
            placeholder={t('projectfund.member.add')}
            disabled={members.length >= LIMITS.projectMembersMax}
          />
        </Box>
      }
    >
      <ScoreSheet
        label={label}
        columns={columns}
        rows={members}
        rowKey={({ employeeId }) => employeeId}
        onChange={(changes) => put(changed(members, changes))}
        empty={<EmptyState compact title={t('projectfund.members.empty')} hint={t('projectfund.members.empty.hint')} />}
      />
    </SectionCard>
  );
}
