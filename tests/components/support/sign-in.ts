import { TEST_PASSWORD } from '@hengcai/services/src/testing/kit.ts';
import { actionsOn } from '../../support/actions.ts';
import type { Language } from '../../e2e/support/texts.ts';
import type { Locator } from './locator.ts';
import type { Page } from './open.ts';

/** Fills in the sign-in form and sends it; what comes then is the caller's to look at. */
export async function sendSignIn(
  page: Page,
  { company, as, password = TEST_PASSWORD }: { company: string; as: string; password?: string },
  language: Language = 'zh-CN',
): Promise<void> {
  const { field, press } = actionsOn<Locator>(page, language);
  await field('session.company').fill(company);
  await field('session.account').fill(as);
  await field('session.password').fill(password);
  await press('session.login.submit');
}
