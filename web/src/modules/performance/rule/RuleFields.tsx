import { Box, Grid, Stack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField, RadioField, SelectField, TextField } from '../../../ui/form/fields';
import { SectionCard } from '../../../ui/Panel';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { LevelGrid } from './LevelGrid';
import type { RuleValues } from './ruleModel';
import { RulePreview } from './RulePreview';

/** The sections of a rule, its preview at the right. */
export function RuleFields({
  onNameLeft,
  disabled,
  isNew,
}: {
  onNameLeft: (name: string) => void;
  disabled: boolean;
  /** How scores of one that is there are typed has a place of its own. */
  isNew: boolean;
}) {
  const t = useT();
  const options = useEnumOptions();
  const { control } = useFormContext<RuleValues>();
  const [type, check] = useWatch({ control, name: ['type', 'forceCheck'] });
  return (
    <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 300px' }} gap="4" alignItems="start">
      <Stack gap="4" minW="0">
        <SectionCard id="basics" title={t('performance.rule.section.basics')}>
          <FormGrid>
            <TextField<RuleValues>
              name="name"
              label={t('performance.rule.name')}
              required
              maxLength={LIMITS.ruleName}
              onLeave={onNameLeft}
              disabled={disabled}
            />
            <RadioField<RuleValues>
              name="type"
              label={t('performance.rule.type')}
              required
              options={options('AssessmentRuleType')}
              disabled={disabled}
            />
            <NumberField<RuleValues>
              name="fullScore"
              label={t('performance.rule.fullScore')}
              required
              places={LIMITS.decimalDigits}
              help={t(type === 'LEVEL' ? 'performance.rule.fullScore.level' : 'performance.rule.fullScore.help')}
              disabled={disabled}
            />
            {type !== 'LEVEL' && isNew && (
              <NumberField<RuleValues>
                name="granularity"
                label={t('performance.rule.granularity')}
                required
                places={LIMITS.decimalDigits}
                help={t('performance.rule.granularity.help')}
                disabled={disabled}
              />
            )}
          </FormGrid>
        </SectionCard>
        <SectionCard id="levels" title={t('performance.rule.levels')} hint={t(levelHint[type])}>
          <LevelGrid disabled={disabled} />
        </SectionCard>
        <SectionCard id="force" title={t('performance.rule.force')} hint={t('performance.rule.force.hint')}>
          <FormGrid>
            <Box gridColumn="1 / -1">
              <RadioField<RuleValues>
                name="forceCheck"
                label={t('performance.rule.force.check')}
                required
                options={options('ForceCheck')}
                help={t(checkHelp[check])}
                disabled={disabled}
              />
            </Box>
            <SelectField<RuleValues>
              name="forceScope"
              label={t('performance.rule.force.scope')}
              required
              options={options('ForceScope')}
              disabled={disabled}
            />
            <NumberField<RuleValues>
              name="minGroupSize"
              label={t('performance.rule.force.minGroup')}
              required
              places={0}
              help={t('performance.rule.force.minGroup.help')}
              disabled={disabled}
            />
          </FormGrid>
        </SectionCard>
      </Stack>
      <RulePreview />
    </Grid>
  );
}

const checkHelp = {
  OFF: 'performance.rule.force.off',
  WARN: 'performance.rule.force.warn',
  BLOCK: 'performance.rule.force.block',
} as const;
const levelHint = {
  SCORE: 'performance.rule.levels.optional',
  LEVEL: 'performance.rule.levels.byLevel',
  SCORE_AND_LEVEL: 'performance.rule.levels.hint',
} as const;
