import type * as z from 'zod';
import type {
  Evaluation,
  EvaluationDetail,
  EvaluationOptions,
  Evaluator,
} from '@hengcai/shared/contract/position/evaluation';
import type {
  JobFamily,
  JobFamilyChange,
  JobFamilyOnDay,
  JobFamilyVersion,
} from '@hengcai/shared/contract/position/job-families';
import type {
  ConditionMatch,
  MatchItem,
  PersonFit,
  PersonLevel,
  PersonMatch,
  PositionCondition,
  PositionMatch,
  PositionRequirement,
} from '@hengcai/shared/contract/position/match';
import type { Position, PositionHistory, PositionVersion } from '@hengcai/shared/contract/position/positions';
import type { Grade, Rank, RankChange, RankOnDay, RankVersion } from '@hengcai/shared/contract/position/ranks';

export type PositionRow = z.output<typeof Position>;
export type PositionHistoryRow = z.output<typeof PositionHistory>;
export type PositionVersionRow = z.output<typeof PositionVersion>;
export type RankRow = z.output<typeof Rank>;
export type GradeRow = z.output<typeof Grade>;
export type JobFamilyRow = z.output<typeof JobFamily>;
export type RankVersionRow = z.output<typeof RankVersion>;
export type RankOnDayRow = z.output<typeof RankOnDay>;
export type RankChangeRow = z.output<typeof RankChange>;
export type JobFamilyVersionRow = z.output<typeof JobFamilyVersion>;
export type JobFamilyOnDayRow = z.output<typeof JobFamilyOnDay>;
export type JobFamilyChangeRow = z.output<typeof JobFamilyChange>;
export type EvaluationOptionsRow = z.output<typeof EvaluationOptions> & { version?: number };
export type EvaluationFactorRow = EvaluationOptionsRow['factors'][number];
export type EvaluationDimensionRow = EvaluationFactorRow['dimensions'][number];
export type EvaluationBandRow = EvaluationOptionsRow['bands'][number];
export type PositionEvaluationRow = z.output<typeof Evaluation>;
export type PositionEvaluationDetailRow = z.output<typeof EvaluationDetail>;
export type PositionEvaluatorRow = z.output<typeof Evaluator>;
export type MatchItemRow = z.output<typeof MatchItem>;
export type PositionConditionRow = z.output<typeof PositionCondition>;
export type PositionRequirementRow = z.output<typeof PositionRequirement>;
export type PositionMatchRow = z.output<typeof PositionMatch>;
export type PersonFitRow = z.output<typeof PersonFit>;
export type ConditionMatchRow = z.output<typeof ConditionMatch>;
export type PersonMatchRow = z.output<typeof PersonMatch>;
export type PersonLevelRow = z.output<typeof PersonLevel> & { item: MatchItemRow | null };
