import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { expect } from './expect.ts';
import { Locator } from './locator.ts';
import type { Page } from './open.ts';
import { PATIENCE } from './poll.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** What becomes of an expectation when all patience is over. */
async function outcome(expected: Promise<void>): Promise<'met' | 'refused'> {
  const settled = expected.then(
    () => 'met' as const,
    () => 'refused' as const,
  );
  await vi.advanceTimersByTimeAsync(PATIENCE + 1_000);
  return settled;
}

const nothing = new Locator(
  () => expect.fail('nobody acts here'),
  () => [],
  'nothing',
);
const page = { url: () => '/index' } as Page;

describe('an expectation of a page', () => {
  it.each<[string, () => Promise<void>]>([
    ['a number that is there', () => expect(nothing).toHaveCount(0)],
    ['another number denied', () => expect(nothing).not.toHaveCount(1)],
    ['nothing that is hidden', () => expect(nothing).toBeHidden()],
    ['its address', () => expect(page).toHaveURL(/index$/)],
    ['another address denied', () => expect(page).not.toHaveURL('/login')],
  ])('is met by %s', async (_what, expected) => {
    expect(await outcome(expected())).toBe('met');
  });

  it.each<[string, () => Promise<void>]>([
    ['another number', () => expect(nothing).toHaveCount(1)],
    ['a number that is there denied', () => expect(nothing).not.toHaveCount(0)],
    ['a text of nothing', () => expect(nothing).toContainText('张敏')],
    ['nothing that is visible', () => expect(nothing).toBeVisible()],
    ['another address', () => expect(page).toHaveURL('/login')],
    ['its address denied', () => expect(page).not.toHaveURL(/index$/)],
  ])('is refused by %s', async (_what, expected) => {
    expect(await outcome(expected())).toBe('refused');
  });
});
