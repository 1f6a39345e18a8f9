import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import type { AppraisalRowFragment } from './examine.gen';
import { AppraisalStage } from './AppraisalStage';
import { detailsPath, myTask, teamTask } from './stages';

/** An appraisal on the phone: what it is, where it stands, and the one thing to do. */
export function AppraisalCard({ row, viewer }: { row: AppraisalRowFragment; viewer: 'myself' | 'leader' }) {
  const t = useT();
  const task = viewer === 'myself' ? myTask(row) : teamTask(row);
  return (
    <Stack gap="2">
      <HStack justify="space-between" align="flex-start">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {viewer === 'myself' ? orDash(row.plan?.name) : localName(row.employee)}
        </Text>
        <AppraisalStage of={row} />
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
