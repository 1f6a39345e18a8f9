import { today } from '../../../i18n/zone';

const BEFORE = 5;
const AFTER = 2;

export const thisYear = (): number => Number(today().slice(0, 4));

/** Years a plan can usually belong to, newest first. */
export const yearOptions = (): { value: string; label: string }[] =>
  Array.from({ length: BEFORE + AFTER + 1 }, (_, i) => String(thisYear() + AFTER - i)).map((year) => ({
    value: year,
    label: year,
  }));
