import { Stack, Text } from '@chakra-ui/react';
import { formatNumber } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { EmptyState } from '../../../../ui/EmptyState';
import { ScoreSheet } from '../../../../ui/sheet/ScoreSheet';
import { anchorOf } from '../assessmentAddress';
import { importedOf, isFormula, isImported, type Part, partName, type ScoredForm, type SheetRole } from '../model';
import { IncludedResults } from './IncludedResults';
import { useScoreColumns } from './useScoreColumns';
import type { ScoreForm } from './useScoreForm';
import { useScoreLines } from './useScoreLines';

const scoredBy = (part: Part) =>
  isFormula(part)
    ? 'performance.assess.part.formula'
    : isImported(part)
      ? 'performance.assess.part.imported'
      : 'performance.assess.part.manual';

/** The scores of one part; one that nobody types says where its scores come from. */
export function ScorePartSheet({
  assessment,
  part,
  role,
  form,
  planId,
  employeeId,
}: {
  assessment: ScoredForm;
  part: Part;
  role: SheetRole;
  form: Pick<ScoreForm, 'draft' | 'editable' | 'change'>;
  /** Whose appraisal it is; a department has none. */
  planId?: string;
  employeeId?: string;
}) {
  const t = useT();
  const columns = useScoreColumns({ assessment, part, role, editable: form.editable, planId, employeeId });
  const lines = useScoreLines(assessment.indicators, part, form.draft);
  const name = partName(assessment.parts, part);
  const imported = importedOf(assessment, part);
  const given = assessment.departmentScore;
  return (
    <Stack gap="2" id={anchorOf('scores', assessment.parts, part)}>
      <Text fontWeight="medium">
        {name}{' '}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {t(scoredBy(part), { weight: formatNumber(part.weight) })}
        </Text>
      </Text>
      {imported && imported.results.length > 0 && <IncludedResults assessment={assessment} imported={imported} />}
      {part.takesDepartmentScore && !isImported(part) && role !== 'DEPARTMENT' && (
        <Text overflowWrap="anywhere">
          {t('performance.assess.part.department', {
            score: given?.score ? formatNumber(given.score) : (given?.levelName ?? ''),
            ratio: formatNumber(assessment.plan?.departmentRatio),
            said: String(Boolean(given)),
          })}
        </Text>
      )}
      {isImported(part) && !imported?.results.length && (
        <Text overflowWrap="anywhere">
          {imported
            ? t('performance.assess.part.imported.score', {
                score: formatNumber(imported.score),
                note: imported.note ?? '',
                said: String(Boolean(imported.note)),
              })
            : t('performance.assess.part.imported.none')}
        </Text>
      )}
      <ScoreSheet
        label={t('performance.assess.sheet.scores', { name })}
        columns={columns}
        rows={lines}
        rowKey={({ indicator }) => indicator.id}
        onChange={form.change}
        empty={<EmptyState compact title={t('performance.assess.targets.empty')} />}
      />
    </Stack>
  );
}
