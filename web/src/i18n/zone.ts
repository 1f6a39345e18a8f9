import { instantOf as instantIn, wallTime } from '@hengcai/shared/rules/time-zone';

let company: string | null = null;

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sets the zone in which days and times are read and typed: the company's; the reader's own where none is known. */
export const setCompanyZone = (name: string | null): void => {
  company = name !== null && isZone(name) ? name : null;
};
const zone = (): string => company ?? readerZone();

/** The company's day at an instant, YYYY-MM-DD. */
export const dayOf = (at: string | Date): string => wallTime(new Date(at), zone()).date;

/** The company's day now, whatever day it is where the reader sits. */
export const today = (): string => dayOf(new Date());

/** The company's clock at an instant. */
export const clockOf = (at: Date): { date: string; time: string } => wallTime(at, zone());

/** The instant at which the company's clock shows a day and time. */
export const instantOf = (date: string, time: string): Date => instantIn(date, time, zone());

/** What tells the company's clock from the reader's at an instant, e.g. "GMT+8"; null where both show the same. */
export function zoneSign(at: Date): string | null {
  const [here, there] = [wallTime(at, readerZone()), wallTime(at, zone())];
  if (here.date === there.date && here.time === there.time) return null;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone(), timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone();
}
