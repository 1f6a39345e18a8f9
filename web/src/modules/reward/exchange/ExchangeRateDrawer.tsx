import { LIMITS } from '@hengcai/shared/rules/limits';
import { useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField } from '../../../ui/form/fields';
import { useBetween } from '../useBetween';
import { type ExchangeRateNowFragment, useSaveExchangeRateMutation } from './exchange.gen';

interface Values {
  pointsPerYuan: string;
}
interface Props {
  rate: ExchangeRateNowFragment;
  onClose: () => void;
  onSaved: () => void;
}

/** The exchange rate, to be changed; mounted only while it is open. */
export function ExchangeRateDrawer({ rate, onClose, onSaved }: Props) {
  const t = useT();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { pointsPerYuan: String(rate.pointsPerYuan) },
  });
  const [save] = useSaveExchangeRateMutation();
  const between = useBetween();
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('reward.exchange.change')}
      description={t('reward.exchange.change.hint')}
      form={form}
      onSave={async ({ pointsPerYuan }) => {
        const input = { version: rate.version, pointsPerYuan: Number(pointsPerYuan) };
        const errors = await outcome(async () => (await save({ variables: { input } })).data?.saveExchangeRate);
        if (errors.length === 0) onSaved();
        return errors;
      }}
    >
      <FormGrid columns={1}>
        <NumberField<Values>
          name="pointsPerYuan"
          label={t('reward.exchange.pointsPerYuan')}
          help={t('reward.exchange.pointsPerYuan.help')}
          required
          places={0}
          check={between(LIMITS.exchangeRateMin, LIMITS.exchangeRateMax)}
        />
      </FormGrid>
    </FormDrawer>
  );
}
