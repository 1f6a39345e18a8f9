import type { MessageId } from '../../i18n/ids';

/** The greeting for a time of the day, HH:MM: the company's, as the date beside it is. */
export function greetingAt(time: string): MessageId {
  const hour = Number(time.slice(0, 2));
  if (hour < 5 || hour >= 23) return 'home.greeting.night';
  if (hour < 11) return 'home.greeting.morning';
  if (hour < 14) return 'home.greeting.noon';
  return hour < 18 ? 'home.greeting.afternoon' : 'home.greeting.evening';
}
