import * as z from 'zod';
import { Id, PageQuery, pageOf, pages, post, reads, service } from '../kernel.ts';
import { Employee } from './employee.ts';

/** What of `/deptmanage` is about people. */
export const departmentPeople = service('employee', '/deptmanage', {
  selectallemp: post(reads, pages('/org/list', 'visit'), {
    summary: 'People of a department who work here today, as the caller may see them.',
    body: PageQuery.extend({
      deptId: Id.describe('whose people'),
      includeSubDepts: z.boolean().default(false).describe('with the people of the departments below'),
    }),
    data: pageOf(Employee),
  }),
});
