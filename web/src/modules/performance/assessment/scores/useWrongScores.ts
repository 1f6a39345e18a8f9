import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { useIssueText } from '../../../../i18n/useIssueText';
import { useT } from '../../../../i18n/useT';
import { attachmentColumn, inPart, isByLevel, isTyped, type ScoredForm, type SheetRole, typesAchieved } from '../model';
import { achievedIssueOf, issueOf, type ScoreDraft } from './scoreRows';

const SCORE_OF = {
  SELF: 'performance.assess.score.self',
  PARTNER: 'performance.assess.score.partner',
  BOSS: 'performance.assess.score.boss',
  DEPARTMENT: 'performance.dept.score',
} as const;
const LEVEL_OF = {
  SELF: 'performance.assess.level.self',
  PARTNER: 'performance.assess.level.partner',
  BOSS: 'performance.assess.level.boss',
  DEPARTMENT: 'performance.dept.level',
} as const;

/** A column whose files are required of the person, and that there are none; else nothing. */
function lacksFiles(form: ScoredForm, role: SheetRole, id: string): [string, RuleIssue | null] {
  const indicator = form.indicators.find((one) => one.id === id);
  const part = indicator && form.parts.find((one) => inPart(one, [indicator]).length > 0);
  const column = part && attachmentColumn(part);
  const lacks = role === 'SELF' && column?.required === true && !indicator?.attachments?.length;
  return [column?.name ?? '', lacks ? issue('attachments', 'ATTACHMENT_REQUIRED') : null];
}

/** What in a sheet keeps it from being submitted, each with row and column. */
export function useWrongScores() {
  const t = useT();
  const text = useIssueText();
  return (form: ScoredForm, role: SheetRole, draft: ScoreDraft): string[] => {
    const manual = new Set(
      form.parts
        .filter(isTyped)
        .flatMap((part) => inPart(part, form.indicators))
        .map((row) => row.id),
    );
    const given = t((isByLevel(form) ? LEVEL_OF : SCORE_OF)[role]);
    return draft.rows.flatMap((row) => {
      const name = form.indicators.find((one) => one.id === row.id)?.keyResult ?? '';
      const at = (column: string, found: RuleIssue | null) =>
        found ? [t('ui.sheet.wrong.named', { row: name, column, reason: text(found) })] : [];
      return [
        ...(typesAchieved(role)
          ? at(t('performance.assess.column.achievedValue'), achievedIssueOf(row.achievedValue))
          : []),
        ...at(...lacksFiles(form, role, row.id)),
        ...(manual.has(row.id) ? at(given, issueOf(form, row)) : []),
      ];
    });
  };
}
