import * as z from 'zod';
import { DateText, Id, post, reads, service, signedIn, Version, Keyword } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

export const Department = z.object({
  deptId: Id,
  deptCode: z.string(),
  deptName: z.string(),
  deptNameEn: z.string().nullable(),
  parentDeptId: Id.nullable(),
  headEmpId: Id.nullable(),
  sort: z.int(),
  level: z.int().describe('how deep it stands, 1 for the company itself'),
  headcount: z.int().nullable().describe('people in service directly in the department; null unless asked for'),
  totalHeadcount: z.int().nullable().describe('people in service in the department and below; null unless asked for'),
  validFrom: DateText,
  version: Version,
});

export const deptmanage = service('org', '/deptmanage', {
  selectalldept: post(reads, signedIn, {
    summary: 'Departments of today, by id or all; parents before children.',
    body: z.object({
      deptIds: z.array(Id).max(LIMITS.idsMax).optional(),
      keyword: Keyword.optional(),
      headcounts: z.boolean().default(false).describe('whether people are counted, which costs more than all the rest'),
    }),
    data: z.array(Department),
  }),
});
