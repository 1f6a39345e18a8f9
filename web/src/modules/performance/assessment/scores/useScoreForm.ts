import { useSaveScoresMutation, useSubmitScoresMutation } from '../assessment.gen';
import { ACTIONS_OF, type Assessment, permissionOf, type Role } from '../model';
import type { ScoreDraft } from './scoreRows';
import { useSheetForm } from './useSheetForm';

interface Person {
  planId: string;
  employeeId: string;
}

/** One scorer's sheet of an appraisal as it is typed. */
export function useScoreForm(assessment: Assessment, role: Role, { planId, employeeId }: Person) {
  const [save] = useSaveScoresMutation();
  const [submit] = useSubmitScoresMutation();
  const about = { planId, employeeId, scorerRole: role };
  // Only the superior says it, and only where the plan asks.
  const growth = (potential: ScoreDraft['potential']) =>
    role === 'BOSS' && assessment.asksPotential ? { potential: potential || null } : {};
  return useSheetForm({
    form: assessment,
    role,
    editable: permissionOf(assessment, ACTIONS_OF[role].save).allowed,
    draft: `scores.${role}`,
    save: async (sheet, { potential }) => {
      const { data } = await save({
        variables: { input: { ...about, ...sheet, ...growth(potential) } },
        context: { quiet: true },
      });
      const sheets = data?.saveScores?.assessment?.sheets;
      return {
        version: sheets ? (sheets.find((one) => one.scorerRole === role)?.version ?? sheet.version) : null,
        userErrors: data?.saveScores?.userErrors ?? [],
      };
    },
    submit: async (sheet, { potential }) => {
      const { data } = await submit({ variables: { input: { ...about, ...sheet, ...growth(potential) } } });
      return { done: Boolean(data?.submitScores?.assessment), answer: data?.submitScores };
    },
  });
}

export type ScoreForm = ReturnType<typeof useScoreForm>;
