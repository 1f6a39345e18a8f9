import * as z from 'zod';
import { LIMITS } from '../../rules/limits.ts';
import { Id, post, reads, self, service, writes } from '../kernel.ts';

const ListKey = z
  .string()
  .regex(/^[A-Za-z][\w.-]{0,59}$/)
  .describe('name of a list, e.g. `employee.list`');

/** How a person has set up a list; columns that are not named stand where the list itself has them. */
export const ListLayout = z.object({
  density: z.enum(['compact', 'normal', 'roomy']).describe('how high the rows are'),
  columns: z
    .array(
      z.object({
        columnId: z.string().min(1).max(60).describe('name of the column within its list'),
        width: z
          .int()
          .min(LIMITS.columnWidthMin)
          .max(LIMITS.columnWidthMax)
          .nullable()
          .describe('pixels; null: by itself'),
        shown: z.boolean().nullable().describe('null: as the list has it'),
      }),
    )
    .max(60)
    .describe('in their order'),
});

/** Conditions and order of a list under a name. */
export const ListFilter = z.object({
  filterId: Id.describe('by which the filter is deleted'),
  filterName: z.string().describe('what it is called'),
  query: z.string().describe('conditions and order as the address of the list has them'),
  mine: z.boolean().describe('whether the caller saved it'),
  ownerName: z.string().describe('who saved it'),
  roleCode: z.string().nullable().describe('the role whose people find it as well; null: its owner alone'),
  roleName: z.string().nullable().describe('name of that role in the language of the call; null: as `roleCode`'),
  removable: z.boolean().describe('whether the caller may delete it'),
});

/** What is remembered of a list for the caller. */
export const ListMemory = z.object({
  listKey: ListKey,
  layout: ListLayout.nullable().describe('null: as the list comes'),
  filters: z.array(ListFilter).describe('the own, and those shared with a role of the caller; by name'),
  roles: z
    .array(z.object({ roleCode: z.string(), roleName: z.string().describe('in the language of the call') }))
    .describe('with whom the caller may share a filter; empty: with nobody'),
});

/** What people set up in lists; none of it is in the specification. Every write answers what is remembered then. */
export const lists = service('platform', '/platform', {
  listmemory: post(reads, self, {
    summary:
      'How the caller has set up a list, and the filters saved for it: the own, and those shared with the own roles.',
    body: z.object({ listKey: ListKey }),
    data: ListMemory,
  }),
  savelistlayout: post(writes, self, {
    summary: 'Keeps how the caller has set up a list; null: as it comes again.',
    body: z.object({ listKey: ListKey, layout: ListLayout.nullable().describe('null: as the list comes') }),
    data: ListMemory,
  }),
  savelistfilter: post(writes, self, {
    summary: 'Saves conditions of a list under a name; the own filter of that name is written over.',
    body: z.object({
      listKey: ListKey,
      filterName: z.string().trim().min(1).max(LIMITS.listFilterName).describe('what it is called'),
      query: z
        .string()
        .max(LIMITS.listFilterQuery)
        .describe('conditions and order as the address of the list has them'),
      roleCode: z.string().max(64).nullish().describe('with whom it is shared; refused to whoever may not share'),
    }),
    data: ListMemory,
  }),
  deletelistfilter: post(writes, self, {
    summary: 'Deletes a saved filter: an own one, or a shared one by whoever may share.',
    body: z.object({ filterId: Id.describe('which filter') }),
    data: ListMemory,
  }),
});
