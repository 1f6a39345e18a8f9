import { HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatCount, formatDateTime, formatNumber } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Badge } from '../../../theme/parts/Badge';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { RuleRowFragment } from './rule.gen';
import type { useRuleActions } from './useRuleActions';

type Rule = RuleRowFragment;
export const rulePath = (id: string) => `/performance/setting/rule_template?id=${id}`;

export function useRuleColumns({ switchTo, del }: ReturnType<typeof useRuleActions>): Column<Rule>[] {
  const t = useT();
  const label = useEnumLabel();
  const { edit } = usePageAccess();
  const actions: Column<Rule> = {
    id: 'actions',
    header: t('ui.table.actions'),
    pin: 'end',
    width: 60,
    cell: (r) => (
      <RowActions
        actions={[
          { id: 'edit', label: t('ui.edit'), to: rulePath(r.id) },
          {
            id: 'enable',
            label: t(r.enabled ? 'performance.rule.disable' : 'performance.rule.enable'),
            onSelect: () => void switchTo(r, !r.enabled),
          },
          {
            id: 'delete',
            label: t('ui.delete'),
            danger: true,
            disabled: r.planCount > 0 && t('ui.usedByPlans', { count: r.planCount }),
            onSelect: () => void del(r),
          },
        ]}
      />
    ),
  };
  return [
    {
      id: 'name',
      header: t('performance.rule.name'),
      width: 130,
      maxWidth: 320,
      cell: (r) => <Link to={rulePath(r.id)}>{r.name}</Link>,
    },
    {
      id: 'enabled',
      header: t('performance.rule.state'),
      width: 90,
      cell: (r) => (
        <StatusDot
          tone={r.enabled ? 'approved' : 'neutral'}
          label={t(r.enabled ? 'performance.rule.state.on' : 'performance.rule.state.off')}
        />
      ),
    },
    { id: 'type', header: t('performance.rule.type'), width: 90, cell: (r) => label('AssessmentRuleType', r.type) },
    {
      id: 'fullScore',
      header: t('performance.rule.fullScore'),
      numeric: true,
      width: 80,
      cell: (r) => formatNumber(r.fullScore),
    },
    {
      id: 'granularity',
      header: t('performance.rule.granularity'),
      numeric: true,
      width: 80,
      cell: (r) => formatNumber(r.granularity),
    },
    { id: 'levels', header: t('performance.rule.levels'), width: 160, cell: (r) => <LevelBadges levels={r.levels} /> },
    {
      id: 'force',
      header: t('performance.rule.force'),
      width: 130,
      cell: (r) =>
        r.forceCheck === 'OFF'
          ? label('ForceCheck', r.forceCheck)
          : `${label('ForceCheck', r.forceCheck)} · ${label('ForceScope', r.forceScope)}`,
    },
    {
      id: 'plans',
      header: t('performance.rule.plans'),
      numeric: true,
      width: 80,
      cell: (r) => formatCount(r.planCount),
    },
    { id: 'updatedAt', header: t('performance.rule.updatedAt'), width: 160, cell: (r) => formatDateTime(r.updatedAt) },
    ...(edit ? [actions] : []),
  ];
}

const SHOWN = 6;

function LevelBadges({ levels }: { levels: Rule['levels'] }) {
  if (levels.length === 0) return '-';
  return (
    <HStack gap="1" title={levels.map((l) => `${l.name} ${l.proportion}%`).join('  ')}>
      {levels.slice(0, SHOWN).map((l) => (
        <Badge key={l.name} variant="outline">
          {l.name}
        </Badge>
      ))}
      {levels.length > SHOWN && <Text color="fg.subtle">+{levels.length - SHOWN}</Text>}
    </HStack>
  );
}
