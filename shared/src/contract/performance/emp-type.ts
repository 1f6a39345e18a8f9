import * as z from 'zod';
import { Decimal, get, Id, pages, post, reads, Saved, Version, writes } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

const editing = pages('/performance/management', 'edit');
const visiting = pages('/performance/management', 'visit');

const empTypeFields = {
  empTypeName: z.string().trim().min(1).max(LIMITS.empTypeName),
  jobFamilyIds: z
    .array(Id)
    .min(1)
    .max(LIMITS.empTypeFamiliesMax)
    .describe('whoever joins the plan from one of these job families is of the type'),
};
const weights = z
  .array(z.object({ companyModuleCode: Id, weight: Decimal.describe('percent of the template for this type') }))
  .max(LIMITS.planModulesMax);

/** People of some job families, for whom the templates of a plan weigh otherwise than for everybody else. */
export const AssessmentEmpType = z.object({
  empTypeCode: Id,
  planCode: Id,
  ...empTypeFields,
  modules: weights.describe('how much each template counts for this type; together 100'),
  people: z.int().describe('people of the plan who are of the type'),
  version: Version,
});

/** The calls of `/performanceplane` about types of employees. */
export const empTypeCalls = {
  listEmpType: get(reads, visiting, {
    summary: 'The types of employees of a plan, by name.',
    query: z.object({ planCode: Id }),
    data: z.array(AssessmentEmpType),
  }),
  saveEmpType: post(writes, editing, {
    summary: 'Adds (without code) or changes a type of employees of a plan that is not open yet.',
    body: z.object({
      planCode: Id,
      empTypeCode: Id.optional(),
      version: Version.optional(),
      ...empTypeFields,
      modules: weights.describe('how much each template of the plan counts; together 100'),
    }),
    data: Saved.extend({ types: z.array(AssessmentEmpType).describe('the types of the plan as they are now') }),
  }),
  deleteEmpType: post(writes, editing, {
    summary: 'Takes a type away from a plan that is not open yet; its people count as everybody else.',
    body: z.object({ planCode: Id, empTypeCode: Id, version: Version }),
    data: z.object({ types: z.array(AssessmentEmpType).describe('the types that are left') }),
  }),
};
