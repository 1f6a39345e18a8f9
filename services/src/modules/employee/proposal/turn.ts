import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { sealValue, type SecretKind } from '../secrets.ts';
import { recordProposal } from '../tables-records.ts';

/** Seals what open proposals hold anew where it needs the former master key. */
export const turnProposals = (write: <T>(fn: (ctx: Ctx) => Promise<T>) => Promise<T>): Promise<number> =>
  write(async (ctx) => {
    const rows = await ctx.tx
      .select()
      .from(recordProposal)
      .where(and(eq(recordProposal.companyId, ctx.session.companyId), eq(recordProposal.state, 'open')))
      .for('update');
    const former = rows.filter(({ content }) =>
      Object.values(content.sealed).some(({ sealed }) => ctx.secrets.isFormer(sealed)),
    );
    for (const { id, companyId, content } of former) {
      const sealed = Object.fromEntries(
        Object.entries(content.sealed).map(([kind, value]) => [
          kind,
          sealValue(ctx, kind as SecretKind, ctx.secrets.unseal(value.sealed)),
        ]),
      );
      await ctx.tx
        .update(recordProposal)
        .set({ content: { ...content, sealed } })
        .where(and(eq(recordProposal.companyId, companyId), eq(recordProposal.id, id)));
    }
    return former.length;
  });
