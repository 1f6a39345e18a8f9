import type { Locator, Page } from '@playwright/test';
import { noise, plain } from '../../services/src/testing/pictures.ts';
import { expectAccessible } from './support/accessible.ts';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { expectNothingThrown, shot, somebodyOf } from './support/page-actions.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { textsIn, type Language } from './support/texts.ts';

const LARGEST = 5_242_880;

/** What a person does with the own picture, in one language. */
function avatarOf(page: Page, language: Language) {
  const t = textsIn(language);
  const dialog = page.getByRole('dialog', { name: t('session.avatar.title') });
  const inDialog = actionsOn(page, language).in(dialog);
  return {
    ...inDialog,
    t,
    dialog,
    error: dialog.getByRole('alert'),
    preview: dialog.getByRole('img', { name: t('session.avatar.preview') }),
    tab: (id: string) => dialog.getByRole('tab', { name: t(id) }),
    menu: page.getByRole('button', { name: t('app.user').replace(/\{.*$/, '') }),
    async open() {
      await page.getByRole('banner').getByRole('button').last().click();
      await page.getByRole('menuitem', { name: t('session.avatar.title') }).click();
      await expect(dialog).toBeVisible();
    },
    choose: (name: string, mimeType: string, buffer: Buffer) =>
      dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer }),
  };
}

/** The colour in the middle of a picture on the page, as it was drawn. */
const middleOf = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const context = canvas.getContext('2d');
    context?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    return {
      size: [image.naturalWidth, image.naturalHeight],
      colour: [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3),
    };
  });

for (const { account, name, language, width } of [
  { account: 'E002', name: '林小夏', language: 'zh-CN', width: 1440 },
  { account: 'E003', name: '王伟', language: 'en-US', width: 390 },
] as const) {
  test(`S2.063 S2.064 S2.067 S9.023 S9.025 somebody chooses a picture, cuts it, sees it everywhere and restores the default, in ${language} at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const page = await somebodyOf({ browser, baseURL, language, width });
    await signIn(page, accountOf(COMPANIES.avatar, account), language);
    const { t, dialog, tab, error, preview, press, open, choose } = avatarOf(page, language);
    const { told, agree } = actionsOn(page, language);
    const inHeader = page.getByRole('banner').locator('img');

    await open();
    await expect(tab('session.avatar.view')).toHaveCount(0);
    await expect(tab('session.avatar.change')).toBeVisible();
    await expectAccessible(page);
    // Red with a blue middle, which is what the square in the middle shows.
    const picture = await plain(900, 600, '#ff0000')
      .composite([{ input: await plain(300, 300, '#0000ff').png().toBuffer() }])
      .png()
      .toBuffer();
    await choose('me.png', 'image/png', picture);
    await expect(preview).toBeVisible();
    await dialog.getByRole('slider', { name: t('session.avatar.zoom') }).press('ArrowRight');
    await dialog.getByRole('slider', { name: t('session.avatar.cropper.selection') }).press('ArrowLeft');
    await expectAccessible(page);
    await shot(page, `avatar-cut-${language}`);
    await press('ui.save');
    await told(t('session.avatar.saved'));
    await expect(dialog).toBeHidden();

    await expect(inHeader).toBeVisible();
    const { size, colour } = await middleOf(inHeader);
    expect(size).toEqual([100, 100]);
    expect(colour[2]).toBeGreaterThan(200);
    expect(colour[0]).toBeLessThan(60);
    await page.reload();
    await expect(inHeader).toBeVisible();
    await expect(page.getByRole('main').locator('header img')).toBeVisible({ visible: width > 480 });
    await shot(page, `avatar-header-${language}`);

    const colleague = await somebodyOf({ browser, baseURL, language, width });
    await signIn(colleague, accountOf(COMPANIES.avatar, 'admin'), language, '/employee/list');
    await colleague.getByRole('main').getByRole('link', { name }).first().click();
    await expect(colleague.getByRole('main').locator('img:visible').first()).toBeVisible();
    await shot(colleague, `avatar-details-${language}`);
    await colleague.context().close();

    await page.goto('/my-account');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('session.avatar.change') })
      .click();
    await expect(tab('session.avatar.view')).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByRole('img', { name: t('session.avatar.of').replace('{name}', name) })).toBeVisible();
    await shot(page, `avatar-view-${language}`);
    await press('session.avatar.restore');
    await agree(t('session.avatar.restore'), t('session.avatar.restore'));
    await told(t('session.avatar.restored'));
    await expect(tab('session.avatar.view')).toHaveCount(0);
    await expect(inHeader).toHaveCount(0);
    await expect(error).toHaveCount(0);
    expectNothingThrown();
    await page.context().close();
  });
}

test('S2.065 S2.066 S8.033 S8.034 S8.035 S9.024 what is no picture is told at the field, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/files/uploadprofile')) sent.push(request.url());
  });
  await signIn(page, accountOf(COMPANIES.avatar, 'E001'));
  const { t, error, preview, press, open, choose } = avatarOf(page, 'zh-CN');
  await open();

  await press('ui.save');
  await expect(error).toHaveText(t('session.avatar.wrongType'));
  const jpeg = await noise(300, 300).jpeg().toBuffer();
  const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
  const tooBig = t('session.avatar.tooBig').replaceAll('{max}', '3000');
  for (const [name, type, bytes, text] of [
    ['a.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), t('session.avatar.wrongType')],
    ['a.png', 'image/png', Buffer.from('<!doctype html>'), t('session.avatar.wrongType')],
    ['a.jpg', 'image/jpeg', padded(LARGEST + 1), t('session.avatar.tooLarge')],
    ['a.png', 'image/png', await plain(3_001, 40).png().toBuffer(), tooBig],
  ] as const) {
    await choose(name, type, bytes);
    await expect(error).toHaveText(text);
    await expect(preview).toHaveCount(0);
  }
  await expectAccessible(page);
  await shot(page, 'avatar-refused');
  expect(sent).toEqual([]);

  await choose('a.jpg', 'image/jpeg', padded(LARGEST));
  await expect(preview).toBeVisible();
  await expect(error).toHaveCount(0);
});
