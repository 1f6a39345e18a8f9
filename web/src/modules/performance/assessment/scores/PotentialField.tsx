import { Field, Text } from '@chakra-ui/react';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { SegmentGroup } from '../../../../theme/parts/SegmentGroup';
import { POTENTIALS, type PotentialName } from './scoreRows';

interface Props {
  value: PotentialName | '';
  /** Asked for and not said. */
  invalid: boolean;
  onChange: (potential: PotentialName) => void;
}

/** How far the person may still grow: for calibration alone, the person never sees it. */
export function PotentialField({ value, invalid, onChange }: Props) {
  const t = useT();
  const label = useEnumLabel();
  return (
    <Field.Root required invalid={invalid}>
      <Field.Label>
        {t('performance.potential')}
        <Field.RequiredIndicator />
      </Field.Label>
      <SegmentGroup.Root
        size="sm"
        aria-label={t('performance.potential')}
        value={value || null}
        onValueChange={({ value: chosen }) => onChange(chosen as PotentialName)}
      >
        <SegmentGroup.Indicator />
        <SegmentGroup.Items
          items={POTENTIALS.map((one, at) => ({ value: one, label: `${at + 1} ${label('Potential', one)}` }))}
        />
      </SegmentGroup.Root>
      <Text textStyle="xs" color="fg.muted">
        {t('performance.potential.help')}
      </Text>
      <Field.ErrorText>{t('performance.potential.required')}</Field.ErrorText>
    </Field.Root>
  );
}
