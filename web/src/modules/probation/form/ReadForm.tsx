import { Stack, Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import type { ProbationPlanFormFragment } from '../plan/plan.gen';
import { toFormRow } from './formRows';
import { PartSheet } from './PartSheet';

/** The form to read. */
export function ReadForm({ detail }: { detail: ProbationPlanFormFragment }) {
  const t = useT();
  const rows = detail.rows.map(toFormRow);
  return (
    <SectionCard title={t('probation.form')}>
      {rows.length === 0 ? (
        <Text color="fg.muted">
          {t(detail.plan.status === 'DRAFT' ? 'probation.form.draft' : 'probation.form.waits')}
        </Text>
      ) : (
        <Stack gap="4">
          {detail.parts.map((part) => (
            <PartSheet key={part.id} detail={detail} part={part} mode="read" rows={rows} />
          ))}
          {detail.selfSummary && (
            <Facts items={[{ label: t('probation.summary.self'), value: detail.selfSummary, wide: true }]} />
          )}
        </Stack>
      )}
    </SectionCard>
  );
}
