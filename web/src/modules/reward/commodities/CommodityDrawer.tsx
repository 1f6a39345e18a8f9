import { LIMITS } from '@hengcai/shared/rules/limits';
import { pointsFor } from '@hengcai/shared/rules/reward/points';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField, SwitchField, TextAreaField, TextField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { useBetween } from '../useBetween';
import { useExchangeRateQuery } from '../exchange/exchange.gen';
import { useAddCommodityMutation, useUpdateCommodityMutation } from './commodities.gen';
import { PictureField } from './PictureField';
import type { CommodityItem } from './useCommodities';

interface Values {
  name: string;
  price: string;
  stock: string;
  description: string;
  pictureId: string;
  onShelf: boolean;
}
interface Props {
  /** Null: a new one. */
  commodity: CommodityItem | null;
  onClose: () => void;
  onAdded: () => void;
}

/** Something that points buy, to be added or changed; mounted only while it is open. */
export function CommodityDrawer({ commodity, onClose, onAdded }: Props) {
  const t = useT();
  const [clientMutationId] = useState(randomId);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      name: commodity?.name ?? '',
      price: commodity ? String(commodity.price) : '',
      stock: commodity?.stock == null ? '' : String(commodity.stock),
      description: commodity?.description ?? '',
      pictureId: commodity?.pictureId ?? '',
      onShelf: false,
    },
  });
  const { data } = useExchangeRateQuery();
  const price = Number(useWatch({ control: form.control, name: 'price' }));
  const rate = data?.exchangeRate?.pointsPerYuan ?? 0;
  const [add] = useAddCommodityMutation();
  const [update] = useUpdateCommodityMutation();
  const between = useBetween();
  const onSave = ({ name, stock, description, pictureId, onShelf }: Values) =>
    outcome(async () => {
      const said = {
        name: name.trim(),
        price,
        stock: stock.trim() ? Number(stock) : null,
        description: description.trim() || null,
        pictureId: pictureId || null,
      };
      if (commodity) {
        const { id, version } = commodity;
        return (await update({ variables: { input: { id, version, ...said } } })).data?.updateCommodity;
      }
      const answer = (await add({ variables: { input: { clientMutationId, onShelf, ...said } } })).data?.addCommodity;
      if (answer?.commodity) onAdded();
      return answer;
    });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={commodity ? t('reward.commodity.edit.title', { name: commodity.name }) : t('reward.commodity.new')}
      form={form}
      onSave={onSave}
    >
      <FormGrid columns={1}>
        <TextField<Values> name="name" label={t('reward.commodity.name')} required maxLength={LIMITS.commodityName} />
        <NumberField<Values>
          name="price"
          label={t('reward.commodity.price')}
          help={
            rate > 0 &&
            (price > 0
              ? t('reward.commodity.price.takes', { count: pointsFor(price, rate) })
              : t('reward.commodity.price.help', { count: rate }))
          }
          required
          places={0}
          check={between(LIMITS.commodityPriceMin, LIMITS.commodityPriceMax)}
        />
        <NumberField<Values>
          name="stock"
          label={t('reward.commodity.stock')}
          help={t('reward.commodity.stock.help')}
          places={0}
          check={between(0, LIMITS.commodityStockMax)}
        />
        <PictureField name="pictureId" savedUrl={commodity?.pictureUrl ?? null} />
        <TextAreaField<Values>
          name="description"
          label={t('reward.commodity.description')}
          maxLength={LIMITS.description}
        />
        {!commodity && <SwitchField<Values> name="onShelf" label={t('reward.commodity.shelve.atOnce')} />}
      </FormGrid>
    </FormDrawer>
  );
}
