import type { deptmanage as service } from '@hengcai/shared/contract/org/deptmanage';
import type { Handlers } from '../../kit/context.ts';
import { departments } from './queries.ts';

/** `/deptmanage`: the tree of departments. */
export const deptmanageHandlers: Handlers<typeof service> = {
  selectalldept: (asked, ctx) => departments(ctx, asked),
};
