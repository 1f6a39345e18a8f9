import { formatDateTime, localName } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { Facts } from '../../../../ui/Facts';
import { type Assessment, type Role, sheetOf } from '../model';

export const OVERALL = {
  SELF: 'performance.assess.overall.self',
  PARTNER: 'performance.assess.overall.partner',
  BOSS: 'performance.assess.overall.boss',
} as const;

/** The comments on the whole of the sheets that can be seen, but for the one being typed. */
export function OverallComments({ assessment, editing }: { assessment: Assessment; editing: Role | null }) {
  const t = useT();
  const typed = editing && sheetOf(assessment, editing);
  const sheets = assessment.sheets.filter((sheet) => sheet !== typed && sheet.overallComment);
  if (sheets.length === 0) return null;
  return (
    <Facts
      columns={2}
      items={sheets.map((sheet) => ({
        label: t(OVERALL[sheet.scorerRole === 'SELF' || sheet.scorerRole === 'PARTNER' ? sheet.scorerRole : 'BOSS'], {
          name: localName(sheet.scorer),
          at: formatDateTime(sheet.submittedAt),
        }),
        value: sheet.overallComment,
      }))}
    />
  );
}
