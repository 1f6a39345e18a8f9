import { formatDate, formatNumber } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { useOccasion } from './useOccasion';
import type { PointRule } from './usePointRules';

interface Acts {
  edit: (one: PointRule) => void;
  enable: (one: PointRule, enabled: boolean) => void;
  remove: (one: PointRule) => void;
}

/** Columns of the rules of points. */
export function usePointRuleColumns(acts: Acts): Column<PointRule>[] {
  const t = useT();
  const occasion = useOccasion();
  const { edit } = usePageAccess();
  const columns: Column<PointRule>[] = [
    { id: 'event', header: t('reward.rule.event'), width: 220, maxWidth: 320, cell: occasion },
    {
      id: 'points',
      header: t('reward.rule.points'),
      numeric: true,
      cell: ({ points }) => formatNumber(String(points)),
    },
    { id: 'since', header: t('reward.rule.since'), cell: ({ since }) => formatDate(since) },
    {
      id: 'given',
      header: t('reward.rule.given'),
      numeric: true,
      cell: ({ givenCount }) => formatNumber(String(givenCount)),
    },
    {
      id: 'enabled',
      header: t('reward.rule.state'),
      cell: ({ enabled }) => (
        <StatusDot tone={enabled ? 'approved' : 'neutral'} label={t(enabled ? 'reward.rule.on' : 'reward.rule.off')} />
      ),
    },
  ];
  if (edit)
    columns.push({
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      cell: (one) => (
        <RowActions
          actions={[
            { id: 'edit', label: t('reward.rule.edit'), onSelect: () => acts.edit(one) },
            {
              id: 'switch',
              label: t(one.enabled ? 'reward.rule.disable' : 'reward.rule.enable'),
              onSelect: () => acts.enable(one, !one.enabled),
            },
            {
              id: 'delete',
              label: t('ui.delete'),
              danger: true,
              onSelect: () => acts.remove(one),
              ...(one.givenCount > 0 && { disabled: t('reward.rule.used') }),
            },
          ]}
        />
      ),
    });
  return columns;
}
