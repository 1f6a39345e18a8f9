import { sql, type SQL } from 'drizzle-orm';
import { ScorerRole } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { employee } from '../../employee/tables.ts';
import { ownDay } from '../plan/scope.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import { scoreSheet } from '../tables-form.ts';
import { coAssessor } from '../tables-together.ts';

/** Co-assessors who were picked for good and have not submitted, as rows `c`. */
export const PENDING: SQL = sql`(select a.company_id, a.assessment_id, a.emp_id from ${coAssessor} a
  where a.confirmed_at is not null and not exists (select 1 from ${scoreSheet} s where s.company_id = a.company_id
    and s.assessment_id = a.assessment_id and s.scorer_role = ${sql.raw(String(ScorerRole.PARTNER))}
    and s.scorer_emp_id = a.emp_id and s.submitted_at is not null)) c`;

/** Appraisals whose scores somebody owes as a co-assessor. */
export const scoredBeside = ({ session }: Pick<Ctx, 'session'>, empId: SQL): SQL =>
  sql`(select c.assessment_id from ${PENDING} where c.company_id = ${session.companyId} and c.emp_id = ${empId})`;

/** Whether somebody scores beside the superior of an appraisal. */
export const isCoAssessor = (empId: string | null): SQL<boolean> =>
  sql`exists (select 1 from ${coAssessor} a where a.company_id = ${assessmentInfo}.company_id
    and a.assessment_id = ${assessmentInfo}.id and a.emp_id = ${empId ?? ''} and a.confirmed_at is not null)`;

/** Whether a co-assessor of an appraisal, or a named one, has submitted. */
export const scoredAsCoAssessor = (empId?: string | null): SQL<boolean> =>
  sql`exists (select 1 from ${scoreSheet} s where s.company_id = ${assessmentInfo}.company_id
    and s.assessment_id = ${assessmentInfo}.id and s.scorer_role = ${sql.raw(String(ScorerRole.PARTNER))}
    and s.submitted_at is not null ${empId === undefined ? sql`` : sql`and s.scorer_emp_id = ${empId ?? ''}`})`;

/** Whether the superior still waits for co-assessors: one who is there has not submitted, and the last day of scoring has not come. */
export const coAssessorsPending = (ctx: Pick<Ctx, 'today'>): SQL<boolean> =>
  sql`(exists (select 1 from ${PENDING} join ${employee} e on e.company_id = c.company_id and e.id = c.emp_id
      and (e.last_day is null or e.last_day >= ${ctx.today}::date)
    where c.company_id = ${assessmentInfo}.company_id and c.assessment_id = ${assessmentInfo}.id)
    and coalesce(${ownDay('scoreTo')}, (select p.score_to::text from ${assessmentPlan} p
      where p.company_id = ${assessmentInfo}.company_id and p.id = ${assessmentInfo}.plan_id)) > ${ctx.today})`;
