import { DASH } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { StatusDot, type StatusTone } from '../../../ui/StatusDot';
import type { CommodityOrderState } from './records.gen';

const tones: Partial<Record<CommodityOrderState, StatusTone>> = {
  PLACED: 'approving',
  APPROVED: 'approved',
  DELIVERED: 'closed',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
};

/** Where an order stands. */
export function OrderState({ state }: { state: CommodityOrderState | null | undefined }) {
  const label = useEnumLabel();
  if (!state) return DASH;
  return <StatusDot tone={tones[state] ?? 'neutral'} label={label('CommodityOrderState', state)} />;
}
