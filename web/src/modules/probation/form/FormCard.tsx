import type { ProbationPlanFormFragment } from '../plan/plan.gen';
import { ReadForm } from './ReadForm';
import { ScoreForm } from './ScoreForm';
import { TargetForm } from './TargetForm';

/** The form as the reader meets it now: targets to set, scores to give, or to read. */
export function FormCard({ detail }: { detail: ProbationPlanFormFragment }) {
  const { actions } = detail;
  if (actions.includes('SET_TARGETS')) return <TargetForm detail={detail} />;
  if (actions.includes('SELF_SCORE')) return <ScoreForm detail={detail} role="SELF" />;
  if (actions.includes('BOSS_SCORE')) return <ScoreForm detail={detail} role="BOSS" />;
  return <ReadForm detail={detail} />;
}
