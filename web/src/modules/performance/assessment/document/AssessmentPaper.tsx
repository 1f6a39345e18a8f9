import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { formatDateRange, formatNumber, localName, orDash } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { ApprovalTimeline } from '../../../../ui/flow/ApprovalTimeline';
import { AppraisalStage } from '../../examine/AppraisalStage';
import { inPart, isByLevel, type Assessment } from '../model';
import { type PassportBranch, PassportTree } from '../result/PassportTree';
import { type Timeline, timelineEntries } from '../timelineEntries';
import { PassportWords } from '../result/PassportWords';
import { PaperComments } from './PaperComments';
import { PaperPart } from './PaperPart';
import { PaperSection } from './PaperSection';

/** So wide is the paper on every device. */
export const PAPER_WIDTH = 1120;

export interface PaperContent {
  assessment: Assessment;
  timeline: Timeline | null;
  passport: PassportBranch | null;
}

/**
 * One appraisal as a document: who, what and when in its head, the result first, nothing to press. It has one width and
 * asks for no size of the screen.
 */
export function AssessmentPaper({
  assessment,
  timeline,
  passport,
  company,
  date,
}: PaperContent & { company: string; date: string }) {
  const t = useT();
  const { employee, plan } = assessment;
  return (
    <Stack gap="24px" p="40px" color="fg" textStyle="sm">
      <Box>
        <Text color="fg.muted">{company}</Text>
        <Heading as="h1" fontSize="28px" lineHeight="40px">
          {t('performance.assess.document.title')}
        </Heading>
        <Text color="fg.muted" fontSize="16px">
          {t('performance.assess.title', { name: bothNames(employee), plan: orDash(plan?.name) })}
        </Text>
      </Box>
      <Facts assessment={assessment} date={date} />
      <PaperSection title={t('performance.assess.result')}>
        <Result assessment={assessment} />
      </PaperSection>
      <PaperSection
        title={t(assessment.sheets.length > 0 ? 'performance.assess.scores' : 'performance.assess.targets')}
      >
        {assessment.withoutSelfScore && <Text color="fg.muted">{t('performance.assess.noSelfScore')}</Text>}
        {assessment.indicators.length === 0 && (
          <Text color="fg.muted">{t('performance.assess.document.noTargets')}</Text>
        )}
        {assessment.parts
          .filter((part) => inPart(part, assessment.indicators).length > 0)
          .map((part) => (
            <PaperPart key={`${part.template?.id} ${part.id}`} assessment={assessment} part={part} />
          ))}
      </PaperSection>
      <PaperComments assessment={assessment} />
      <PaperSection title={t('performance.assess.timeline')}>
        <ApprovalTimeline entries={timelineEntries(timeline, t)} />
      </PaperSection>
      {passport && (
        <PaperSection title={t('performance.assess.passport')}>
          <PassportWords step={passport} />
          <PassportTree step={passport} />
        </PaperSection>
      )}
    </Stack>
  );
}

const bothNames = (person: { name: string; nameEn?: string | null } | null | undefined): string =>
  person?.nameEn ? `${person.name} (${person.nameEn})` : orDash(person?.name);

function Facts({ assessment, date }: { assessment: Assessment; date: string }) {
  const t = useT();
  const { employee, department, boss, plan } = assessment;
  const facts = [
    [t('performance.assess.document.name'), bothNames(employee)],
    [t('performance.assess.document.number'), orDash(employee?.number)],
    [t('performance.assess.document.department'), localName(department)],
    [t('performance.assess.document.position'), localName(employee?.position)],
    [t('performance.assess.document.boss'), bothNames(boss)],
    [t('performance.assess.document.plan'), orDash(plan?.name)],
    [t('performance.assess.document.period'), formatDateRange(plan?.periodFrom, plan?.periodTo)],
    [t('performance.assess.document.stage'), <AppraisalStage key="stage" of={assessment} />],
    [t('performance.assess.document.date'), date],
  ] as const;
  return (
    <Grid as="dl" templateColumns="repeat(3, minmax(0, 1fr))" gap="12px 24px" borderYWidth="1px" py="16px">
      {facts.map(([name, value]) => (
        <Box key={name}>
          <Text as="dt" color="fg.subtle" textStyle="xs">
            {name}
          </Text>
          <Text as="dd" overflowWrap="anywhere">
            {value}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}

function Result({ assessment }: { assessment: Assessment }) {
  const t = useT();
  const label = useEnumLabel();
  const { composedScore, levelName, calibrated, viewer, plan } = assessment;
  if (composedScore === null && levelName === null)
    return (
      <Text color="fg.muted">
        {viewer === 'MYSELF'
          ? t('performance.assess.result.hidden', { when: label('ViewScoreAt', plan?.viewScoreAt) })
          : t('performance.assess.result.missing')}
      </Text>
    );
  return (
    <Stack gap="4px">
      <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="24px">
        {(
          [
            ...(isByLevel(assessment) ? [] : [[t('performance.examine.score'), formatNumber(composedScore)] as const]),
            [t('performance.examine.level'), orDash(levelName)],
          ] as const satisfies readonly (readonly [string, string])[]
        ).map(([name, value]) => (
          <Box key={name}>
            <Text color="fg.subtle" textStyle="xs">
              {name}
            </Text>
            <Text fontSize="28px" lineHeight="36px" fontWeight="medium">
              {value}
            </Text>
          </Box>
        ))}
      </Grid>
      {calibrated && <Text color="fg.muted">{t('performance.assess.result.calibrated')}</Text>}
    </Stack>
  );
}
