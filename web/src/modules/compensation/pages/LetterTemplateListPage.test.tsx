import { describe, expect, it } from 'vitest';
import type { Language } from '../../../i18n/language';
import { drawPage, textsIn } from '../../../testing/drawPage';

/** The page over a shipped wording and some of the company's, for somebody who may edit or only look. */
function drawn(language: Language, names: readonly (string | null)[], edit = true): Promise<string> {
  const items = names.map((name, at) => ({
    __typename: 'LetterTemplate',
    id: String(at),
    shipped: name === null,
    kind: 'REGULARISATION',
    language: 'ZH_CN',
    name,
    subject: 'Subject',
    body: 'Body',
    inUse: at === 0,
    updatedAt: name === null ? null : '2026-11-01T01:00:00Z',
    version: name === null ? null : 1,
  }));
  return drawPage(() => import('./LetterTemplateListPage'), {
    language,
    answers: {
      LetterTemplateList: { letterTemplates: { __typename: 'LetterTemplatePage', total: items.length, items } },
    },
    access: { edit },
  });
}

describe.each(['zh-CN', 'en-US'] as const)('the list of letter templates in %s', (language) => {
  const texts = textsIn(language);
  const [empty, add] = [texts['compensation.letter.empty'], texts['compensation.letter.new']];

  it('says that none match, and offers to add one to whoever may', async () => {
    expect(await drawn(language, [])).toContain(empty);
    expect(await drawn(language, [])).toContain(add);
    expect(await drawn(language, [], false)).not.toContain(add);
  });

  it('shows the shipped wording and the company’s own, and which one is in use', async () => {
    const shown = await drawn(language, [null, 'Warm']);
    for (const one of ['compensation.letter.shipped', 'compensation.letter.inUse.yes', 'compensation.letter.inUse.no'])
      expect(shown).toContain(texts[one]);
    expect(shown).toContain('Warm');
    expect(shown).not.toContain(empty);
  });
});
