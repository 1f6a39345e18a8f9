import type { Ctx } from '../../kit/context.ts';
import type { Subject } from './standing.ts';

/** What happened to the raters of somebody. Nobody reads it on a page: who wrote when is told to none of those it concerns. */
export const audited = (
  ctx: Ctx,
  action:
    | 'invited'
    | 'agreed'
    | 'rejected'
    | 'deleted'
    | 'revoked'
    | 'reopened'
    | 'submitted'
    | 'declined'
    | 'imported'
    | 'reminded',
  { info, name }: Pick<Subject, 'name'> & { info: { id: string } },
  after: Record<string, unknown> = {},
): Promise<void> =>
  ctx.audit({
    action: `review360.${action}`,
    objectType: 'review360',
    objectId: info.id,
    params: { name },
    after,
  });
