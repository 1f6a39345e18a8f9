import { eq } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { company } from './tables.ts';

/** What the caller's company has decided for itself; where it acts stands with each switch of `company`. */
export async function companySettings({ tx, session }: Ctx) {
  const [row] = await tx
    .select({
      finalCommentRequired: company.finalCommentRequired,
      integerScores: company.integerScores,
      selfScoreFirst: company.selfScoreFirst,
      kanban: company.kanban,
      ranksHidden: company.ranksHidden,
      reviewLowScore: company.reviewLowScore,
      backDatingDays: company.backDatingDays,
      changeProposals: company.changeProposals,
      leaverYears: company.leaverYears,
    })
    .from(company)
    .where(eq(company.companyId, session.companyId));
  if (!row) throw new Error('The company of the caller is gone.');
  return row;
}
