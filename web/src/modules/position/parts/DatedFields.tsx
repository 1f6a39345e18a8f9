import { today } from '../../../i18n/zone';
import { useT } from '../../../i18n/useT';
import { DateField } from '../../../ui/form/fields';

/** From when on a rank or job family is as the form says: today or before. */
export function ValidFromField() {
  const t = useT();
  return (
    <DateField<{ validFrom: string }>
      name="validFrom"
      label={t('position.validFrom')}
      required
      max={today()}
      help={t('position.validFrom.past')}
    />
  );
}
