import type {
  ProjectBudgetDetailResolvers,
  ProjectBudgetMemberResolvers,
  ProjectBudgetResolvers,
  ProjectKindChoiceResolvers,
} from '../../generated/schema.ts';
import type { Context } from '../../context.ts';
import { knownReference, type Asked } from '../../known-reference.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ProjectBudgetDetailRow, ProjectBudgetMemberRow, ProjectBudgetRow, ProjectKindChoiceRow } from './rows.ts';

/** Somebody whom an application names: a client that asks for no more than the name gets it without a call. */
export const personOf = (
  { empId, empName, empNameEn, empNumber }: ProjectBudgetRow['applicant'],
  { loaders }: Context,
  asked: Asked,
) =>
  knownReference(
    loaders.employeeById,
    empId,
    { id: { empId }, name: { empName }, nameEn: { empNameEn }, number: { empNumber } },
    asked,
  );

export const ProjectKindChoice: ResolversOf<ProjectKindChoiceResolvers, ProjectKindChoiceRow> = {
  id: (kind) => kind.projectTypeId,
  name: (kind) => kind.projectTypeName,
};

export const ProjectBudget: ResolversOf<ProjectBudgetResolvers, ProjectBudgetRow> = {
  id: (apply) => apply.applyId,
  name: (apply) => apply.projectName,
  number: (apply) => apply.projectNumber,
  kind: (apply) => apply.projectType,
  allocation: (apply) => apply.allocateType,
  applicant: ({ applicant }, _args, context, asked) => personOf(applicant, context, asked),
};

export const ProjectBudgetMember: ResolversOf<ProjectBudgetMemberResolvers, ProjectBudgetMemberRow> = {
  employee: ({ person }, _args, context, asked) => personOf(person, context, asked),
};

export const ProjectBudgetDetail: ResolversOf<ProjectBudgetDetailResolvers, ProjectBudgetDetailRow> = {
  id: (detail) => detail.applyId,
  project: (detail) => detail,
};
