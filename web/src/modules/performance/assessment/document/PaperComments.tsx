import { OVERALL } from '../scores/OverallComments';
import { Box, Stack, Text } from '@chakra-ui/react';
import { formatDateTime, localName } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import type { Assessment } from '../model';
import { PaperSection } from './PaperSection';

/** What each scorer says of the whole, with who and when; nothing where nobody said anything. */
export function PaperComments({ assessment }: { assessment: Assessment }) {
  const t = useT();
  const said = assessment.sheets.filter((sheet) => sheet.overallComment);
  if (said.length === 0) return null;
  return (
    <PaperSection title={t('performance.assess.document.comments')}>
      <Stack gap="12px">
        {said.map((sheet) => (
          <Box key={`${sheet.scorerRole}${sheet.scorer?.id}`}>
            <Text fontWeight="medium">
              {t(OVERALL[sheet.scorerRole === 'SELF' || sheet.scorerRole === 'PARTNER' ? sheet.scorerRole : 'BOSS'], {
                name: localName(sheet.scorer),
                at: formatDateTime(sheet.submittedAt),
              })}
            </Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {sheet.overallComment}
            </Text>
          </Box>
        ))}
      </Stack>
    </PaperSection>
  );
}
