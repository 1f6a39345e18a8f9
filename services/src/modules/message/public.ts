import { sql } from 'drizzle-orm';
import type { Work } from '@hengcai/shared/rules/performance/handovers';
import { rowsOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import type { OtherWork } from '../../kit/tell.ts';
import { employee, notLeftOn } from '../employee/tables.ts';
import { mailAtOnce } from './mails.ts';
import { stageReminder } from './tables.ts';

export { registerMessages } from './centre.ts';
export { mailTheDay } from './mails.ts';
export { registerTodo, type TodoCount, type TodoCounter, type TodoItem, type TodoSource } from '../../kit/todos.ts';

/** Something to tell an employee; the texts are `remind.type.<kind>` and `remind.text.<kind>`. */
export interface Reminder {
  empId: string;
  kind: string;
  params: Record<string, string>;
  label: string | null;
  /** A reminder with the same key reaches the same person once. */
  dedupeKey: string;
  page?: string;
  work?: OtherWork;
  objectId?: string;
  /** The appraisal it is about; absent for what is no matter of an appraisal. */
  matter?: { planId: string; work: Work | null; subjectEmpId: string | null };
}

/** Leaves reminders in the message centres and queues the mails people want at once, in a fixed number of statements; answers how many were new. Whoever has left is told nothing. */
export async function remindMany(ctx: Ctx, reminders: readonly Reminder[]): Promise<number> {
  if (reminders.length === 0) return 0;
  const rows = reminders.map(({ matter, ...one }) => ({ ...one, ...matter, id: ctx.newId() }));
  const told = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id text, "empId" text, kind text, params jsonb,
    label text, "dedupeKey" text, "planId" text, work text, "subjectEmpId" text, "objectId" text, page text)`;
  const at = sql`${ctx.now.toISOString()}::timestamptz`;
  await ctx.tx.execute(
    // One piece of work has one open reminder: the newest.
    sql`update ${stageReminder} o set read_at = ${at} from ${told} where o.company_id = ${ctx.session.companyId} and o.emp_id = r."empId"
      and (o.plan_id = r."planId" or o.object_id = r."objectId") and o.work = r.work and o.read_at is null and o.dedupe_key <> r."dedupeKey"
      and (r."subjectEmpId" is null or o.subject_emp_id = r."subjectEmpId")`,
  );
  const written = await rowsOf<{ id: string }>(
    ctx.tx,
    sql`insert into ${stageReminder} (company_id, id, emp_id, kind, params, label, dedupe_key, plan_id, work, subject_emp_id, object_id, page, sent_at)
      select ${ctx.session.companyId}::text, r.id, r."empId", r.kind, r.params, r.label, r."dedupeKey", r."planId", r.work, r."subjectEmpId", r."objectId", r.page, ${at}
      from ${told} where exists (select 1 from ${employee} where ${employee.companyId} = ${ctx.session.companyId}
        and ${employee.id} = r."empId" and ${notLeftOn(ctx.today)}) on conflict do nothing returning id`,
  );
  await mailAtOnce(
    ctx,
    written.map((row) => row.id),
  );
  return written.length;
}
