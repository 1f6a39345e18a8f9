import { LIMITS } from '@hengcai/shared/rules/limits';
import { useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { NumberField } from '../../../ui/form/fields';
import { useBetween } from '../useBetween';
import { type PointSettingFragment, useSaveRewardSettingMutation } from './values.gen';

interface Values {
  monthlyAllowance: string;
  lapseMonths: string;
}

/** The settings of points, to be changed; mounted only while it is open. */
export function PointSettingDrawer({ setting, onClose }: { setting: PointSettingFragment; onClose: () => void }) {
  const t = useT();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      monthlyAllowance: String(setting.monthlyAllowance),
      lapseMonths: String(setting.lapseMonths),
    },
  });
  const [save] = useSaveRewardSettingMutation();
  const between = useBetween();
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('reward.setting.title')}
      form={form}
      onSave={({ monthlyAllowance, lapseMonths }) =>
        outcome(async () => {
          const input = {
            version: setting.version,
            monthlyAllowance: Number(monthlyAllowance),
            lapseMonths: Number(lapseMonths),
          };
          return (await save({ variables: { input } })).data?.saveRewardSetting;
        })
      }
    >
      <FormGrid columns={1}>
        <NumberField<Values>
          name="monthlyAllowance"
          label={t('reward.setting.allowance')}
          help={t('reward.setting.allowance.help')}
          required
          places={0}
          check={between(0, LIMITS.monthlyAllowanceMax)}
        />
        <NumberField<Values>
          name="lapseMonths"
          label={t('reward.setting.lapse')}
          help={t('reward.setting.lapse.help')}
          required
          places={0}
          check={between(LIMITS.pointLapseMonthsMin, LIMITS.pointLapseMonthsMax)}
        />
      </FormGrid>
    </FormDrawer>
  );
}
