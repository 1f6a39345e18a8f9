import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import type { PointRuleRowFragment } from './rules.gen';

/** What points are given for, in words: the event with the level or the years that it asks for. */
export function useOccasion() {
  const t = useT();
  const label = useEnumLabel();
  return ({ event, level, years }: Pick<PointRuleRowFragment, 'event' | 'level' | 'years'>): string => {
    if (level) return t('reward.rule.occasion.level', { level });
    if (years) return t('reward.rule.occasion.years', { count: years });
    return label('PointRuleEvent', event);
  };
}
