import { formatNumber } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import type { AppraisalInShortFragment } from './person.gen';

/** Says what came of an appraisal: its level, its score, or both; null where nothing did yet that the reader may see. */
export function useResultOf() {
  const t = useT();
  return ({ levelName, composedScore }: Pick<AppraisalInShortFragment, 'levelName' | 'composedScore'>) =>
    [levelName, composedScore && t('employee.appraisals.score', { score: formatNumber(composedScore) })]
      .filter(Boolean)
      .join(' · ') || null;
}
