import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { versionOn } from '@hengcai/shared/rules/position/dated';
import { useId } from 'react';
import { localName, orDash } from '../../../i18n/format';
import { today } from '../../../i18n/zone';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { Facts } from '../../../ui/Facts';
import { DateInput } from '../../../ui/input/DateInput';
import { SectionCard } from '../../../ui/Panel';
import type { PositionHistoryDetailsFragment } from '../position.gen';
import { rankRange } from '../usePositionColumns';
import { Planned } from './Staffing';

interface Props {
  history: PositionHistoryDetailsFragment;
  day: string;
  onDay: (day: string) => void;
}

/** How a position is described on a day. */
export function PositionDescription({ history: { position, versions }, day, onDay }: Props) {
  const t = useT();
  const id = useId();
  // The services tell versions in the shape of the rule; a null end is "until further notice" in both.
  const version = versionOn(
    versions.map((one) => ({ ...one, validTo: one.validTo ?? null })),
    day,
  );
  const isToday = day === today();
  return (
    <SectionCard
      id="description"
      title={t('position.description')}
      actions={
        <Flex align="center" gap="2">
          <Text asChild color="fg.muted">
            <label htmlFor={id}>{t('position.asOf')}</label>
          </Text>
          <Box w="150px">
            <DateInput id={id} value={day} onChange={(next) => onDay(next || today())} />
          </Box>
        </Flex>
      }
    >
      {!version && <EmptyState compact title={t('position.notThen', { day })} />}
      {version && (
        <Stack gap="5">
          <Facts
            items={[
              { label: t('position.name'), value: version.name },
              { label: t('position.nameEn'), value: orDash(version.nameEn) },
              {
                label: t('position.department'),
                value: version.department ? localName(version.department) : t('position.department.all'),
              },
              { label: t('position.family'), value: localName(version.jobFamily) },
              { label: t('position.rank'), value: rankRange(version) },
              { label: t('position.evaluationGrade'), value: localName(version.jobGrade) },
              {
                label: t('position.planned'),
                value: (
                  <Planned
                    planned={version.plannedHeadcount}
                    // Who was in it then is another question: what is missing is said of today alone.
                    filled={isToday ? position.filled : version.plannedHeadcount}
                    coming={isToday ? position.coming : 0}
                  />
                ),
              },
            ]}
          />
          <LongText label={t('position.responsibilities')} text={version.responsibilities} />
          <LongText label={t('position.requirements')} text={version.requirements} />
        </Stack>
      )}
    </SectionCard>
  );
}

function LongText({ label, text }: { label: string; text?: string | null }) {
  return (
    <Box>
      <Text color="fg.subtle" textStyle="xs">
        {label}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {orDash(text)}
      </Text>
    </Box>
  );
}
