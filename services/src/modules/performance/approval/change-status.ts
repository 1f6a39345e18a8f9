import { sql } from 'drizzle-orm';
import { TargetStatus, type ValueOf } from '@hengcai/shared/enums';
import { targetChange } from '../tables-change.ts';
import { assessmentInfo } from '../tables.ts';

export type ChangeStatus = ValueOf<typeof TargetStatus>;

/** How far a change of agreed targets is, as a column of an appraisal; null where none was asked for. */
export const changeStatus = sql<ChangeStatus | null>`(select ${targetChange}.target_status from ${targetChange}
  where ${targetChange}.company_id = ${assessmentInfo}.company_id and ${targetChange}.assessment_id = ${assessmentInfo}.id)`;

/** Appraisals in which a change of agreed targets waits for somebody's approval. */
export const changeWaits = sql`exists (select 1 from ${targetChange} where ${targetChange}.company_id = ${assessmentInfo}.company_id
  and ${targetChange}.assessment_id = ${assessmentInfo}.id and ${targetChange.targetStatus} = ${sql.raw(String(TargetStatus.PENDING_APPROVAL))})`;
