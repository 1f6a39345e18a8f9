import * as z from 'zod';
import { LIMITS } from '../../rules/limits.ts';
import { ApprovalNodeInput } from '../approval.ts';
import {
  ClientMutationId,
  Id,
  Keyword,
  PageQuery,
  Version,
  pageOf,
  pages,
  post,
  reads,
  service,
  writes,
} from '../kernel.ts';

/** Where HR looks after the types of projects and who approves each. */
export const PROJECT_TYPES_PAGE = '/projfunds/setting';

/** What kind of project gets a bonus fund, and who approves what is asked for one. */
export const ProjectType = z.object({
  projectTypeId: Id,
  projectTypeName: z.string(),
  description: z.string().nullable().describe('which projects belong to it; null: nothing is said'),
  flow: z.array(ApprovalNodeInput).describe('who approves, one node after the other'),
  enabled: z.boolean().describe('new projects can be of it'),
  version: Version,
});

const ProjectTypeFields = {
  projectTypeName: z.string().trim().min(1).max(LIMITS.projectTypeName),
  description: z.string().trim().min(1).max(LIMITS.description).nullish(),
  flow: z
    .array(ApprovalNodeInput)
    .min(LIMITS.approvalNodesMin)
    .max(LIMITS.approvalNodesMax)
    .describe('who approves, one node after the other'),
};
const visiting = pages(PROJECT_TYPES_PAGE, 'visit');
const managing = pages(PROJECT_TYPES_PAGE, 'edit');

/** Types of projects. The specification names the prefix alone: the calls are ours. */
export const projecttype = service('projectfund', '/projecttype', {
  listprojecttype: post(reads, visiting, {
    summary: 'The types of projects, the newest first.',
    body: PageQuery.extend({
      filter: z
        .object({
          keyword: Keyword.optional().describe('part of the name; absent: any'),
          enabled: z.boolean().optional().describe('only those that are enabled or disabled; absent: both'),
        })
        .prefault({}),
    }),
    data: pageOf(ProjectType),
  }),
  addprojecttype: post(writes, managing, {
    once: true,
    summary: 'Adds a type of projects, whose name is unique in the company, with who approves.',
    body: z.object({ clientMutationId: ClientMutationId, ...ProjectTypeFields }),
    data: ProjectType,
  }),
  updateprojecttype: post(writes, managing, {
    summary: 'Changes a type of projects and who approves from now on.',
    body: z.object({ projectTypeId: Id, version: Version, ...ProjectTypeFields }),
    data: ProjectType,
  }),
  updateprojecttypestatus: post(writes, managing, {
    summary: 'Enables or disables a type of projects.',
    body: z.object({ projectTypeId: Id, version: Version, enabled: z.boolean().describe('new projects can be of it') }),
    data: ProjectType,
  }),
  deleteprojecttype: post(writes, managing, {
    summary: 'Deletes a type of projects.',
    body: z.object({ projectTypeId: Id, version: Version }),
  }),
});
