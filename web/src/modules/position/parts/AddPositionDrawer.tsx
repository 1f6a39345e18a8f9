import { LIMITS } from '@hengcai/shared/rules/limits';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { today } from '../../../i18n/zone';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { TextField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { useAddPositionMutation } from '../position.gen';
import { PositionFields, type PositionValues, toInput, toValues } from './PositionFields';

/** A position to be set up; mounted only while it is open. */
export function AddPositionDrawer({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const t = useT();
  const [clientMutationId] = useState(randomId);
  const form = useForm<PositionValues>({
    mode: 'onTouched',
    defaultValues: { code: '', validFrom: today(), ...toValues() },
  });
  const [add] = useAddPositionMutation();
  const added = useRef<string | null>(null);
  const onSave = (values: PositionValues) =>
    outcome(async () => {
      const input = { clientMutationId, code: values.code.trim(), ...toInput(values) };
      const answer = (await add({ variables: { input } })).data?.addPosition;
      added.current = answer?.history?.position.name ?? null;
      return answer;
    });
  const close = () => {
    onClose();
    if (added.current === null) return;
    toast.success(t('position.added', { name: added.current }));
    onAdded();
  };
  return (
    <FormDrawer open onClose={close} title={t('position.new')} form={form} onSave={onSave} size="wide">
      <FormGrid>
        <TextField<PositionValues> name="code" label={t('position.code')} required maxLength={LIMITS.code} />
        <PositionFields />
      </FormGrid>
    </FormDrawer>
  );
}
