import { Box, Link as TextLink, Text } from '@chakra-ui/react';
import { ViewerType } from '@hengcai/shared/enums';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { appraisalPath } from '../../../../shared/appraisalPath';
import { List } from '../../../../theme/parts/List';
import type { Assessment } from '../model';

interface Props {
  assessment: Partial<Pick<Assessment, 'employee' | 'person'>>;
  imported: Assessment['importedScores'][number];
}

/** Where the score of a part comes from: the results of other plans, each with the way there for who may go it. */
export function IncludedResults({ assessment, imported }: Props) {
  const t = useT();
  const employeeId = assessment.employee?.id ?? assessment.person?.id;
  return (
    <Box>
      <Text>{t('performance.assess.part.imported.plans', { score: formatNumber(imported.score) })}</Text>
      <List.Root ps="5" listStyleType="disc" color="fg.muted">
        {imported.results.map(({ planId, planName, weight, score }) => {
          const text = t('performance.assess.part.imported.plan', {
            name: planName,
            score: formatNumber(score),
            weight: formatNumber(weight),
          });
          return (
            <List.Item key={planName}>
              {planId && employeeId ? (
                <TextLink asChild color="brand.fg">
                  <Link to={appraisalPath({ planId, employeeId }, ViewerType.HISTORY)}>{text}</Link>
                </TextLink>
              ) : (
                text
              )}
            </List.Item>
          );
        })}
      </List.Root>
    </Box>
  );
}
