import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDateTime } from '../../../i18n/format';
import type { Language } from '../../../i18n/language';
import english from '../texts/en-US.json';
import englishUi from '../../../i18n/messages/en-US/ui.json';
import chinese from '../texts/zh-CN.json';
import chineseUi from '../../../i18n/messages/zh-CN/ui.json';
import { system } from '../../../theme/system';
import { InvitationCards } from './InvitationCards';
import { InviteChoice } from './InviteChoice';
import type { Counts, Print, Way } from './ways';

const TEXTS: Record<Language, Record<string, string>> = {
  'zh-CN': { ...chinese, ...chineseUi },
  'en-US': { ...english, ...englishUi },
};

function markup(language: Language, node: ReactNode): string {
  vi.stubGlobal('localStorage', { getItem: () => language });
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <IntlProvider locale={language} messages={TEXTS[language]} onError={(error) => expect.fail(error.message)}>
        {node}
      </IntlProvider>
    </ChakraProvider>,
  ).replace(/<style[\s\S]*?<\/style>/g, '');
}
/** What a reader sees, tags apart. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replace(/\|[|\s]*/g, '|')
    .replaceAll('&#x27;', "'");
afterEach(() => void vi.unstubAllGlobals());

const counts: Counts = {
  loginWay: 'DEFAULT',
  byMail: { fresh: 180, again: 2 },
  byHand: { fresh: 197, again: 3 },
  withoutEmail: 17,
  signedIn: 0,
  closed: 0,
  withRole: 0,
};

describe('the choice of a way to ask people in', () => {
  const shown = (more: Partial<Counts> = {}, way: Way = 'mail', again = false, language: Language = 'en-US') =>
    textOf(
      markup(
        language,
        <InviteChoice
          counts={{ ...counts, ...more }}
          way={way}
          again={again}
          onWay={() => undefined}
          onAgain={() => undefined}
        />,
      ),
    );

  it('says of each way how many people it reaches, those invited already only on request', () => {
    const [fresh, all] = [shown(), shown({}, 'mail', true)];
    for (const one of [
      'Send emails|180 people|',
      'Print invitation cards|197 people|',
      'Download initial passwords|197 people|',
    ])
      expect(fresh).toContain(one);
    for (const one of ['Send emails|182 people|', 'Print invitation cards|200 people|']) expect(all).toContain(one);
  });

  it.each([
    ['mail', '17 people have no work email and will not get an email'],
    ['cards', '4 people have an administrative role'],
  ] as const)('leaves nobody out without a word: by %s', (way, sentence) => {
    const text = shown({ withRole: 4 }, way);
    expect(text).toContain(sentence);
    expect(text.match(/people have/g)).toHaveLength(1);
  });

  it('speaks of one person as of one', () => {
    const text = shown({ byMail: { fresh: 1, again: 1 }, withoutEmail: 1, signedIn: 1, closed: 1 });
    for (const one of [
      'Send emails|1 person|',
      '1 person with a valid invitation again; that invitation stops working',
      '1 person has no work email',
      '1 person has already signed in',
      '1 person has left or',
    ])
      expect(text).toContain(one);
    expect(text).not.toMatch(/\b1 people/);
  });

  it('offers nothing but a mail where people sign in with their company account', () => {
    const text = shown({ loginWay: 'LDAP', byMail: { fresh: 5, again: 0 } }, 'mail', false, 'zh-CN');
    expect(text).toContain(TEXTS['zh-CN']['employee.invite.elsewhere']);
    for (const id of ['employee.invite.cards', 'employee.invite.passwords'])
      expect(text).not.toContain(`|${TEXTS['zh-CN'][id]}|`);
  });
});

describe('cards to be handed over', () => {
  const print: Print = {
    companyName: '星河科技',
    companyCode: 'galaxy',
    address: 'https://hr.galaxy.example/login',
    expiresAt: '2026-11-08T01:30:00Z',
    cards: [
      { id: 'a', name: '陈喆', number: 'E0031', departmentName: '华东区', link: 'https://hr.galaxy.example/#1' },
      { id: 'b', name: 'Ada Lin', number: 'E0032', departmentName: null, link: 'https://hr.galaxy.example/#2' },
    ],
  };
  const cards = (language: Language) =>
    markup(language, <InvitationCards print={print} onClose={() => expect.fail('closed by itself')} />);

  it.each(['zh-CN', 'en-US'] as const)(
    'say in %s whose they are, where and as whom to sign in, until when',
    (language) => {
      const text = textOf(cards(language));
      for (const { name, number } of print.cards) {
        expect(text).toContain(`|${name}|`);
        expect(text).toContain(`|${TEXTS[language]['employee.invite.card.account']}|${number}|`);
      }
      expect(text.split('|galaxy|')).toHaveLength(3);
      expect(text.split(`|${print.address}|`)).toHaveLength(3);
      expect(text.split(`|${formatDateTime(print.expiresAt)}|`)).toHaveLength(3);
    },
  );

  it('have a code each, that names whose it is and is another one', () => {
    const html = cards('en-US');
    const codes = [...html.matchAll(/aria-label="Invitation QR code of ([^"]+)"[\s\S]*?<path[^>]* d="([^"]+)"/g)];
    expect(codes.map(([, name]) => name)).toEqual(['陈喆', 'Ada Lin']);
    expect(new Set(codes.map(([, , path]) => path)).size).toBe(2);
  });

  it('keep the links out of sight: who looks over a shoulder reads none', () => {
    for (const { link } of print.cards) expect(textOf(cards('zh-CN'))).not.toContain(link);
  });
});
