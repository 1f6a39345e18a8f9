import { Grid, Stack, Text } from '@chakra-ui/react';
import { LEVELS } from '@hengcai/shared/rules/position/match';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useForm } from 'react-hook-form';
import { formatNumber, localName } from '../../../i18n/format';
import { today } from '../../../i18n/zone';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { issuesResolver } from '../../../shared/save/issuesResolver';
import { markStale } from '../../../shared/save/known';
import { outcome } from '../../../shared/save/outcome';
import { useLiveChecks } from '../../../shared/save/useLiveChecks';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { DateField, SelectField, TextAreaField } from '../../../ui/form/fields';
import { toast } from '../../../ui/toast';
import { atRows, issuesOf, type LevelValues, saidIn, toValues, viewOf } from './levelsModel';
import { type PersonMatchDetailsFragment, useSavePersonLevelsMutation } from './match.gen';

interface Props {
  match: PersonMatchDetailsFragment;
  /** The own view of the reader, or the assessment of somebody else. */
  own: boolean;
  onClose: () => void;
}
const options = LEVELS.map((level) => ({ value: level, label: level }));

/** Says levels, condition by condition; only those that were changed are sent. Mounted only while it is open. */
export function LevelsDrawer({ match, own, onClose }: Props) {
  const t = useT();
  const issueText = useIssueText();
  const { conditions, employee, position } = match;
  const form = useForm<LevelValues>({
    mode: 'onSubmit',
    defaultValues: toValues(conditions, own, today()),
    resolver: issuesResolver((values) => issuesOf(values, conditions, own), issueText),
  });
  useLiveChecks(form);
  const [save] = useSavePersonLevelsMutation();
  const onSave = async (values: LevelValues) => {
    const said = saidIn(values, conditions, own);
    if (said.length === 0) return [{ code: 'NOTHING', message: t('position.match.nothing') }];
    const levels = said.flatMap((at) => {
      const [one, row] = [conditions[at], values.levels[at]];
      if (!one || !row) return [];
      const version = viewOf(one, own)?.version ?? 0;
      return [{ itemId: one.item.id, level: row.level, evidence: row.evidence.trim() || null, version }];
    });
    const errors = await outcome(
      async () =>
        (
          await save({
            variables: {
              input: {
                employeeId: employee?.id ?? '',
                positionId: position?.id ?? null,
                own,
                validFrom: values.validFrom,
                levels,
              },
            },
            update: (cache) => markStale(cache, 'whoFits', 'positionMatches'),
          })
        ).data?.savePersonLevels,
    );
    if (errors.length === 0) toast.success(t('position.match.saved'));
    return atRows(errors, said);
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(own ? 'position.match.own.title' : 'position.match.assess.title', { name: localName(employee) })}
      description={t(own ? 'position.match.own.hint' : 'position.match.assess.hint')}
      form={form}
      onSave={onSave}
      size="wide"
    >
      <Stack gap="5">
        <DateField<LevelValues> name="validFrom" label={t('position.match.day')} required />
        {conditions.map(({ item, minimum, ideal }, at) => (
          <Stack as="section" key={item.id} gap="2" role="group" aria-label={item.name}>
            <Text>
              <Text as="span" fontWeight="medium">
                {item.name}
              </Text>
              <Text as="span" color="fg.muted" ms="2">
                {t('position.match.needs', { minimum: formatNumber(minimum), ideal: formatNumber(ideal) })}
              </Text>
            </Text>
            <Grid templateColumns={{ base: '1fr', md: '140px 1fr' }} gap="3">
              <SelectField<LevelValues>
                name={`levels.${at}.level`}
                label={t('position.match.level')}
                options={options}
                clearable={false}
              />
              <TextAreaField<LevelValues>
                name={`levels.${at}.evidence`}
                label={t(own ? 'position.match.reason' : 'position.match.evidence')}
                maxLength={LIMITS.comment}
              />
            </Grid>
          </Stack>
        ))}
      </Stack>
    </FormDrawer>
  );
}
