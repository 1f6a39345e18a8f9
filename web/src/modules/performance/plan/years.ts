const BEFORE = 5;
const AFTER = 2;

export const thisYear = (): number => new Date().getFullYear();

/** Years a plan can usually belong to, newest first. */
export const yearOptions = (): { value: string; label: string }[] =>
  Array.from({ length: BEFORE + AFTER + 1 }, (_, i) => String(thisYear() + AFTER - i)).map((year) => ({
    value: year,
    label: year,
  }));
