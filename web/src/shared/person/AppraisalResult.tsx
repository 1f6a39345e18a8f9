import { Text } from '@chakra-ui/react';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useT } from '../../i18n/useT';
import type { AppraisalInShortFragment } from './person.gen';
import { useResultOf } from './useResultOf';

/** What came of an appraisal, or that nothing did yet, and in which stage its plan is. */
export function AppraisalResult({ appraisal }: { appraisal: AppraisalInShortFragment }) {
  const t = useT();
  const label = useEnumLabel();
  const result = useResultOf()(appraisal);
  return (
    <>
      {result ? (
        <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
          {result}
        </Text>
      ) : (
        <Text color="fg.muted">{t('employee.appraisals.noResult')}</Text>
      )}
      {appraisal.status && (
        <Text color="fg.muted" textStyle="xs">
          {label('AssessmentPlanStatus', appraisal.status)}
        </Text>
      )}
    </>
  );
}
