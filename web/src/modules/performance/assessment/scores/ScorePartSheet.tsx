import { Stack, Text } from '@chakra-ui/react';
import { formatNumber } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { EmptyState } from '../../../../ui/EmptyState';
import { ScoreSheet } from '../../../../ui/sheet/ScoreSheet';
import { anchorOf } from '../assessmentAddress';
import { type Assessment, inPart, isFormula, type Part, partName, type Role } from '../model';
import { useScoreColumns } from './useScoreColumns';
import type { ScoreForm } from './useScoreForm';

/** The scores of one part; a formula part says that nobody types them. */
export function ScorePartSheet({
  assessment,
  part,
  role,
  form,
}: {
  assessment: Assessment;
  part: Part;
  role: Role;
  form: Pick<ScoreForm, 'draft' | 'editable' | 'change'>;
}) {
  const t = useT();
  const columns = useScoreColumns({ assessment, part, role, form });
  const name = partName(assessment.parts, part);
  return (
    <Stack gap="2" id={anchorOf('scores', assessment.parts, part)}>
      <Text fontWeight="medium">
        {name}{' '}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {t(isFormula(part) ? 'performance.assess.part.formula' : 'performance.assess.part.manual', {
            weight: formatNumber(part.weight),
          })}
        </Text>
      </Text>
      <ScoreSheet
        label={t('performance.assess.sheet.scores', { name })}
        columns={columns}
        rows={inPart(part, assessment.indicators)}
        rowKey={(row) => row.id}
        onChange={form.change}
        empty={<EmptyState compact title={t('performance.assess.targets.empty')} />}
      />
    </Stack>
  );
}
