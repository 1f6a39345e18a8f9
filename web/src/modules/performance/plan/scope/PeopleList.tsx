import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatNumber, localName } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { List } from '../../../../theme/parts/List';
import { Person } from '../../../../ui/Person';
import { type RowAction, RowActions } from '../../../../ui/table/RowActions';
import type { Member, Outsider, Single } from './usePlanScope';

/** One person a line, with what is particular about that person below; on the phone the actions stand below as well. */
function Line({ row, notes, actions }: { row: Member | Outsider | Single; notes: ReactNode; actions: RowAction[] }) {
  const t = useT();
  return (
    <List.Item px="3" py="2" borderBottomWidth="1px">
      <Flex gap="2" justify="space-between" wrap="wrap" align="center">
        <Box minW="0">
          <HStack gap="3" wrap="wrap">
            {row.employee ? (
              <Person person={{ name: localName(row.employee), number: row.employee.number }} />
            ) : (
              t('performance.manage.hidden')
            )}
            <Text as="span" color="fg.muted">
              {localName(row.department)}
            </Text>
          </HStack>
          {notes}
        </Box>
        {row.employee && actions.length > 0 && <RowActions actions={actions} />}
      </Flex>
    </List.Item>
  );
}

/** What holds for somebody alone: own last days, why, and whatever else is told; nothing where nothing does. */
function Notes({ row, more = [] }: { row: Pick<Member, 'fillTo' | 'scoreTo' | 'reason'>; more?: (string | null)[] }) {
  const t = useT();
  const notes = [
    ...more,
    row.fillTo && t('performance.scope.fillTo.short', { date: row.fillTo }),
    row.scoreTo && t('performance.scope.scoreTo.short', { date: row.scoreTo }),
    row.reason,
  ].filter(Boolean);
  return (
    notes.length > 0 && (
      <Text textStyle="sm" overflowWrap="anywhere">
        {notes.join(' · ')}
      </Text>
    )
  );
}

/** Who is handled one by one: taking part or taken out, how far they are, and their result. */
export function SingleList({ rows, actionsOf }: { rows: readonly Single[]; actionsOf: (row: Single) => RowAction[] }) {
  const t = useT();
  const label = useEnumLabel();
  return (
    <List.Root listStyleType="none" gap="0">
      {rows.map((row) => (
        <Line
          key={row.id}
          row={row}
          actions={actionsOf(row)}
          notes={
            <Notes
              row={row}
              more={[
                row.takesPart ? null : t('performance.scope.takenOut'),
                row.takesPart && row.employeeStage ? label('EmployeeStage', row.employeeStage) : null,
                [row.score && formatNumber(row.score), row.levelName].filter(Boolean).join(' '),
              ]}
            />
          }
        />
      ))}
    </List.Root>
  );
}

/** Who is in the plan, with days of their own. */
export function MemberList({ rows, actionsOf }: { rows: readonly Member[]; actionsOf: (row: Member) => RowAction[] }) {
  return (
    <List.Root listStyleType="none" gap="0">
      {rows.map((row) => (
        <Line key={row.id} row={row} actions={actionsOf(row)} notes={<Notes row={row} />} />
      ))}
    </List.Root>
  );
}

/** Who is not in the plan, and why. */
export function OutsiderList({
  rows,
  actionsOf,
}: {
  rows: readonly Outsider[];
  actionsOf: (row: Outsider) => RowAction[];
}) {
  const label = useEnumLabel();
  return (
    <List.Root listStyleType="none" gap="0">
      {rows.map((row) => (
        <Line
          key={row.id}
          row={row}
          actions={row.canJoin ? actionsOf(row) : []}
          notes={
            <Text textStyle="sm" overflowWrap="anywhere">
              {[row.code && label('AssessmentOutsiderCode', row.code), row.reason].filter(Boolean).join(' · ')}
            </Text>
          }
        />
      ))}
    </List.Root>
  );
}
