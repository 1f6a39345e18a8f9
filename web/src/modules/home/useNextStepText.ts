import { formatDate } from '../../i18n/format';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useT } from '../../i18n/useT';
import { today } from '../../i18n/zone';
import type { NextStep } from './nextStep';

/** The next step in one sentence, and the word on its button. */
export function useNextStepText(next: NextStep): { sentence: string; action: string } {
  const t = useT();
  const label = useEnumLabel();
  switch (next.of) {
    case 'first':
      return { sentence: t(`home.first.${next.step}.hint`), action: label('FirstStep', next.step) };
    case 'plan': {
      const { plan, people, done, lastDay } = next.plan;
      return {
        sentence: t('home.next.plan', { plan: plan?.name ?? '', count: people - done, date: formatDate(lastDay) }),
        action: t('home.next.plan.action'),
      };
    }
    case 'counted': {
      const { kind, count } = next;
      return { sentence: t(`home.next.${kind}`, { count }), action: t(`home.next.${kind}.action`) };
    }
    case 'todo': {
      const { kind, plan, lastDay, forms } = next.group;
      const known = kind === 'PROCESS_APPROVAL' ? 'TARGET_APPROVAL' : kind;
      const count = forms.length;
      const what = t(`home.next.${known}`, { plan: plan.name, name: forms[0]?.name ?? '', count });
      const due = t(lastDay < today() ? 'home.next.overdue' : 'home.next.until', { date: formatDate(lastDay) });
      return { sentence: what + due, action: t(`home.next.${known}.action`) };
    }
  }
}
