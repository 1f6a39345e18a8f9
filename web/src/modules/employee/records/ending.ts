import { spanDays } from '@hengcai/shared/rules/dates';

/** From how many days before its end a certificate is marked. */
const MARKED_DAYS = 60;

/** How many days are left of what ends soon or has ended (then below zero); null while there is time. */
export function endingOf(validTo: string | null, today: string): { days: number } | null {
  if (validTo === null) return null;
  const days = spanDays(today, validTo) - 1;
  return days > MARKED_DAYS ? null : { days };
}
