import { describe, expect, it } from 'vitest';
import type { Language } from '../../../i18n/language';
import { drawPage, textsIn } from '../../../testing/drawPage';

/** The page over some people, one of whom is to become regular, with an appraisal. */
const drawn = (language: Language, names: readonly string[]) =>
  drawPage(() => import('./MyTeamPage'), {
    language,
    answers: {
      MyTeam: {
        myTeam: {
          __typename: 'TeamMemberPage',
          total: names.length,
          items: names.map((name, at) => ({
            __typename: 'TeamMember',
            id: String(at),
            reports: at,
            employee: {
              __typename: 'Employee',
              id: String(at),
              number: `N${at}`,
              name,
              nameEn: null,
              status: at === 0 ? 'PROBATION' : 'REGULAR',
              entryDate: '2026-10-01',
              regularDate: '2027-01-15',
              lastDay: null,
              department: null,
              position: null,
              manager: null,
            },
            appraisal:
              at === 0
                ? {
                    __typename: 'PersonAppraisal',
                    id: 'a',
                    plan: { __typename: 'AssessmentPlan', id: 'p', name: 'Annual' },
                    periodFrom: '2026-01-01',
                    periodTo: '2026-12-31',
                    status: 'SCORING',
                    composedScore: null,
                    levelName: null,
                    viewer: 'LEADER',
                  }
                : null,
          })),
        },
      },
    },
  });

describe.each(['zh-CN', 'en-US'] as const)('the own team in %s', (language) => {
  const texts = textsIn(language);

  it('says that nobody reports to the reader, and what to do then', async () => {
    const shown = await drawn(language, []);
    expect(shown).toContain(texts['team.empty']);
    expect(shown).toContain(texts['team.empty.hint']);
  });

  it('shows everybody with what is coming and the newest appraisal, which leads to the form', async () => {
    const shown = await drawn(language, ['Li Wei', 'Wang Fang']);
    for (const one of ['Li Wei', 'Wang Fang', '2027', 'Annual']) expect(shown).toContain(one);
    expect(shown).toContain('viewerType=leader');
    expect(shown).toContain('/team-management/my-team/details?id=1');
    expect(shown).not.toContain(texts['team.empty']);
  });
});
