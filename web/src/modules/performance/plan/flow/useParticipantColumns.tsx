import { HStack, Text } from '@chakra-ui/react';
import { EmployeeStage } from '@hengcai/shared/enums';
import { LuArrowRight, LuLock } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { formatNumber, localName, orDash } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { appraisalPath } from '../../../../shared/appraisalPath';
import { Person } from '../../../../ui/Person';
import { StatusDot, type StatusTone } from '../../../../ui/StatusDot';
import type { Column } from '../../../../ui/table/columns';
import { Tip } from '../../../../ui/Tip';
import type { PlanParticipantRowFragment } from '../plan.gen';

type Row = PlanParticipantRowFragment;

const tones: Record<keyof typeof EmployeeStage, StatusTone> = {
  PENDING_FILL: 'fillingIn',
  PENDING_APPROVAL: 'approving',
  APPROVED: 'approved',
  SELF_RATED: 'scoring',
  BOSS_RATED: 'scored',
  PENDING_CONFIRM: 'communicating',
  CONFIRMED: 'communicated',
};
const toneOf = (stage: string | null): StatusTone =>
  stage !== null && stage in tones ? tones[stage as keyof typeof tones] : 'neutral';

export function useParticipantColumns(planId: string): Column<Row>[] {
  const t = useT();
  const label = useEnumLabel();
  return [
    {
      id: 'person',
      header: t('performance.manage.person'),
      width: 180,
      cell: (r) =>
        r.employee ? (
          <Link to={appraisalPath({ planId, employeeId: r.employee.id }, 'setter')}>
            <Person person={r.employee} />
          </Link>
        ) : (
          t('performance.manage.hidden')
        ),
    },
    {
      id: 'department',
      header: t('performance.manage.department'),
      width: 150,
      maxWidth: 240,
      cell: (r) => localName(r.department),
    },
    {
      id: 'boss',
      header: t('performance.manage.boss'),
      width: 150,
      cell: (r) =>
        r.boss ? (
          <Person person={r.boss} />
        ) : (
          <Text as="span" color="fg.warning">
            {t('performance.manage.noBoss')}
          </Text>
        ),
    },
    {
      id: 'stage',
      header: t('performance.manage.employeeStage'),
      width: 150,
      cell: (r) => (
        <HStack gap="1.5">
          <StatusDot tone={toneOf(r.employeeStage)} label={label('EmployeeStage', r.employeeStage)} />
          {r.locked && (
            <Tip content={t('performance.manage.formLocked')}>
              <Text as="span" tabIndex={0} color="fg.warning" aria-label={t('performance.manage.formLocked')}>
                <LuLock />
              </Text>
            </Tip>
          )}
        </HStack>
      ),
    },
    {
      id: 'bossStage',
      header: t('performance.manage.bossStage'),
      width: 120,
      cell: (r) => label('BossStage', r.bossStage),
    },
    {
      id: 'targets',
      header: t('performance.manage.targets'),
      width: 100,
      cell: (r) => label('TargetStatus', r.targetStatus),
    },
    {
      id: 'score',
      header: t('performance.manage.score'),
      numeric: true,
      width: 80,
      cell: (r) => formatNumber(r.composedScore),
    },
    {
      id: 'level',
      header: t('performance.manage.level'),
      width: 90,
      cell: (r) =>
        r.fromLevelName ? (
          <HStack gap="1">
            <Text color="fg.subtle">{r.fromLevelName}</Text>
            <LuArrowRight aria-hidden />
            <Text>{orDash(r.levelName)}</Text>
          </HStack>
        ) : (
          orDash(r.levelName)
        ),
    },
  ];
}
