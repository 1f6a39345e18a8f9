import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { NoticeStatus } from '@hengcai/shared/enums';
import type { Engine } from '@hengcai/services/src/db/engine.ts';
import { tenantTables } from '@hengcai/services/src/db/secure.ts';
import { zipEntries } from '@hengcai/services/src/kit/sheet/zip.ts';
import { notice } from '@hengcai/services/src/modules/home/tables.ts';
import { staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { createJobFamilies, createPositions, createRanks } from '@hengcai/services/src/modules/position/public.ts';
import { accountOfEmployee } from '@hengcai/services/src/modules/session/public.ts';
import { identityLink } from '@hengcai/services/src/modules/session/tables.ts';
import type { TestServices } from '@hengcai/services/src/testing/kit.ts';
import { IN_CONTENT, ROWS } from './rows.ts';
import type { Ids } from './samples.ts';

/** Stands in every name and text of the company whose data must not leave it. */
export const CANARY = 'ACME';

/** A company full of canaries. */
export async function acmeCompany(services: TestServices): Promise<Staffed> {
  const company = await staffedCompany(services, 10, CANARY);
  await services.as(company, 'writes', async (ctx) => {
    const [positionId, rankId, jobFamilyId] = [ctx.newId(), ctx.newId(), ctx.newId()];
    await createRanks(ctx, [{ rankId, code: 'R1', name: `${CANARY} rank`, grade: 1 }]);
    await createJobFamilies(ctx, [{ jobFamilyId, code: 'F1', name: `${CANARY} family` }]);
    await createPositions(ctx, [{ positionId, code: 'P1', name: `${CANARY} position`, jobFamilyId, rankId }]);
    await ctx.tx.insert(notice).values({
      companyId: company.companyId,
      id: ctx.newId(),
      title: `${CANARY} notice`,
      content: `${CANARY} notice`,
      status: NoticeStatus.IMPORTANT,
      createdAt: ctx.now,
    });
    const [head] = company.bossIds;
    const account = await accountOfEmployee(ctx, head);
    await ctx.tx.insert(identityLink).values({
      companyId: company.companyId,
      id: ctx.newId(),
      userId: company.adminUserId,
      linkedUserId: account?.userId ?? '',
      createdAt: ctx.now,
    });
  });
  return company;
}

/** What names a row of a table that has no id. */
const KEY: Readonly<Record<string, string>> = { role: 'role_code' };

/** Rows of a company by the id fields that name them; of people and plans those that have an appraisal. */
export async function rowsOfCompany(engine: Engine, companyId: string): Promise<Ids> {
  const { rows: appraisals } = await engine.run(
    `select i.id, i.plan_id, i.emp_id, i.dept_id, p.rule_id from assessment_info i join assessment_plan p on p.company_id = i.company_id and p.id = i.plan_id join target_row t on t.company_id = i.company_id and t.assessment_id = i.id where i.company_id = $1 order by i.level_name nulls last limit 1`,
    [companyId],
  );
  const wanted: Record<string, unknown> = {
    employee: appraisals[0]?.['emp_id'],
    department: appraisals[0]?.['dept_id'],
    assessment_info: appraisals[0]?.['id'],
    assessment_plan: appraisals[0]?.['plan_id'],
    assessment_rule: appraisals[0]?.['rule_id'],
  };
  const ids: Record<string, Ids[string]> = { companyId: { id: companyId, version: 1 } };
  for (const [field, table] of Object.entries(ROWS)) {
    const key = KEY[table] ?? 'id';
    const { rows } = await engine.run(
      `select t.${key} as id, to_jsonb(t) ->> 'version' as version from ${table} t where company_id = $1
       order by t.${key} = $2 desc nulls last, t.${key} limit 1`,
      [companyId, wanted[table] ?? ''],
    );
    const row = rows[0] as { id: string; version: string | null } | undefined;
    if (!row) throw new Error(`The walk left no row in ${table}.`);
    ids[field] = { id: row.id, version: Number(row.version ?? 1) };
  }
  // Parts, columns and rows of templates live inside the content; any id of the company stands for them.
  for (const field of IN_CONTENT) ids[field] = ids['contentModuleCode'] as Ids[string];
  return ids;
}

/** Columns the product's own clockwork moves while nobody acts: seals of the audit, the mail queue, the daily run. */
const CLOCKWORK: Readonly<Record<string, readonly string[]>> = {
  audit: ['seal_no'],
  mail: ['attempts', 'next_try_at', 'sent_at'],
  company: ['daily_done_on'],
};
const CLOCKWORK_TABLES = ['audit_seal'];

async function rowsByTable(engine: Engine, companyId: string): Promise<Map<string, string[]>> {
  const tables = (await tenantTables(engine)).filter((table) => !CLOCKWORK_TABLES.includes(table));
  const rows = new Map<string, string[]>();
  for (const table of tables) {
    const answer = await engine.run(
      `select (to_jsonb(t) - $2::text[])::text as row from ${table} t where company_id = $1 order by 1`,
      [companyId, CLOCKWORK[table] ?? []],
    );
    rows.set(
      table,
      answer.rows.map(({ row }) => String(row)),
    );
  }
  return rows;
}

/** Count and hash of all rows of a company, table by table. */
export async function checksums(engine: Engine, companyId: string): Promise<Record<string, string>> {
  const hash = (rows: string[]) => createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16);
  const sums = [...(await rowsByTable(engine, companyId))].map(([table, rows]) => [
    table,
    `${rows.length} ${hash(rows)}`,
  ]);
  return Object.fromEntries(sums) as Record<string, string>;
}

const ID = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g;

/** Every id that stands anywhere in the rows of a company. */
export async function idsOf(engine: Engine, companyId: string): Promise<Set<string>> {
  const rows = [...(await rowsByTable(engine, companyId)).values()].flat();
  return new Set(rows.flatMap((row) => row.match(ID) ?? []));
}

/** What a text tells of a company: a canary with its surroundings, or ids that were not in the question. */
export function leaksIn(text: string, asked: unknown, ids: ReadonlySet<string>): string[] {
  const at = text.indexOf(CANARY);
  const known = JSON.stringify(asked) ?? '';
  const told = (text.match(ID) ?? []).filter((id) => ids.has(id) && !known.includes(id));
  return [...(at < 0 ? [] : [text.slice(Math.max(0, at - 120), at + 120)]), ...told];
}

/** What can be read in a file, packed sheets unpacked. */
export function textOfFile(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString();
  return [...zipEntries(bytes).values()]
    .map(({ method, data }) => (method === 0 ? data : inflateRawSync(data)).toString())
    .join('\n');
}
