import type { Context } from '../../context.ts';
import { type Asked, knownReference } from '../../known-reference.ts';

interface PlanNamed {
  assessmentPlanCode: string;
  assessmentPlanName?: string;
}
interface EmployeeNamed {
  empId: string | null;
  empName?: string | null;
  empNameEn?: string | null;
  empNumber?: string;
}

/** The plan something is about: its id, and mostly its name, stand in the same answer. */
export const planOf = (
  { assessmentPlanCode: planCode, assessmentPlanName: planName }: PlanNamed,
  { loaders }: Context,
  asked: Asked,
) =>
  knownReference(
    loaders.assessmentPlanById,
    planCode,
    { id: { planCode }, ...(planName !== undefined && { name: { planName } }) },
    asked,
  );

/** The person something is about, likewise; null where it is about several. */
export const employeeOf = (
  { empId, empName, empNameEn, empNumber }: EmployeeNamed,
  { loaders }: Context,
  asked: Asked,
) =>
  empId === null
    ? null
    : knownReference(
        loaders.employeeById,
        empId,
        {
          id: { empId },
          ...(typeof empName === 'string' && { name: { empName } }),
          ...(empNameEn !== undefined && { nameEn: { empNameEn } }),
          ...(empNumber !== undefined && { number: { empNumber } }),
        },
        asked,
      );
