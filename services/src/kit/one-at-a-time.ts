import { sql } from 'drizzle-orm';
import type { Ctx } from './context.ts';

/** Lets those who change the same thing of a company take turns, until the end of the transaction. */
export const oneAtATime = async ({ tx, session }: Ctx, what: string): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${what}:${session.companyId}`}))`));
