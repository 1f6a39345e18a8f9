import { Stack } from '@chakra-ui/react';
import { formatDate, formatList } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { PageHeader } from '../../../ui/PageHeader';
import { ReportFilters } from '../people/ReportFilters';
import { Why } from '../people/Why';
import { ComparisonTable } from '../structure/ComparisonTable';
import { StructureCard } from '../structure/StructureCard';
import { DIMENSIONS, type Dimension, type Report } from '../structure/structureModel';
import { StructureTabs } from '../structure/StructureTabs';
import { useComparison, useComparisonFilters } from '../structure/useComparison';
import { useStructure } from '../structure/useStructure';

/** The structure of two days, or of two to four departments, side by side. */
export default function StructureComparePage() {
  const t = useT();
  const { list, byDays, sides, why } = useComparison();
  const fields = useComparisonFilters();
  const skip = why !== null;
  const structures = {
    SEX: useStructure('SEX', sides, skip),
    AGE: useStructure('AGE', sides, skip),
    EDUCATION: useStructure('EDUCATION', sides, skip),
  } satisfies Record<Dimension, unknown>;
  const labelOf = ({ day, departmentNames }: Report) => (byDays ? formatDate(day) : formatList(departmentNames));
  return (
    <>
      <PageHeader title={t('analytics.title.structureCompare')} purpose={t('analytics.compare.purpose')} />
      <StructureTabs current="COMPARE" reports={structures.SEX.reports} keeps={list.filter} />
      <ReportFilters fields={fields} list={list} />
      {why ? (
        <Why {...why} />
      ) : (
        <Stack gap="4">
          {DIMENSIONS.map((dimension) => (
            <StructureCard
              key={dimension}
              dimension={dimension}
              structure={structures[dimension]}
              labelOf={labelOf}
              width={1080}
            >
              {(reports) => <ComparisonTable dimension={dimension} reports={reports} labelOf={labelOf} />}
            </StructureCard>
          ))}
        </Stack>
      )}
    </>
  );
}
