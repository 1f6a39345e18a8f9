import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enumMessages } from '@hengcai/shared/messages/enums';
import type { Language } from '../../../../i18n/language';
import english from '../../texts/en-US.json';
import englishUi from '../../../../i18n/messages/en-US/ui.json';
import chinese from '../../texts/zh-CN.json';
import chineseUi from '../../../../i18n/messages/zh-CN/ui.json';
import { system } from '../../../../theme/system';
import { assessment, boss } from '../fixture';
import type { Assessment } from '../model';
import { AssessmentPaper } from './AssessmentPaper';

const TEXTS: Record<Language, Record<string, string>> = {
  'zh-CN': { ...chinese, ...chineseUi, ...enumMessages['zh-CN'] },
  'en-US': { ...english, ...englishUi, ...enumMessages['en-US'] },
};
const timeline = {
  id: 'a1',
  approvals: [],
  confirmations: [
    {
      id: 'c1',
      by: 'BOSS',
      outcome: 'CONFIRMED',
      text: null,
      note: null,
      score: '92.5',
      levelName: 'A',
      at: '2026-11-05T01:00:00Z',
      person: boss,
    },
  ],
} as const;

function paper(language: Language, changes: Partial<Assessment> = {}): string {
  vi.stubGlobal('localStorage', { getItem: () => language });
  const markup = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <IntlProvider locale={language} messages={TEXTS[language]}>
        <AssessmentPaper
          assessment={{ ...assessment, ...changes }}
          timeline={{ ...timeline, approvals: [], confirmations: [...timeline.confirmations] }}
          passport={null}
          company="星河科技"
          date="2026-11-06 09:30"
        />
      </IntlProvider>
    </ChakraProvider>,
  );
  return markup.replace(/<style[\s\S]*?<\/style>/g, '');
}
afterEach(() => void vi.unstubAllGlobals());

describe('the picture of an appraisal', () => {
  it('says who, what and when in its head, the result before targets, scores and comments, and who confirmed', () => {
    const text = paper('en-US').replace(/<[^>]+>/g, '|');
    const inOrder = [
      '星河科技',
      'Performance appraisal',
      'C. Zhe (Chen Zhe)',
      'E0031',
      'East region',
      'Sales manager',
      'W. Min',
      'Year 2026',
      '2026-01-01 - 2026-12-31',
      'Confirmed',
      '2026-11-06 09:30',
      'Result',
      '92.5',
      'New customers',
      'By quarter',
      '0 → 12,000 firms',
      'Three signed',
      '93.5',
      'Keep going',
      'Confirmed the result: 92.5, A',
    ];
    let at = -1;
    for (const one of inOrder) {
      const found = text.indexOf(one, at + 1);
      expect(found, one).toBeGreaterThan(at);
      at = found;
    }
  });

  it.each(['zh-CN', 'en-US'] as const)('in %s has nothing to press and tells nobody what to do', (language) => {
    const markup = paper(language);
    expect(markup).not.toMatch(/<(button|a|input|select|textarea)\b/);
    expect(markup).not.toMatch(/nothing to do|没有需要处理的事项|去处理/);
    for (const id of ['performance.assess.now.go', 'performance.assess.confirm', 'performance.assess.object'])
      expect(markup).not.toContain(`>${TEXTS[language][id]}<`);
  });

  it('is as wide on a phone: nothing in it asks how wide the screen is', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'zh-CN' });
    const markup = renderToStaticMarkup(
      <ChakraProvider value={system}>
        <IntlProvider locale="zh-CN" messages={TEXTS['zh-CN']}>
          <AssessmentPaper
            assessment={assessment}
            timeline={null}
            passport={{
              labelId: 'x',
              label: '总分',
              formula: '1 + 1',
              value: '2',
              shown: '2',
              sentence: 'one and one',
              planId: null,
              steps: [],
            }}
            company="星河科技"
            date="2026-11-06"
          />
        </IntlProvider>
      </ChakraProvider>,
    );
    const own = [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((css) => /min-width|max-width: ?\d+px\)/.test(css) && css.includes('@media'))).toEqual([]);
  });

  it('shows no result where there is none to see, and why', () => {
    const text = paper('zh-CN', {
      viewer: 'MYSELF',
      composedScore: null,
      levelName: null,
      sheets: assessment.sheets.slice(0, 1),
      indicators: assessment.indicators.map((row) => ({ ...row, scores: row.scores.slice(0, 1) })),
    });
    expect(text).toContain(enumMessages['zh-CN']['enum.ViewScoreAt.AFTER_BOSS_CONFIRMED']);
    for (const hidden of ['93.5', 'Keep going', 'Good quality']) expect(text).not.toContain(hidden);
  });
});
