import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { EyeIcon } from 'lucide-react';
import { useState } from 'react';
import { formatNumber, orDash } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { hasFailed } from '../../../../session/failures';
import { Facts } from '../../../../ui/Facts';
import { Pending } from '../../../../ui/Pending';
import { ReadDrawer } from '../../../../ui/ReadDrawer';
import { byLevel } from '../../rule/byLevel';
import { type RuleLookQuery, type RuleLookQueryVariables, useRuleLookQuery } from './look.gen';

type Rule = NonNullable<RuleLookQuery['planRule']>;

/** Opens the rule of a plan as the plan has it, or a rule that can be chosen. */
export function RuleLook(which: RuleLookQueryVariables) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" size="sm" onClick={() => setOpen(true)}>
        <EyeIcon />
        {t(which.planRuleType === 'DEPARTMENT' ? 'performance.plan.departmentRule.look' : 'performance.plan.rule.look')}
      </Button>
      {open && <RuleDrawer which={which} onClose={() => setOpen(false)} />}
    </>
  );
}

function RuleDrawer({ which, onClose }: { which: RuleLookQueryVariables; onClose: () => void }) {
  const t = useT();
  const { data, error, refetch } = useRuleLookQuery({ variables: which, fetchPolicy: 'network-only' });
  const rule = data?.planRule;
  return (
    <ReadDrawer title={rule?.name ?? t('performance.plan.rule')} size="md" onClose={onClose}>
      {rule ? <Content rule={rule} /> : <Pending failed={hasFailed(error)} onRetry={() => void refetch()} />}
    </ReadDrawer>
  );
}

function Content({ rule }: { rule: Rule }) {
  const t = useT();
  const label = useEnumLabel();
  const levels = byLevel(rule);
  return (
    <Stack gap="5">
      <Facts
        columns={2}
        items={[
          { label: t('performance.rule.type'), value: label('AssessmentRuleType', rule.type) },
          { label: t('performance.rule.fullScore'), value: formatNumber(rule.fullScore) },
          { label: t('performance.rule.input.by'), value: label('ScoreInput', levels ? 'LEVEL' : 'NUMBER') },
          ...(levels
            ? []
            : [
                { label: t('performance.rule.granularity'), value: formatNumber(rule.granularity) },
                {
                  label: t('performance.rule.input.whole'),
                  value: t(rule.wholeScores ? 'performance.manage.yes' : 'performance.manage.no'),
                },
              ]),
          {
            label: t('performance.rule.force'),
            value: [label('ForceCheck', rule.forceCheck)]
              .concat(rule.forceCheck === 'OFF' ? [] : label('ForceScope', rule.forceScope))
              .join(' · '),
          },
        ]}
      />
      {rule.levels.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none" aria-label={t('performance.rule.levels')}>
          {rule.levels.map((level) => (
            <Flex as="li" key={level.name} py="2" gap="3" justify="space-between" wrap="wrap" borderTopWidth="1px">
              <Text fontWeight="medium">{level.name}</Text>
              <HStack gap="4" color="fg.muted" fontVariantNumeric="tabular-nums">
                {level.low !== null && level.high !== null && (
                  <Box>
                    {formatNumber(level.low)} - {formatNumber(level.high)}
                  </Box>
                )}
                <Box>{t('performance.settings.share', { percent: orDash(formatNumber(level.proportion)) })}</Box>
                {level.points !== null && (
                  <Box>{t('performance.plan.rule.points', { points: formatNumber(level.points) })}</Box>
                )}
              </HStack>
            </Flex>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
