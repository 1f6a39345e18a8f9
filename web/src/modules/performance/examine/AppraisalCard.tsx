import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { StatusDot } from '../../../ui/StatusDot';
import type { AppraisalRowFragment } from './examine.gen';
import { detailsPath, myTask, stageTone, teamTask } from './stages';

/** An appraisal on the phone: what it is, where it stands, and the one thing to do. */
export function AppraisalCard({ row, viewer }: { row: AppraisalRowFragment; viewer: 'myself' | 'leader' }) {
  const t = useT();
  const label = useEnumLabel();
  const task = viewer === 'myself' ? myTask(row) : teamTask(row);
  return (
    <Stack gap="2">
      <HStack justify="space-between" align="flex-start">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {viewer === 'myself' ? orDash(row.plan?.name) : localName(row.employee)}
        </Text>
        <StatusDot
          tone={stageTone[row.employeeStage ?? ''] ?? 'neutral'}
          label={label('EmployeeStage', row.employeeStage)}
        />
      </HStack>
      {viewer === 'leader' && <Text color="fg.muted">{orDash(row.plan?.name)}</Text>}
      <HStack justify="space-between">
        <Text color="fg.muted">
          {t('performance.examine.level')} {orDash(row.levelName)}
        </Text>
        <Button asChild variant={task ? 'solid' : 'outline'}>
          <Link to={detailsPath(row, viewer)}>
            {t(task ? `performance.examine.todo.${task}` : 'performance.examine.open')}
          </Link>
        </Button>
      </HStack>
    </Stack>
  );
}
