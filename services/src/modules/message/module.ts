import { registerTeller } from '../../kit/tell.ts';
import { messageHandlers } from './message.ts';
import { remindMany } from './public.ts';

registerTeller(remindMany);

/** What the module brings beside its entries in the registries. */
export const message = { handlers: { message: messageHandlers } };
