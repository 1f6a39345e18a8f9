import { and, eq } from 'drizzle-orm';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { mine } from './api-tokens.ts';
import { apiToken } from './tables.ts';

registerAuditedObject(
  'apiToken',
  async (ctx, tokenId) => (await ctx.tx.$count(apiToken, and(mine(ctx), eq(apiToken.id, tokenId)))) > 0,
);

registerAuditedObject('systemNotice', async ({ session }) => session.isPlatformAdmin);
