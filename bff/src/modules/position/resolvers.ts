import { ConditionMatch } from './ConditionMatch.ts';
import { evaluationMutations } from './evaluation-mutations.ts';
import { EvaluationBand } from './EvaluationBand.ts';
import { EvaluationDimension } from './EvaluationDimension.ts';
import { EvaluationFactor } from './EvaluationFactor.ts';
import { EvaluationOptions } from './EvaluationOptions.ts';
import { Grade } from './Grade.ts';
import { JobFamily } from './JobFamily.ts';
import { JobFamilyChange } from './JobFamilyChange.ts';
import { JobFamilyOnDay } from './JobFamilyOnDay.ts';
import { JobFamilyVersion } from './JobFamilyVersion.ts';
import { matchMutations } from './match-mutations.ts';
import { matchQueries } from './match-queries.ts';
import { MatchItem } from './MatchItem.ts';
import { Mutation } from './Mutation.ts';
import { PersonFit } from './PersonFit.ts';
import { PersonLevel } from './PersonLevel.ts';
import { PersonMatch } from './PersonMatch.ts';
import { Position } from './Position.ts';
import { PositionCondition } from './PositionCondition.ts';
import { PositionEvaluation } from './PositionEvaluation.ts';
import { PositionEvaluationDetail } from './PositionEvaluationDetail.ts';
import { PositionEvaluator } from './PositionEvaluator.ts';
import { PositionHistory } from './PositionHistory.ts';
import { PositionMatch } from './PositionMatch.ts';
import { PositionRequirement } from './PositionRequirement.ts';
import { PositionVersion } from './PositionVersion.ts';
import { Query } from './Query.ts';
import { Rank } from './Rank.ts';
import { RankChange } from './RankChange.ts';
import { RankOnDay } from './RankOnDay.ts';
import { RankVersion } from './RankVersion.ts';

export const position = {
  Query: { ...Query, ...matchQueries },
  Mutation: { ...Mutation, ...evaluationMutations, ...matchMutations },
  ConditionMatch,
  EvaluationBand,
  EvaluationDimension,
  EvaluationFactor,
  EvaluationOptions,
  Grade,
  JobFamily,
  JobFamilyChange,
  JobFamilyOnDay,
  JobFamilyVersion,
  MatchItem,
  PersonFit,
  PersonLevel,
  PersonMatch,
  Position,
  PositionCondition,
  PositionEvaluation,
  PositionEvaluationDetail,
  PositionEvaluator,
  PositionHistory,
  PositionMatch,
  PositionRequirement,
  PositionVersion,
  Rank,
  RankChange,
  RankOnDay,
  RankVersion,
};
