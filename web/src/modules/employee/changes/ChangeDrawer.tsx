import { Box, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime, localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { runEntries } from '../../../shared/approval/runEntries';
import { whyOf } from '../../../shared/approval/whyOf';
import { Notice } from '../../../shared/Notice';
import { ApprovalTimeline } from '../../../ui/flow/ApprovalTimeline';
import { Facts } from '../../../ui/Facts';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { detailsPath } from '../useEmployeeColumns';
import { ChangeSummary } from './ChangeSummary';
import { ChangeStatus, useChangeTitle } from './useChangeColumns';
import { usePersonnelChangeApprovalQuery } from './personnelChanges.gen';
import type { ChangeRow } from './usePersonnelChanges';

/** A change with everything it says. */
export function ChangeDrawer({ change, onClose }: { change: ChangeRow; onClose: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const title = useChangeTitle();
  const { employee } = change;
  const { data } = usePersonnelChangeApprovalQuery({
    variables: { id: change.id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const approval = data?.personnelChanges?.items[0]?.approval;
  return (
    <ReadDrawer
      title={t('employee.change.of', { type: title(change), name: localName(employee) })}
      size="md"
      onClose={onClose}
    >
      <Stack gap="5">
        {change.taskText && (
          <Notice tone="warning">
            <Text fontWeight="medium">{label('PersonnelChangeTask', change.task)}</Text>
            <Text>{change.taskText}</Text>
          </Notice>
        )}
        <Facts
          columns={2}
          items={[
            { label: t('employee.status'), value: <ChangeStatus change={change} /> },
            {
              label: t(change.type === 'EXIT' ? 'employee.change.lastDay' : 'employee.change.effectiveDate'),
              value: formatDate(change.effectiveDate),
            },
            {
              label: t('employee.name'),
              value: employee ? <Link to={detailsPath(employee.id)}>{localName(employee)}</Link> : orDash(null),
            },
            { label: t('employee.number'), value: orDash(employee?.number) },
            ...(change.type === 'EXIT'
              ? [
                  { label: t('employee.change.exitKind'), value: label('ExitKind', change.exitKind) },
                  {
                    label: t('employee.change.ground'),
                    value: change.ground ? label('ExitGround', change.ground) : orDash(null),
                  },
                ]
              : []),
            { label: t('employee.change.filedBy'), value: change.filedBy ?? t('employee.change.byItself') },
            { label: t('employee.change.filedAt'), value: formatDateTime(change.filedAt) },
            { label: t('employee.change.reason'), value: whyOf(change), wide: true },
          ]}
        />
        {approval && (
          <Box>
            <Text fontWeight="medium" mb="2">
              {t('employee.approval.timeline')}
            </Text>
            <ApprovalTimeline entries={runEntries(approval, t)} />
          </Box>
        )}
        {change.lines.length > 0 && (
          <Box>
            <Text fontWeight="medium" mb="1">
              {t('employee.change.what')}
            </Text>
            <ChangeSummary change={change} />
          </Box>
        )}
      </Stack>
    </ReadDrawer>
  );
}
