import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { useFileExport } from '../../../shared/save/useFileExport';
import { LinkTabs } from '../../../ui/LinkTabs';
import { usePageAccess } from '../../../ui/PageAccess';
import { PageHeader } from '../../../ui/PageHeader';
import { ReportFilters } from '../people/ReportFilters';
import { Why } from '../people/Why';
import { useExportStructureMutation } from '../structure/structure.gen';
import { StructureCard } from '../structure/StructureCard';
import { DIMENSIONS } from '../structure/structureModel';
import { StructurePeopleDrawer } from '../structure/StructurePeopleDrawer';
import { type Looked, StructureTable } from '../structure/StructureTable';
import { StructureTabs } from '../structure/StructureTabs';
import { useStructure } from '../structure/useStructure';
import { useStructureFilters, useStructureList } from '../structure/useStructureFilters';

/** One dimension of the structure by department, with the names behind each number. */
export default function StructureDetailsPage() {
  const t = useT();
  const issueText = useIssueText();
  const access = usePageAccess();
  const [params] = useSearchParams();
  const dimension = DIMENSIONS.find((one) => one === params.get('tabName')) ?? 'SEX';
  const { list, issue, side } = useStructureList();
  const fields = useStructureFilters<typeof list.filter>();
  const structure = useStructure(dimension, [side], issue !== null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [exported] = useExportStructureMutation();
  const { save } = useFileExport(
    async () => (await exported({ variables: { input: { dimension, side } } })).data?.exportStructure,
  );
  return (
    <>
      <PageHeader title={t('analytics.title.structureDetails')} purpose={t('analytics.structure.details.purpose')} />
      <StructureTabs current="DETAILS" reports={structure.reports} keeps={side} />
      <LinkTabs
        label={t('analytics.structure.dimensions')}
        current={dimension}
        keeps={Object.fromEntries(params)}
        tabs={DIMENSIONS.map((name) => ({ name, label: t(`analytics.structure.dimension.${name}`) }))}
      />
      <ReportFilters fields={fields} list={list} />
      {issue ? (
        <Why title={issueText(issue)} hint={t('analytics.structure.day.hint')} />
      ) : (
        <StructureCard dimension={dimension} structure={structure} labelOf={() => ''} width={1080}>
          {(reports) => (
            <Stack gap="3">
              {reports.map((report) => (
                <StructureTable
                  key={report.day}
                  report={report}
                  onOpen={(departmentId) => list.query({ ...list.filter, departmentIds: [departmentId] })}
                  onPeople={setLooked}
                  onExport={access.export ? () => void save() : undefined}
                />
              ))}
            </Stack>
          )}
        </StructureCard>
      )}
      {looked && (
        <StructurePeopleDrawer dimension={dimension} side={side} looked={looked} onClose={() => setLooked(null)} />
      )}
    </>
  );
}
