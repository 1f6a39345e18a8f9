import { formatCount } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { useIsPhone } from '../../../ui/useMedia';
import type { ResultPlan } from './useResultPlans';

const MOST = 8;
const MOST_ON_PHONE = 4;

/** How many people had which level, plan by plan from the oldest to the newest; nothing where results are scores alone. */
export function ResultChart({ plans }: { plans: readonly ResultPlan[] }) {
  const t = useT();
  const phone = useIsPhone();
  const shown = plans
    .filter(({ levels }) => levels.length > 0)
    .slice(0, phone ? MOST_ON_PHONE : MOST)
    .reverse();
  const newest = shown.at(-1);
  if (!newest) return null;
  // Each plan has its levels from the best on; whichever has most of them tells the order best.
  const fullest = [...shown].sort((a, b) => b.levels.length - a.levels.length);
  const levels = [...new Set(fullest.flatMap((plan) => plan.levels.map(({ levelName }) => levelName)))];
  const most = newest.levels.reduce((best, level) => (level.people > best.people ? level : best));
  return (
    <ChartCard
      title={t('team.results.chart')}
      reading={t('team.results.chart.reading', {
        plan: newest.name,
        people: newest.people,
        level: most.levelName,
        count: most.people,
      })}
      kind="stacked"
      width={phone ? 420 : 1080}
      height={phone ? 260 : 280}
      categoryLabel={t('team.results.plan')}
      format={(value) => formatCount(Number(value))}
      series={levels.map((level) => ({
        id: level,
        label: level,
        points: shown.map((plan) => ({
          category: plan.name,
          value: String(plan.levels.find(({ levelName }) => levelName === level)?.people ?? 0),
        })),
      }))}
    />
  );
}
