import { Box } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { EmployeePicker, type PickedPerson } from '../../../shared/pickers/EmployeePicker';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { ScoreSheet } from '../../../ui/sheet/ScoreSheet';
import { toast } from '../../../ui/toast';
import { changed, type Member, type MemberRow, newMember } from './memberModel';
import { useMemberColumns } from './useMemberColumns';

interface Props {
  isFixed: boolean;
  issues: readonly RuleIssue[];
  saved: readonly Member[];
  isNew?: (employeeId: string) => boolean;
}

/** The members of a project, added one by one, their figures typed or pasted like in a spreadsheet. */
export function MemberSheet({ isFixed, issues, saved, isNew }: Props) {
  const t = useT();
  const { control, setValue } = useFormContext<{ members: MemberRow[] }>();
  const { members = [] } = useWatch({ control }) as { members: MemberRow[] };
  const put = (rows: MemberRow[]) => setValue('members', rows, { shouldDirty: true });
  const columns = useMemberColumns({
    rows: members,
    isFixed,
    issues,
    saved,
    ...(isNew && { isNew }),
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
      hint={t(isFixed ? 'projectfund.members.hint.fixed' : 'projectfund.members.hint.salary')}
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
