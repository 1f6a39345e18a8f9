import { HStack, Text } from '@chakra-ui/react';
import { ArrowRightIcon, LockIcon } from 'lucide-react';
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

interface Acts {
  /** Marks somebody as absent from scoring; null: the reader may not. */
  onAbsent: ((row: Row) => void) | null;
  /** Locks the manager of somebody, or unlocks who is locked; null: the reader may not. */
  onLock: ((manager: NonNullable<Row['boss']>, locked: boolean) => void) | null;
  /** Chooses the superior of somebody; null: the reader may not. */
  onSuperior: ((row: Row) => void) | null;
}

/** Columns of the people of a plan; nothing waits for those without targets. */
export function useParticipantColumns(planId: string, acts: Acts): Column<Row>[] {
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
            <Person person={{ name: localName(r.employee), number: r.employee.number }} />
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
          <HStack gap="1.5">
            <Person person={{ name: localName(r.boss), number: r.boss.number }} />
            {r.bossLocked && (
              <Tip content={t('performance.manage.manager.isLocked')}>
                <Text as="span" tabIndex={0} color="fg.warning" aria-label={t('performance.manage.manager.isLocked')}>
                  <LockIcon />
                </Text>
              </Tip>
            )}
            {r.superiorLeft && <Text color="fg.warning">{t('performance.manage.superior.left')}</Text>}
          </HStack>
        ) : (
          <Text as="span" color="fg.warning">
            {t(r.superiorLeft ? 'performance.manage.superior.left' : 'performance.manage.noBoss')}
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
          {r.missingResults > 0 && (
            <Text color="fg.warning">{t('performance.manage.missingResults', { count: r.missingResults })}</Text>
          )}
          {r.absent && <Text color="fg.muted">{t('performance.manage.absent')}</Text>}
          {r.locked && (
            <Tip content={t('performance.manage.formLocked')}>
              <Text as="span" tabIndex={0} color="fg.warning" aria-label={t('performance.manage.formLocked')}>
                <LockIcon />
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
            <ArrowRightIcon aria-hidden />
            <Text>{orDash(r.levelName)}</Text>
          </HStack>
        ) : (
          orDash(r.levelName)
        ),
    },
    ...(acts.onAbsent || acts.onLock || acts.onSuperior ? [actionsOf(t, acts)] : []),
  ];
}

const actionsOf = (t: ReturnType<typeof useT>, { onAbsent, onLock, onSuperior }: Acts): Column<Row> => ({
  id: 'actions',
  header: t('ui.table.actions'),
  pin: 'end',
  cell: (r) => {
    const { boss } = r;
    const actions = [
      ...(onSuperior && r.employee
        ? [{ id: 'superior', label: t('performance.manage.superior.choose'), onSelect: () => onSuperior(r) }]
        : []),
      ...(onAbsent && r.employee && !r.noTargets && !r.hasLeft && SELF_SCORE_OPEN.has(r.employeeStage ?? '')
        ? [
            {
              id: 'absent',
              label: t(r.absent ? 'performance.manage.absent.undo' : 'performance.manage.absent.mark'),
              onSelect: () => onAbsent(r),
            },
          ]
        : []),
      ...(onLock && boss
        ? [
            {
              id: 'lockManager',
              label: t(r.bossLocked ? 'performance.manage.manager.unlock' : 'performance.manage.manager.lock', {
                name: localName(boss),
              }),
              onSelect: () => onLock(boss, r.bossLocked),
            },
          ]
        : []),
    ];
    return actions.length > 0 ? <RowActions actions={actions} /> : null;
  },
});

/** Stages before the self score: after it there is nothing left to wait for. */
const SELF_SCORE_OPEN: ReadonlySet<string> = new Set(['PENDING_FILL', 'PENDING_APPROVAL', 'APPROVED']);
