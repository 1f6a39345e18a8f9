import { and, eq } from 'drizzle-orm';
import { registerAuditedObject } from '../../../kit/audited-objects.ts';
import { Failure } from '../../../kit/failure.ts';
import { registerMessages } from '../../message/public.ts';
import { openAppraisal } from './assessment.ts';
import { seesPotential } from './assessment-detail.ts';
import { mayHaveComments, unreadCommentGroups } from './comments.ts';
import { viewOf } from './score-view.ts';
import { assessmentInfo } from '../tables.ts';

registerAuditedObject('assessment', async (ctx, assessmentId) => {
  const [person] = await ctx.tx
    .select({ planCode: assessmentInfo.planId, empId: assessmentInfo.empId })
    .from(assessmentInfo)
    .where(and(eq(assessmentInfo.companyId, ctx.session.companyId), eq(assessmentInfo.id, assessmentId)));
  if (!person) return false;
  try {
    const appraisal = await openAppraisal(ctx, person, 'none');
    // That somebody changed a result, and who, is as hidden as the result.
    const without = [
      ...(viewOf(appraisal).score
        ? []
        : ['assessment.calibrated', 'assessment.resultRejected', 'assessment.resultVerified']),
      ...(seesPotential(appraisal) ? [] : ['assessment.potentialSet']),
    ];
    return without.length === 0 || { without };
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
});

registerMessages('unreadCommentInfo', unreadCommentGroups, mayHaveComments);
