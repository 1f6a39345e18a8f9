import type { texts as chinese } from './texts.zh-CN.ts';

/** Pages of the platform. */
export const texts = {
  'page./graphiql': 'Schema explorer',
  'error.SHARE_OVER': 'This link has expired or was withdrawn. Please ask the sender for a new one',
  'audit.share.created': 'Shared by link: {name}',
  'audit.share.revoked': 'Withdrew the shared link: {name}',
} satisfies Record<keyof typeof chinese, string>;
