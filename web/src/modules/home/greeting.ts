import type { MessageId } from '../../i18n/ids';

/** The greeting for an hour of the day. */
export function greetingAt(hour: number): MessageId {
  if (hour < 5 || hour >= 23) return 'home.greeting.night';
  if (hour < 11) return 'home.greeting.morning';
  if (hour < 14) return 'home.greeting.noon';
  return hour < 18 ? 'home.greeting.afternoon' : 'home.greeting.evening';
}
