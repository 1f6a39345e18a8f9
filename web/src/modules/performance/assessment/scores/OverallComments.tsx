import { formatDateTime, localName } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { Facts } from '../../../../ui/Facts';
import type { Assessment, Role } from '../model';

/** The comments on the whole of the sheets that can be seen, but for the one being typed. */
export function OverallComments({ assessment, editing }: { assessment: Assessment; editing: Role | null }) {
  const t = useT();
  const sheets = assessment.sheets.filter((sheet) => sheet.scorerRole !== editing && sheet.overallComment);
  if (sheets.length === 0) return null;
  return (
    <Facts
      columns={2}
      items={sheets.map((sheet) => ({
        label: t(sheet.scorerRole === 'SELF' ? 'performance.assess.overall.self' : 'performance.assess.overall.boss', {
          name: localName(sheet.scorer),
          at: formatDateTime(sheet.submittedAt),
        }),
        value: sheet.overallComment,
      }))}
    />
  );
}
