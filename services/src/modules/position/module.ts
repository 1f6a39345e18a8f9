import { jobfamilymanageHandlers } from './jobfamilymanage.ts';
import './merge.ts';
import { positionmanageHandlers } from './positionmanage.ts';
import { rankmanageHandlers } from './rankmanage.ts';

/** What the module brings beside its entries in the registries. */
export const position = {
  handlers: {
    jobfamilymanage: jobfamilymanageHandlers,
    positionmanage: positionmanageHandlers,
    rankmanage: rankmanageHandlers,
  },
};
