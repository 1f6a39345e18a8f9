import { permissionOf } from '../assessment/model';
import { useTargetRows } from '../assessment/targets/useTargetRows';
import { useSaveDepartmentTargetsMutation } from './department.gen';
import type { DepartmentTargets } from './departmentModel';

/** The targets of a department as its head types them. */
export function useDepartmentForm(
  targets: DepartmentTargets,
  { planId, departmentId }: { planId: string; departmentId: string },
) {
  const own = permissionOf(targets, 'editDeptTargets').allowed;
  const [save] = useSaveDepartmentTargetsMutation();
  return useTargetRows({
    saved: targets,
    draft: `targets.${departmentId}`,
    own,
    editable: own,
    send: async (form) => {
      const { data } = await save({
        variables: { input: { planId, departmentId, ...form } },
        context: { quiet: true },
      });
      const answer = data?.saveDepartmentTargets;
      return answer ? { saved: answer.departmentTargets, userErrors: answer.userErrors } : undefined;
    },
  });
}
