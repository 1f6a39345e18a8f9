import * as z from 'zod';
import { get, reads, self, service } from '../kernel.ts';

/** The page rights of the caller (module session); managing roles belongs to settings. */
export const rolemanage = service('session', '/rolemanage', {
  getauthoritytype: get(reads, self, {
    poll: true,
    summary: 'What the caller may do on a page: a list of 1 visit, 2 edit, 4 export. Empty: not even visit.',
    query: z.object({ pageUrl: z.string().max(200) }),
    data: z.object({ operations: z.array(z.int()), elements: z.array(z.string()).describe('hidden page elements') }),
  }),
});
