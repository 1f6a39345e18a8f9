import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatNumber, orDash } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { Badge } from '../../../../theme/parts/Badge';
import { SectionCard } from '../../../../ui/Panel';
import { useAssessmentPassportQuery } from '../assessment.gen';
import { type Assessment, hasResult, isByLevel } from '../model';
import { PassportTree } from './PassportTree';
import { PassportWords } from './PassportWords';
import { ResultActions } from './ResultActions';

/** The result with the arithmetic behind it, or why it is not shown yet. */
export function ResultSection({
  assessment,
  planId,
  employeeId,
}: {
  assessment: Assessment;
  planId: string;
  employeeId: string;
}) {
  const t = useT();
  const label = useEnumLabel();
  const visible = hasResult(assessment);
  const hidden =
    assessment.viewer === 'MYSELF'
      ? t('performance.assess.result.hidden', { when: label('ViewScoreAt', assessment.plan?.viewScoreAt) })
      : t('performance.assess.result.missing');
  return (
    <SectionCard id="result" title={t('performance.assess.result')}>
      <Stack gap="4">
        {visible ? (
          <Flex gap="8" align="baseline" wrap="wrap">
            {!isByLevel(assessment) && (
              <Figure label={t('performance.examine.score')} value={formatNumber(assessment.composedScore)} />
            )}
            <Figure label={t('performance.examine.level')} value={orDash(assessment.levelName)} />
            {assessment.calibrated && <Badge>{t('performance.assess.result.calibrated')}</Badge>}
          </Flex>
        ) : (
          <Text color="fg.muted">{hidden}</Text>
        )}
        {assessment.importedComment !== null && (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {t('performance.assess.result.importedComment', { text: assessment.importedComment })}
          </Text>
        )}
        {visible && (
          // Another result is another arithmetic: fetched anew, or the old one would explain the new figure.
          <Passport
            key={`${assessment.version}:${assessment.composedScore}:${assessment.levelName}`}
            planId={planId}
            employeeId={employeeId}
          />
        )}
        <ResultActions assessment={assessment} planId={planId} employeeId={employeeId} />
      </Stack>
    </SectionCard>
  );
}

function Passport({ planId, employeeId }: { planId: string; employeeId: string }) {
  const t = useT();
  const { data } = useAssessmentPassportQuery({ variables: { planId, employeeId }, fetchPolicy: 'network-only' });
  const passport = data?.assessment?.passport;
  if (!passport) return null;
  return (
    <section aria-labelledby="passport">
      <Heading as="h3" textStyle="sm" id="passport" mb="1">
        {t('performance.assess.passport')}
      </Heading>
      <PassportWords step={passport} />
      <Box as="details" mt="3">
        <Box as="summary" cursor="pointer" color="brand.fg" minH="6">
          {t('performance.assess.passport.arithmetic')}
        </Box>
        <PassportTree step={passport} employeeId={employeeId} />
      </Box>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Stack gap="0">
      <Text color="fg.subtle" textStyle="xs">
        {label}
      </Text>
      <Text fontSize="24px" fontWeight="medium" lineHeight="1.3" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
    </Stack>
  );
}
