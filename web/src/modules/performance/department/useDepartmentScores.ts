import { permissionOf } from '../assessment/model';
import { useSheetForm } from '../assessment/scores/useSheetForm';
import { useSaveDepartmentScoresMutation, useSubmitDepartmentScoresMutation } from './department.gen';
import { type DepartmentTargets, scoredFormOf } from './departmentModel';

/** The scores of a department as whoever scores it types them. */
export function useDepartmentScores(targets: DepartmentTargets, about: { planId: string; departmentId: string }) {
  const [save] = useSaveDepartmentScoresMutation();
  const [submit] = useSubmitDepartmentScoresMutation();
  return useSheetForm({
    form: scoredFormOf(targets),
    role: 'DEPARTMENT',
    editable: permissionOf(targets, 'saveDeptScore').allowed,
    draft: `scores.${about.departmentId}`,
    save: async (sheet) => {
      const { data } = await save({ variables: { input: { ...about, ...sheet } }, context: { quiet: true } });
      const answer = data?.saveDepartmentScores;
      return { version: answer?.departmentTargets?.sheet?.version ?? null, userErrors: answer?.userErrors ?? [] };
    },
    submit: async (sheet) => {
      const { data } = await submit({ variables: { input: { ...about, ...sheet } } });
      return { done: Boolean(data?.submitDepartmentScores?.departmentTargets), answer: data?.submitDepartmentScores };
    },
  });
}

export type DepartmentScoreForm = ReturnType<typeof useDepartmentScores>;
