import { SimpleGrid } from '@chakra-ui/react';
import { formatCount, formatDate } from '../../../i18n/format';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { PageHeader } from '../../../ui/PageHeader';
import { Figures } from '../people/Figures';
import { ReportFilters } from '../people/ReportFilters';
import { Why } from '../people/Why';
import { StructureCard } from '../structure/StructureCard';
import { StructureTabs } from '../structure/StructureTabs';
import { useStructure } from '../structure/useStructure';
import { useStructureFilters, useStructureList } from '../structure/useStructureFilters';

/** What the organisation is made of on a day: by gender, age and education, at a glance. */
export default function StructurePage() {
  const t = useT();
  const issueText = useIssueText();
  const { list, issue, side } = useStructureList();
  const fields = useStructureFilters<typeof list.filter>();
  const skip = issue !== null;
  const sex = useStructure('SEX', [side], skip);
  const age = useStructure('AGE', [side], skip);
  const education = useStructure('EDUCATION', [side], skip);
  const people = sex.reports?.[0]?.total.people;
  const card = { labelOf: () => '', width: 640 };
  return (
    <>
      <PageHeader title={t('analytics.title.structure')} purpose={t('analytics.structure.purpose')} />
      <StructureTabs current="OVERVIEW" reports={sex.reports} keeps={side} />
      <ReportFilters fields={fields} list={list} />
      {issue ? (
        <Why title={issueText(issue)} hint={t('analytics.structure.day.hint')} />
      ) : people === 0 && (sex.reports?.[0]?.unread ?? 0) === 0 ? (
        <Why title={t('analytics.empty')} hint={t('analytics.structure.empty.hint')} />
      ) : (
        <>
          {people !== undefined && (
            <Figures
              figures={[
                {
                  label: t('analytics.structure.people'),
                  value: formatCount(people),
                  what: t('analytics.structure.people.what'),
                  more: formatDate(side.day),
                },
              ]}
            />
          )}
          <SimpleGrid columns={{ base: 1, xl: 2 }} gap="3" alignItems="start">
            <StructureCard dimension="SEX" structure={sex} {...card} />
            <StructureCard dimension="AGE" structure={age} {...card} />
            <StructureCard dimension="EDUCATION" structure={education} {...card} />
          </SimpleGrid>
        </>
      )}
    </>
  );
}
