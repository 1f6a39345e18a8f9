import { EvaluationBand } from './EvaluationBand.ts';
import { EvaluationDimension } from './EvaluationDimension.ts';
import { EvaluationFactor } from './EvaluationFactor.ts';
import { evaluationMutations } from './evaluation-mutations.ts';
import { EvaluationOptions } from './EvaluationOptions.ts';
import { Grade } from './Grade.ts';
import { JobFamily } from './JobFamily.ts';
import { JobFamilyChange } from './JobFamilyChange.ts';
import { JobFamilyOnDay } from './JobFamilyOnDay.ts';
import { JobFamilyVersion } from './JobFamilyVersion.ts';
import { Mutation } from './Mutation.ts';
import { Position } from './Position.ts';
import { PositionEvaluation } from './PositionEvaluation.ts';
import { PositionEvaluationDetail } from './PositionEvaluationDetail.ts';
import { PositionEvaluator } from './PositionEvaluator.ts';
import { PositionHistory } from './PositionHistory.ts';
import { PositionVersion } from './PositionVersion.ts';
import { Query } from './Query.ts';
import { Rank } from './Rank.ts';
import { RankChange } from './RankChange.ts';
import { RankOnDay } from './RankOnDay.ts';
import { RankVersion } from './RankVersion.ts';

export const position = {
  Query,
  Mutation: { ...Mutation, ...evaluationMutations },
  EvaluationBand,
  EvaluationDimension,
  EvaluationFactor,
  EvaluationOptions,
  PositionEvaluation,
  PositionEvaluationDetail,
  PositionEvaluator,
  Grade,
  JobFamily,
  JobFamilyChange,
  JobFamilyOnDay,
  JobFamilyVersion,
  Position,
  PositionHistory,
  PositionVersion,
  Rank,
  RankChange,
  RankOnDay,
  RankVersion,
};
