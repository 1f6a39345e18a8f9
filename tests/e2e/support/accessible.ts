import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expectRest } from './rest.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is written on things is in their names, so that they can be spoken. */
const NAMED_AS_WRITTEN = 'label-content-name-mismatch';

/**
 * Fails with one line per kind of violation and the elements that have it. `except` names rules that a library's own
 * markup breaks and we cannot mend; `spoken` asks as well whether names contain what is written on things.
 */
export async function expectAccessible(
  page: Page,
  { except = [], spoken = false }: { except?: string[]; spoken?: boolean } = {},
) {
  // What is being fetched or done is shown paler, and fades back: contrast is judged when the page has come to rest.
  await expectRest(page);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity),
  );
  // axe looks into a frame only when it stands in there too.
  expect(page.frames(), 'frames').toHaveLength(1);
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  const options: RunOptions = {
    runOnly: WCAG_22_AA,
    rules: { ...rules, [NAMED_AS_WRITTEN]: { enabled: spoken } },
    resultTypes: ['violations'],
  };
  const violations = async () => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    const found = await page.evaluate((given) => window.axe.run(document, given), options);
    return found.violations.map(
      ({ id, help, nodes }) => `${id} (${help}): ${nodes.map((n) => n.target.join(' ')).join(', ')}`,
    );
  };
  // Looked at again: a part that begins to fetch only after another has come was not at rest the first time.
  await expect.poll(violations, { message: `accessibility of ${page.url()}`, timeout: 60_000 }).toEqual([]);
}
