import { Box, Grid, Text } from '@chakra-ui/react';
import { addMonths, periodIssues } from '@hengcai/shared/rules/analytics/people';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { Select } from '../../../ui/input/Select';

const OFFERED = 60;

interface Props {
  from: string;
  to: string;
  onChange: (change: { from?: string; to?: string }) => void;
}

/** From which month to which; what is wrong with the two stands below them. */
export function MonthRange({ from, to, onChange }: Props) {
  const t = useT();
  const issueText = useIssueText();
  const months = Array.from({ length: OFFERED }, (_, i) => addMonths(today().slice(0, 7), -i));
  // The address may name one that is older.
  const options = [...new Set([...months, from, to].filter(Boolean))].sort().reverse();
  const choices = options.map((month) => ({ value: month, label: month }));
  const [issue] = periodIssues({ from, to }, today());
  return (
    <Box>
      <Grid templateColumns="1fr auto 1fr" gap="1.5" alignItems="center">
        <Select
          label={t('analytics.filter.from')}
          options={choices}
          value={from}
          clearable={false}
          invalid={issue?.field === 'from'}
          onChange={(month) => onChange({ from: month })}
        />
        <span aria-hidden>-</span>
        <Select
          label={t('analytics.filter.to')}
          options={choices}
          value={to}
          clearable={false}
          invalid={issue?.field === 'to'}
          onChange={(month) => onChange({ to: month })}
        />
      </Grid>
      {issue && (
        <Text role="alert" color="fg.error" textStyle="xs" mt="1">
          {issueText(issue)}
        </Text>
      )}
    </Box>
  );
}
