import { useT } from '../../i18n/useT';

/** The check of a field for whole numbers: what to say of one outside its limits. */
export function useBetween() {
  const t = useT();
  return (min: number, max: number) => (text: unknown) =>
    Number(text) >= min && Number(text) <= max ? null : t('reward.between', { min, max });
}
