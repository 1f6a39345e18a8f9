import type {
  AssessmentImportedScoreResolvers,
  AssessmentSatisfactionResolvers,
  MutationResolvers,
  SatisfactionDayResolvers,
} from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type {
  AssessmentImportedScoreRow,
  AssessmentPartRow,
  AssessmentRow,
  AssessmentSatisfactionRow,
  SatisfactionDayRow,
} from './rows.ts';

/** Joins each imported score with its part: REST answers both flat. */
export const importedScoresOf = ({
  importedScores,
  parts,
}: Pick<AssessmentRow, 'importedScores' | 'parts'>): AssessmentImportedScoreRow[] =>
  importedScores.map((score) => ({
    ...score,
    part:
      parts.find(
        (part: AssessmentPartRow) =>
          part.partCode === score.partCode && part.companyModuleCode === score.companyModuleCode,
      ) ?? null,
  }));

export const AssessmentImportedScore: ResolversOf<AssessmentImportedScoreResolvers, AssessmentImportedScoreRow> = {
  results: (score) => score.plans,
};

export const AssessmentSatisfaction: ResolversOf<AssessmentSatisfactionResolvers, AssessmentSatisfactionRow> = {
  date: (one) => one.scoreDate,
};

export const SatisfactionDay: ResolversOf<SatisfactionDayResolvers, SatisfactionDayRow> = {
  date: (day) => day.scoreDate,
  mean: (day) => day.meanScore,
};

/** Files to be filled in and sent back. */
export const fileMutations: Pick<MutationResolvers, 'exportModuleScores' | 'exportPastResults' | 'exportTargets'> = {
  exportTargets: (_root, { input: { planId } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('performanceflow', 'downloadDetailTemplate', { planCode: planId }),
    })),
  exportModuleScores: (_root, { input: { planId } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('performanceplane', 'downloadModuleScoreImportTemplate', { planCode: planId }),
    })),
  exportPastResults: (_root, { input: { planId } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('performanceexport', 'downloadhistoryperformance', { planCode: planId }),
    })),
};
