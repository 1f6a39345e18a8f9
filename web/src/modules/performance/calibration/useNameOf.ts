import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';

/** What somebody in calibration is called; whoever moved out of the reader's sight is not named, and it says why. */
export function useNameOf() {
  const t = useT();
  return (employee: Parameters<typeof localName>[0]): string =>
    employee ? localName(employee) : t('performance.calib.unnamed');
}
