import { useIssueText } from '../../../../i18n/useIssueText';
import { useT } from '../../../../i18n/useT';
import { type Part, partName } from '../model';
import { cellOf, issuesOf, type TargetRow } from './targetRows';

/** What keeps a sheet of targets from being submitted, a sentence each that names row and column. */
export function useWrongCells(): (parts: readonly Part[], rows: readonly TargetRow[]) => string[] {
  const t = useT();
  const text = useIssueText();
  return (parts, rows) =>
    parts.flatMap((part) =>
      issuesOf(part, rows, true).map((one) => {
        const cell = cellOf(part, rows, one);
        if (!cell) return t('performance.assess.wrong.part', { part: partName(parts, part), reason: text(one) });
        return t(cell.row ? 'ui.sheet.wrong.named' : 'ui.sheet.wrong.row', { ...cell, reason: text(one) });
      }),
    );
}
