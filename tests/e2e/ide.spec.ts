import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { shot } from './support/page-actions.ts';
import { demo, signIn, signInByForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { LANGUAGES, textsIn } from './support/texts.ts';
import chinese from '../../bff/ide/messages/zh-CN.json' with { type: 'json' };
import words from '../../bff/ide/messages/graphiql.zh-CN.json' with { type: 'json' };
import english from '../../bff/ide/messages/en-US.json' with { type: 'json' };

const TEXTS = { 'zh-CN': chinese, 'en-US': english };
/** A word of the IDE's own, in whichever language it stands there. */
const said = (word: keyof typeof words) => new RegExp(`^(?:${word}|${words[word]})`);
const FOLDER = new URL('../../bff/ide/examples/en-US/', import.meta.url);
/** The names of the examples in the order of their tabs. */
const EXAMPLES = readdirSync(FOLDER)
  .sort()
  .map((file) => /^query (\w+)/m.exec(readFileSync(new URL(file, FOLDER), 'utf8'))?.[1] ?? file);

const editor = (page: Page) => page.getByRole('region', { name: said('Operation Editor') });
const answer = (page: Page) => page.getByRole('region', { name: said('Result Window') });
const tabs = (page: Page) => page.getByRole('tab').getByRole('button').and(page.locator('[id]'));
const run = (page: Page) => page.getByRole('button', { name: said('Execute query') }).click();

/** Opens the IDE and waits until it knows the schema, which is when it can complete and check. */
async function openIde(page: Page) {
  const schema = page.waitForResponse(
    (response) => response.request().postData()?.includes('IntrospectionQuery') ?? false,
  );
  await page.goto('/graphiql');
  await schema;
  await expect(editor(page).getByRole('code').first()).toBeVisible();
}

/** Runs what the editor holds and answers the answer. */
async function answerTo(page: Page, operation: string): Promise<{ data: unknown; errors?: unknown[] }> {
  const [response] = await Promise.all([page.waitForResponse((one) => sends(one.request(), operation)), run(page)]);
  return response.json();
}
const sends = (request: Request, operation: string): boolean =>
  request.url().endsWith('/graphql') &&
  new RegExp(`(query|mutation) ${operation}\\b`).test((request.postDataJSON() as { query: string }).query);

/** Replaces what the editor holds. */
async function write(page: Page, text: string) {
  await editor(page).getByRole('code').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

test.beforeEach(async ({ page, baseURL }) => {
  // Whatever would leave this origin is stopped here, and told.
  const foreign: string[] = [];
  const errors: string[] = [];
  await page.context().route(
    (url) => url.origin !== baseURL && !['data:', 'blob:'].includes(url.protocol),
    async (route) => {
      foreign.push(route.request().url());
      await route.abort();
    },
  );
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  watched.set(page, { foreign, errors });
});
const watched = new WeakMap<Page, { foreign: string[]; errors: string[] }>();

/** The browser notes an HTTP refusal as an error, whoever asked for it; those are expected where one is provoked. */
test.afterEach(({ page }) => {
  const { foreign = [], errors = [] } = watched.get(page) ?? {};
  expect(foreign, 'requests to other hosts').toEqual([]);
  expect(
    errors.filter((text) => !/status of 400 /.test(text)),
    'errors on the console',
  ).toEqual([]);
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language });

    test(`T33 the IDE says in ${language} how to sign in, and notices when it happened`, async ({ page }) => {
      const texts = TEXTS[language];
      await openIde(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('status')).toContainText(texts.signedOut);
      await shot(page, `ide-signed-out-${language}`);

      const [login] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: texts.signIn }).click(),
      ]);
      await expect(login).toHaveURL(/\/login$/);
      await signInByForm(login, demo('admin'), language);
      await page.bringToFront();
      await expect(page.getByRole('status')).toContainText('系统管理员');
      await expect(tabs(page)).toHaveText(EXAMPLES);
      const run = language === 'zh-CN' ? words['Execute query'] : 'Execute query';
      await expect(page.getByRole('button', { name: `${run} (` })).toBeVisible();
    });
  });
}

test('every example of the IDE runs as it stands in the demo company', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, demo('admin'));
  await openIde(page);
  for (const name of EXAMPLES) {
    await tabs(page)
      .and(page.getByTitle(name, { exact: true }))
      .click();
    const { data, errors } = await answerTo(page, name);
    expect({ name, errors }).toEqual({ name, errors: undefined });
    expect(Object.values(data as object), name).not.toContain(null);
    await expect(answer(page).getByText('"data"').first()).toBeVisible();
    await shot(page, `ide-example-${name}`);
  }
});

test('the IDE completes, explains, tidies up and remembers', async ({ page }) => {
  await signIn(page, demo('admin'));
  await openIde(page);
  await write(page, 'query Mine { me { ');
  await page.keyboard.type('highe');
  const suggestion = page.getByRole('option', { name: /highestRole/ });
  // The list is narrowed key by key: Enter takes the entry it stands on by then.
  await expect(suggestion).toHaveClass(/focused/);
  await shot(page, 'ide-completion');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(' } }');
  await expect(editor(page).getByText('highestRole')).toBeVisible();

  await page.getByRole('button', { name: words['Prettify query'] }).click();
  await expect(editor(page).getByRole('code').first()).toContainText(/query.Mine.\{.*me.\{.*highestRole/s);
  expect(await answerTo(page, 'Mine')).toEqual({ data: { me: { highestRole: 'ADMIN' } } });

  await page.getByRole('button', { name: words['Show Documentation Explorer'] }).click();
  await page
    .getByRole('region', { name: words['Documentation Explorer'] })
    .getByRole('link', { name: 'Query', exact: true })
    .click();
  await expect(page.getByText('Who is signed in.', { exact: false }).first()).toBeVisible();
  await shot(page, 'ide-documentation');

  await page.reload();
  await expect(editor(page).getByText('highestRole')).toBeVisible();
  await page.getByRole('button', { name: words['Show History'] }).click();
  await expect(page.getByRole('region', { name: words['History'] }).getByText('Mine').first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('graphiql')))).toEqual([]);
});

test('the IDE shows what the product refuses, in words', async ({ page }) => {
  await signIn(page, demo('admin'));
  await openIde(page);
  await write(page, 'query TooMany { employees(page: { pageSize: 90000 }) { items { id } } }');
  const { errors } = await answerTo(page, 'TooMany');

  expect(errors).toMatchObject([{ extensions: { code: 'QUERY_REFUSED', status: 400 } }]);
  await expect(answer(page).getByText('"QUERY_REFUSED"')).toBeVisible();
  await shot(page, 'ide-refused');
});

test('T31 the IDE writes no password down, and forgets who has signed out', async ({ page }) => {
  const t = textsIn('zh-CN');
  await signIn(page, demo('admin'));
  await openIde(page);
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await write(page, 'query MineAlone { me { name } }');
  await answerTo(page, 'MineAlone');
  await expect.poll(kept).toContain('MineAlone');
  await write(
    page,
    'mutation Change { changePassword(input: { oldPassword: "S3cretOne", newPassword: "x" }) { userErrors { code } } }',
  );
  await answerTo(page, 'Change');
  expect(await kept()).not.toContain('S3cretOne');

  const other = await page.context().newPage();
  await other.goto('/index');
  await other
    .getByRole('banner')
    .getByRole('button', { name: t('app.user').replace('{name}', '') })
    .click();
  await other.getByRole('menuitem', { name: t('app.logout') }).click();
  await expect(other).toHaveURL(/\/login$/);
  await page.bringToFront();
  await expect(page.getByRole('status')).toContainText(chinese.signedOut);
  await expect(tabs(page)).toHaveText(EXAMPLES);
  expect(await kept()).not.toContain('MineAlone');
});

test('the IDE can be used by everybody', async ({ page }) => {
  await signIn(page, demo('admin'));
  await openIde(page);
  // GraphiQL's tabs hold their own close buttons; nothing else of it is excepted.
  await expectAccessible(page, { except: ['nested-interactive'] });
});
