import type {
  Review360FlaggedFormResolvers,
  Review360GroupResolvers,
  Review360ItemReportResolvers,
  Review360PersonResolvers,
  Review360ReportResolvers,
  Review360SuspectResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import { employeeOf } from '../message/references.ts';
import { planFields } from './Review360Plan.ts';
import type {
  Review360FlaggedFormRow,
  Review360GroupRow,
  Review360ItemReportRow,
  Review360PersonRow,
  Review360ReportRow,
  Review360SuspectRow,
} from './rows.ts';

export const Review360Person: ResolversOf<Review360PersonResolvers, Review360PersonRow> = {
  employeeId: ({ empId }) => empId,
  employee: ({ empId, person }, _args, context, asked) =>
    person ? employeeOf(person, context, asked) : context.loaders.employeeById.load(empId),
  superior: ({ bossEmpId }, _args, { loaders }) => reference(loaders.employeeById, bossEmpId),
  department: ({ deptId }, _args, { loaders }) => reference(loaders.departmentById, deptId),
};

export const Review360Report: ResolversOf<Review360ReportResolvers, Review360ReportRow> = {
  ...planFields,
  planId: ({ planCode }) => planCode,
  employeeId: ({ empId }) => empId,
  employee: ({ empId }, _args, { loaders }) => reference(loaders.employeeById, empId),
  items: async ({ planCode, empId }, _args, { rest }) =>
    (await rest.performanceinvite.listDetailScoreStatistic({ planCode, empId })).items,
};

export const Review360ItemReport: ResolversOf<Review360ItemReportResolvers, Review360ItemReportRow> = {
  id: ({ itemCode }) => itemCode,
  name: ({ itemName }) => itemName,
};

export const Review360Group: ResolversOf<Review360GroupResolvers, Review360GroupRow> = {
  mean: ({ spread }) => spread?.mean ?? null,
  deviation: ({ spread }) => spread?.deviation ?? null,
  median: ({ spread }) => spread?.median ?? null,
  lowest: ({ spread }) => spread?.lowest ?? null,
  highest: ({ spread }) => spread?.highest ?? null,
};

export const Review360Suspect: ResolversOf<Review360SuspectResolvers, Review360SuspectRow> = {
  employeeId: ({ empId }) => empId,
  employee: ({ empId }, _args, { loaders }) => reference(loaders.employeeById, empId),
};

export const Review360FlaggedForm: ResolversOf<Review360FlaggedFormResolvers, Review360FlaggedFormRow> = {
  id: ({ inviteId }) => inviteId,
  writer: ({ assessorEmpId }, _args, { loaders }) => reference(loaders.employeeById, assessorEmpId),
};
