import { messageHandlers } from './message.ts';

/** What the module brings beside its entries in the registries. */
export const message = { handlers: { message: messageHandlers } };
