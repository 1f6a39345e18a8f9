import { and, asc, eq } from 'drizzle-orm';
import type { recordProposal as service } from '@hengcai/shared/contract/employee/record-proposal';
import { PageRight } from '@hengcai/shared/enums';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { forbidden, invalid, notFound, refused, stale } from '../../../kit/failure.ts';
import { hasRight } from '../../../kit/pages.ts';
import { checkCustomValues } from '../custom/values.ts';
import { readerOf, rightsOverPerson, type GroupName, type Reader } from '../rights.ts';
import { checkPerson } from '../rules.ts';
import { savePerson, visiblePeople } from '../save.ts';
import { employee } from '../tables.ts';
import { recordProposal } from '../tables-records.ts';
import { changesOf, contentOf, formOf, isEmpty, PROPOSABLE } from './content.ts';
import { tellAccepted, tellProposed, tellRefused } from './tell.ts';

type Row = typeof recordProposal.$inferSelect;
const DETAILS = '/employee/details';

/** Groups of which the caller may decide proposals of somebody: what the caller may edit, never of the own record. */
async function decidableGroups(ctx: Ctx, reader: Reader, empId: string): Promise<GroupName[]> {
  if (empId === ctx.session.empId || !hasRight(ctx.session, DETAILS, PageRight.EDIT)) return [];
  const { edits } = await rightsOverPerson(ctx, reader, empId);
  return PROPOSABLE.filter(edits);
}

/** `/recordProposal`: what people would have changed of their own record. */
export const recordProposalHandlers: Handlers<typeof service> = {
  list: async ({ empId }, ctx) => toProposals(ctx, await readerOf(ctx), empId, await openOf(ctx, empId)),

  propose: async ({ clientMutationId: _key, groupCode, note, customValues = [], ...form }, ctx) => {
    const { empId, companyId } = ctx.session;
    if (empId === null) throw notFound();
    if (!PROPOSABLE.includes(groupCode)) throw invalid('groupCode', 'NOT_PROPOSABLE');
    const reader = await readerOf(ctx);
    // What may be chosen in own fields is checked as for an edit; that the person may not edit is why it is proposed.
    const proposes = (group: GroupName) => group === groupCode;
    const outside = customValues.find(
      ({ fieldId }) => reader.customFields.find((one) => one.fieldId === fieldId)?.groupCode !== groupCode,
    );
    if (outside) throw invalid(`customValues.${outside.fieldId}`, 'UNKNOWN_FIELD');
    const issues = [...checkPerson(form as never), ...(await checkCustomValues(ctx, reader, proposes, customValues))];
    if (issues.length > 0) throw refused(issues);
    const content = await contentOf(ctx, reader, empId, groupCode, form, customValues);
    if (isEmpty(content)) throw invalid('groupCode', 'NOTHING_PROPOSED');
    await ctx.tx
      .update(recordProposal)
      .set({ state: 'withdrawn', decidedAt: ctx.now, content: withoutSecrets(content) })
      .where(
        and(
          eq(recordProposal.companyId, companyId),
          eq(recordProposal.empId, empId),
          eq(recordProposal.groupCode, groupCode),
          eq(recordProposal.state, 'open'),
        ),
      );
    const row: typeof recordProposal.$inferInsert = {
      companyId,
      id: ctx.newId(),
      empId,
      groupCode,
      content,
      state: 'open',
      note: note || null,
      proposedAt: ctx.now,
      version: 1,
    };
    const [written] = await ctx.tx.insert(recordProposal).values(row).returning();
    if (!written) throw notFound();
    await trail(ctx, written, 'employee.proposed');
    await tellProposed(ctx, written);
    const [told] = await toProposals(ctx, reader, empId, [written]);
    if (!told) throw notFound();
    return told;
  },

  withdraw: async ({ proposalId, version }, ctx) => {
    const row = await lock(ctx, proposalId, version);
    if (row.empId !== ctx.session.empId) throw notFound();
    await settle(ctx, row, 'withdrawn', null);
    await trail(ctx, row, 'employee.proposalWithdrawn');
    return { proposalId };
  },

  accept: async ({ proposalId, version }, ctx) => {
    const row = await lockToDecide(ctx, proposalId, version);
    const [person] = await ctx.tx
      .select({ version: employee.version })
      .from(employee)
      .where(and(eq(employee.companyId, row.companyId), eq(employee.id, row.empId)))
      .for('update');
    if (!person) throw notFound();
    const { empId, content, note } = row;
    const saved = await savePerson(
      ctx,
      { empId, version: person.version, reason: note, customValues: content.customValues },
      formOf(ctx, content),
    );
    await settle(ctx, row, 'accepted', null);
    await trail(ctx, row, 'employee.proposalAccepted');
    await tellAccepted(ctx, row);
    return { proposalId, employee: saved.employee };
  },

  refuse: async ({ proposalId, version, opinion }, ctx) => {
    const row = await lockToDecide(ctx, proposalId, version);
    await settle(ctx, row, 'refused', opinion);
    await trail(ctx, row, 'employee.proposalRefused');
    await tellRefused(ctx, row, opinion);
    return { proposalId };
  },
};

const openOf = (ctx: Ctx, empId: string): Promise<Row[]> =>
  ctx.tx
    .select()
    .from(recordProposal)
    .where(
      and(
        eq(recordProposal.companyId, ctx.session.companyId),
        eq(recordProposal.empId, empId),
        eq(recordProposal.state, 'open'),
      ),
    )
    .orderBy(asc(recordProposal.proposedAt), asc(recordProposal.id));

/** Proposals as the caller may see them: one's own, and those one may decide. */
async function toProposals(ctx: Ctx, reader: Reader, empId: string, rows: readonly Row[]) {
  const decidable = await decidableGroups(ctx, reader, empId);
  const own = empId === ctx.session.empId;
  const seen = rows.filter(({ groupCode }) => own || decidable.includes(groupCode as GroupName));
  const [person] = await visiblePeople(ctx, reader, [empId]);
  if (!person) throw notFound();
  if (seen.length === 0) return [];
  const changes = await changesOf(
    ctx,
    reader,
    empId,
    person,
    seen.map(({ content }) => content),
  );
  return seen.map((row, i) => ({
    proposalId: row.id,
    empId,
    groupCode: row.groupCode as GroupName,
    note: row.note,
    proposedAt: row.proposedAt.toISOString(),
    changes: changes[i] ?? [],
    mayDecide: decidable.includes(row.groupCode as GroupName),
    version: row.version,
  }));
}

async function lock(ctx: Ctx, proposalId: string, version: number): Promise<Row> {
  const [row] = await ctx.tx
    .select()
    .from(recordProposal)
    .where(and(eq(recordProposal.companyId, ctx.session.companyId), eq(recordProposal.id, proposalId)))
    .for('update');
  if (!row) throw notFound();
  // Decided, withdrawn or replaced meanwhile.
  if (row.version !== version || row.state !== 'open') throw stale({ proposalId, version: row.version });
  return row;
}

async function lockToDecide(ctx: Ctx, proposalId: string, version: number): Promise<Row> {
  const row = await lock(ctx, proposalId, version);
  const reader = await readerOf(ctx);
  const [person] = await visiblePeople(ctx, reader, [row.empId]);
  if (!person) throw notFound();
  if (!(await decidableGroups(ctx, reader, row.empId)).includes(row.groupCode as GroupName)) throw forbidden();
  return row;
}

/** A sealed value that nobody decides about any more is not kept. */
const withoutSecrets = (content: Row['content']): Row['content'] => ({ ...content, sealed: {}, emptied: [] });

async function settle(ctx: Ctx, row: Row, state: Row['state'], opinion: string | null): Promise<void> {
  await ctx.tx
    .update(recordProposal)
    .set({
      state,
      opinion,
      decidedAt: ctx.now,
      decidedBy: ctx.session.userId,
      content: withoutSecrets(row.content),
      version: row.version + 1,
    })
    .where(and(eq(recordProposal.companyId, row.companyId), eq(recordProposal.id, row.id)));
}

/** Which fields it is about stands in the trail, their values do not: they come with the edit that takes it over. */
async function trail(ctx: Ctx, { empId, content }: Row, action: string): Promise<void> {
  const [person] = await ctx.tx
    .select({ name: employee.name })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, empId)));
  const fields = [...Object.keys(content.values), ...Object.keys(content.sealed), ...content.emptied];
  await ctx.audit({
    action,
    objectType: 'employee',
    objectId: empId,
    params: { name: person?.name ?? '', fields: fields.join(', ') },
  });
}
