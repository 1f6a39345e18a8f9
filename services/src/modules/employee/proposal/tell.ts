import type { Ctx } from '../../../kit/context.ts';
import { tell, type News } from '../../../kit/tell.ts';
import { hrOf, namesOf, recordOf } from '../change/recipients.ts';
import type { recordProposal } from '../tables-records.ts';

type Row = Pick<typeof recordProposal.$inferSelect, 'id' | 'empId' | 'groupCode'>;

/** Those of HR who may read the group learn that something is proposed; what it is they see on the person's page. */
export async function tellProposed(ctx: Ctx, { id, empId, groupCode }: Row): Promise<void> {
  const person = (await namesOf(ctx, [empId])).get(empId);
  const hr = (await hrOf(ctx, [empId], groupCode)).get(empId) ?? [];
  if (!person) return;
  const { name, nameEn } = person;
  await tell(
    ctx,
    hr.map((to): News => ({
      empId: to,
      kind: 'proposalMade',
      params: { name, nameEn, count: '1' },
      label: null,
      page: recordOf(empId),
      work: 'recordProposal',
      objectId: id,
      dedupeKey: `proposal:${id}`,
    })),
  );
}

export const tellAccepted = (ctx: Ctx, row: Row): Promise<void> => tellPerson(ctx, row, 'proposalAccepted.own', '');

export const tellRefused = (ctx: Ctx, row: Row, opinion: string): Promise<void> =>
  tellPerson(ctx, row, 'proposalRefused.own', opinion);

const tellPerson = (ctx: Ctx, { id, empId }: Row, kind: string, opinion: string): Promise<void> =>
  tell(ctx, [{ empId, kind, params: { opinion }, label: null, page: recordOf(empId), dedupeKey: `proposal:${id}` }]);
