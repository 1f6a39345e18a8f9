import { and, asc, desc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { changeProposal as service } from '@hengcai/shared/contract/employee/change-proposal';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { ChangeProposalStatus, PersonnelChangeType } from '@hengcai/shared/enums';
import { checkExit } from '@hengcai/shared/rules/employee/change-exit';
import { FIELDS_OF_PROPOSAL, type ProposedField } from '@hengcai/shared/rules/employee/change-fields';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import type { Ctx, Handlers } from '../../../../kit/context.ts';
import { forbidden, invalid, notFound, refused } from '../../../../kit/failure.ts';
import { paged } from '../../../../kit/paged.ts';
import { storedPeople, type Stored } from '../../current.ts';
import { entryIssues } from '../../dictionary/entries.ts';
import type { PersonValues } from '../../person.ts';
import { referenceIssues, type References } from '../../references.ts';
import type { PersonRights } from '../../rights.ts';
import { checkPerson } from '../../rules.ts';
import { cleaned, requireVisible } from '../../save.ts';
import { employee, type ChangeLine } from '../../tables.ts';
import { changeProposal, type ProposedValues } from '../../tables-proposals.ts';
import { readsField } from '../data.ts';
import { dayIssues, lineIssues } from '../file.ts';
import { regularIssues } from '../file-dates.ts';
import { changesOf } from '../rows.ts';
import { proposalData, type ProposalData, type ProposalRow } from './data.ts';
import { lockProposal, lockToDecide, settleProposal } from './decide.ts';
import { tellProposed, tellRefusedProposal } from './tell.ts';
import { proposing, waitsForFiling, whoseFiled } from './who.ts';

type Proposing = ParsedOf<(typeof service)['endpoints']['propose']>;
const { OPEN, REFUSED, WITHDRAWN } = ChangeProposalStatus;
const { EXIT, REGULARISE } = PersonnelChangeType;
/** As many are shown of one person. */
const OF_ONE = 20;

/** `/changeProposal`: what managers would have changed of their people. */
export const changeProposalHandlers: Handlers<typeof service> = {
  about: async ({ empId }, ctx) => {
    await requireVisible(ctx, empId);
    const filed = await whoseFiled(ctx);
    const { companyId, empId: me } = ctx.session;
    const rows = await proposalsWhere(
      ctx,
      and(
        eq(changeProposal.companyId, companyId),
        eq(changeProposal.empId, empId),
        or(eq(changeProposal.proposedBy, me ?? ''), filed === null ? sql`false` : waitsForFiling(ctx, filed)),
      ) as SQL,
    )
      .orderBy(desc(changeProposal.proposedAt), desc(changeProposal.id))
      .limit(OF_ONE);
    return { mayPropose: (await proposing(ctx, empId)).refusal === null, proposals: await proposalData(ctx, rows) };
  },

  list: async ({ statuses = [], ...page }, ctx) => {
    const filed = await whoseFiled(ctx);
    if (filed === null) throw forbidden();
    const where = and(
      eq(changeProposal.companyId, ctx.session.companyId),
      statuses.length > 0 ? inArray(changeProposal.status, statuses) : undefined,
      filed,
    ) as SQL;
    const { items, ...rest } = await paged(
      page,
      ({ limit, offset }) =>
        proposalsWhere(ctx, where)
          .orderBy(asc(changeProposal.status), asc(changeProposal.proposedAt), asc(changeProposal.id))
          .limit(limit)
          .offset(offset),
      async () => {
        const [row] = await ctx.tx
          .select({ count: sql<number>`count(*)::int` })
          .from(changeProposal)
          .innerJoin(employee, ofPerson)
          .where(where);
        return row?.count ?? 0;
      },
    );
    return { ...rest, items: await proposalData(ctx, items) };
  },

  propose: async (asked, ctx) => {
    const { empId, changeType, effectiveDate, reason, exitKind, exitReason } = asked;
    const { empId: me, companyId } = ctx.session;
    if (me === null) throw forbidden();
    await requireVisible(ctx, empId);
    const { refusal, rights } = await proposing(ctx, empId);
    if (refusal !== null) throw refused(refusal);
    const stored = (await storedPeople(ctx, [empId], true)).get(empId);
    if (!stored) throw notFound();
    const values = proposedValues(asked, stored, rights);
    const issues = await proposalIssues(ctx, asked, stored, values);
    if (issues.length > 0) throw refused(issues);
    const open = await ctx.tx.$count(
      changeProposal,
      and(
        eq(changeProposal.companyId, companyId),
        eq(changeProposal.empId, empId),
        eq(changeProposal.changeType, changeType),
        eq(changeProposal.status, OPEN),
      ),
    );
    if (open > 0) throw refused('PROPOSED_ALREADY');
    const [row] = await ctx.tx
      .insert(changeProposal)
      .values({
        companyId,
        id: ctx.newId(),
        empId,
        changeType,
        status: OPEN,
        effectiveDate,
        values,
        ...(changeType === EXIT && { exitKind, exitReason }),
        reason,
        proposedBy: me,
        proposedAt: ctx.now,
        version: 1,
      })
      .returning();
    if (!row) throw notFound();
    await trail(ctx, row, 'changeProposal.made', stored.values.empName);
    await tellProposed(ctx, row);
    return answered(ctx, row);
  },

  withdraw: async ({ proposedChangeId, version }, ctx) => {
    const row = await lockProposal(ctx, proposedChangeId, version);
    if (row.proposedBy !== ctx.session.empId) throw notFound();
    const done = await settleProposal(ctx, row, WITHDRAWN);
    await trail(ctx, row, 'changeProposal.withdrawn');
    return answered(ctx, done);
  },

  refuse: async ({ proposedChangeId, version, opinion }, ctx) => {
    const row = await lockToDecide(ctx, proposedChangeId, version);
    const done = await settleProposal(ctx, row, REFUSED, { opinion });
    await trail(ctx, row, 'changeProposal.refused');
    await tellRefusedProposal(ctx, row, opinion);
    return answered(ctx, done);
  },
};

const ofPerson = and(eq(employee.companyId, changeProposal.companyId), eq(employee.id, changeProposal.empId));

const proposalsWhere = (ctx: Ctx, where: SQL) =>
  ctx.tx.select(getTableColumns(changeProposal)).from(changeProposal).innerJoin(employee, ofPerson).where(where);

/** What differs from what stands there; a field that its type of change does not know is refused. */
function proposedValues({ changeType, values }: Proposing, stored: Stored, rights: PersonRights): ProposedValues {
  const known: readonly string[] | undefined = (
    FIELDS_OF_PROPOSAL as Partial<Record<typeof changeType, readonly string[]>>
  )[changeType];
  if (!known) throw invalid('changeType', 'CHOICE_INVALID');
  const given = cleaned(values);
  const foreign = Object.keys(given).find((field) => !known.includes(field));
  if (foreign) throw invalid(`values.${foreign}`, 'NOT_OF_THIS_CHANGE');
  // Whether it is another value than now would tell what is hidden.
  if (Object.keys(given).some((field) => !readsField(rights, field as ProposedField))) throw forbidden();
  return Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== null && value !== stored.values[field as keyof Stored['values']],
    ),
  );
}

/** What HR could not file either; what depends on where HR may put people is HR's to see. */
async function proposalIssues(
  ctx: Ctx,
  { empId, changeType, effectiveDate, exitKind, exitReason, reason }: Proposing,
  stored: Stored,
  values: ProposedValues,
): Promise<RuleIssue[]> {
  if (stored.lastDay !== null && (changeType === EXIT || stored.lastDay < ctx.today))
    return [issue('effectiveDate', 'EXIT_ALREADY_SET', { day: stored.lastDay })];
  if (changeType === EXIT) {
    const missing = exitKind === undefined ? [issue('exitKind', 'REQUIRED')] : [];
    return [
      ...missing,
      ...checkExit({ lastDay: effectiveDate, exitReason, reason }),
      ...(await entryIssues(ctx, { exitReason })),
      ...dayIssues(stored, effectiveDate),
    ];
  }
  if (exitReason !== undefined) return [issue('exitReason', 'NOT_OF_THIS_CHANGE')];
  if (reason === undefined) return [issue('reason', 'REQUIRED')];
  if (changeType === REGULARISE)
    return regularIssues(ctx, stored, await changesOf(ctx, [empId]), effectiveDate, 'effectiveDate');
  const lines = Object.entries(values).map(([field, after]): ChangeLine => ({ field, before: null, after }));
  const own = (['bossEmpId', 'virtualBossEmpId'] as const).filter((field) => values[field] === empId);
  return [
    ...dayIssues(stored, effectiveDate),
    ...lineIssues(changeType, lines),
    ...checkPerson(values as Partial<PersonValues>),
    ...own.map((field) => issue(field, 'OWN_SUPERIOR')),
    ...(await referenceIssues(ctx, values as References)),
  ].map((one) => (one.field in values ? { ...one, field: `values.${one.field}` } : one));
}

async function answered(ctx: Ctx, row: ProposalRow): Promise<ProposalData> {
  const [data] = await proposalData(ctx, [row]);
  if (!data) throw notFound();
  return data;
}

/** Who is to be changed how stands in no trail that the person reads: a proposal is none of the record yet. */
async function trail(ctx: Ctx, row: ProposalRow, action: string, known?: string): Promise<void> {
  const name = known ?? (await storedPeople(ctx, [row.empId], false)).get(row.empId)?.values.empName ?? '';
  await ctx.audit({
    action,
    objectType: 'changeProposal',
    objectId: row.id,
    params: { name, type: row.changeType, date: row.effectiveDate },
  });
}
