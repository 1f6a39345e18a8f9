import { useSaveTargetsMutation } from '../assessment.gen';
import { type Assessment, permissionOf } from '../model';
import { useTargetRows } from './useTargetRows';

interface Person {
  planId: string;
  employeeId: string;
}

/** The target form of an appraisal as it is typed: a superior's is only sent when the targets are set. */
export function useTargetForm(assessment: Assessment, { planId, employeeId }: Person) {
  const own = permissionOf(assessment, 'editTargets').allowed;
  const [save] = useSaveTargetsMutation();
  return useTargetRows({
    saved: assessment,
    draft: 'targets',
    own,
    editable: own || permissionOf(assessment, 'setSubordinateTargets').allowed,
    send: async (form) => {
      const { data } = await save({ variables: { input: { planId, employeeId, ...form } }, context: { quiet: true } });
      const answer = data?.saveTargets;
      return answer ? { saved: answer.assessment, userErrors: answer.userErrors } : undefined;
    },
  });
}
