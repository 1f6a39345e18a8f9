import { useForm } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { today } from '../../../i18n/zone';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { DateField } from '../../../ui/form/fields';
import {
  type PositionHistoryDetailsFragment,
  usePositionDetailsQuery,
  useUpdatePositionMutation,
} from '../position.gen';
import { PositionFields, type PositionValues, toInput, toValues } from './PositionFields';

/** The change of a position of the list: how it is described is asked for first. */
export function ChangePosition({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = usePositionDetailsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const history = data?.positionHistory;
  return history ? <ChangePositionDrawer history={history} onClose={onClose} /> : null;
}

/** A position as it will be from a day on, beginning with its last description; mounted only while it is open. */
export function ChangePositionDrawer({
  history: { position, versions },
  onClose,
}: {
  history: PositionHistoryDetailsFragment;
  onClose: () => void;
}) {
  const t = useT();
  const { backDatingDays } = useCurrentUser().company;
  const last = versions.at(-1);
  const ahead = last !== undefined && last.validFrom > today();
  const form = useForm<PositionValues>({
    mode: 'onTouched',
    defaultValues: { code: position.code, validFrom: ahead ? last.validFrom : today(), ...toValues(last) },
  });
  const [update] = useUpdatePositionMutation();
  const onSave = (values: PositionValues) =>
    outcome(async () => {
      const input = { id: position.id, version: position.version, validFrom: values.validFrom, ...toInput(values) };
      return (await update({ variables: { input } })).data?.updatePosition;
    });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('position.change.title', { name: localName(position) })}
      description={ahead ? t('position.change.ahead', { day: last.validFrom }) : t('position.change.hint')}
      form={form}
      onSave={onSave}
      size="wide"
    >
      <FormGrid>
        <DateField<PositionValues>
          name="validFrom"
          label={t('position.validFrom')}
          required
          help={t('position.validFrom.help', { days: backDatingDays })}
        />
        <PositionFields />
      </FormGrid>
    </FormDrawer>
  );
}
