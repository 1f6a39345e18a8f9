import { HStack, Text } from '@chakra-ui/react';
import { LuArrowRight, LuLock } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { DASH, formatNumber, localName, orDash } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { appraisalPath } from '../../../../shared/appraisalPath';
import { Person } from '../../../../ui/Person';
import type { Column } from '../../../../ui/table/columns';
import { RowActions } from '../../../../ui/table/RowActions';
import { Tip } from '../../../../ui/Tip';
import { AppraisalStage } from '../../examine/AppraisalStage';
import type { PlanParticipantRowFragment } from '../plan.gen';

type Row = PlanParticipantRowFragment;

/** Columns of the people of a plan; nothing waits for those without targets. With `onAbsent` each whom it may concern can be marked as absent from scoring. */
export function useParticipantColumns(planId: string, onAbsent: ((row: Row) => void) | null): Column<Row>[] {
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
          <AppraisalStage of={r} />
          {r.absent && <Text color="fg.muted">{t('performance.manage.absent')}</Text>}
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
      cell: (r) => (r.noTargets ? DASH : label('BossStage', r.bossStage)),
    },
    {
      id: 'targets',
      header: t('performance.manage.targets'),
      width: 100,
      cell: (r) => (r.noTargets ? DASH : label('TargetStatus', r.targetStatus)),
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
    ...(onAbsent ? [absence(t, onAbsent)] : []),
  ];
}

const absence = (t: ReturnType<typeof useT>, onAbsent: (row: Row) => void): Column<Row> => ({
  id: 'actions',
  header: t('ui.table.actions'),
  pin: 'end',
  cell: (r) =>
    r.employee && !r.noTargets && SELF_SCORE_OPEN.has(r.employeeStage ?? '') ? (
      <RowActions
        actions={[
          {
            id: 'absent',
            label: t(r.absent ? 'performance.manage.absent.undo' : 'performance.manage.absent.mark'),
            onSelect: () => onAbsent(r),
          },
        ]}
      />
    ) : null,
});

/** Stages before the self score: after it there is nothing left to wait for. */
const SELF_SCORE_OPEN: ReadonlySet<string> = new Set(['PENDING_FILL', 'PENDING_APPROVAL', 'APPROVED']);
