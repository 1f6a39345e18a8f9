import { expect, it } from 'vitest';
import { greetingAt } from './greeting';

it('a greeting fits the time of the day', () => {
  expect(
    ['04:59', '05:00', '11:00', '14:00', '18:00', '23:00'].map((time) =>
      greetingAt(time).replace('home.greeting.', ''),
    ),
  ).toEqual(['night', 'morning', 'noon', 'afternoon', 'evening', 'night']);
});
