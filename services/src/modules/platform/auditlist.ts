import { and, desc, eq, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Contract } from '@hengcai/shared/contract/all';
import { auditedObject } from '../../kit/audited-objects.ts';
import type { Handler } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { userAccount } from '../session/tables.ts';
import { audit } from '../../kit/tables.ts';

/** What happened to one object; whoever may not see the object gets the answer of an object that is not there. */
export const auditlist: Handler<Contract['platform']['endpoints']['auditlist']> = async (
  { objectType, objectId, ...page },
  ctx,
) => {
  const { tx, session, t } = ctx;
  const object = auditedObject(objectType);
  const seen = (await object?.canSee(ctx, objectId)) ?? false;
  if (object === undefined || seen === false) throw notFound();
  const actor = alias(userAccount, 'actor');
  const subject = alias(userAccount, 'subject');
  const entries = and(
    eq(audit.companyId, session.companyId),
    eq(audit.objectType, objectType),
    eq(audit.objectId, objectId),
    seen === true ? undefined : notInArray(audit.action, [...seen.without]),
  );
  const rows = tx
    .select({
      auditId: audit.id,
      at: audit.at,
      action: audit.action,
      params: audit.params,
      before: audit.before,
      after: audit.after,
      actorUserId: audit.actorUserId,
      subjectUserId: audit.subjectUserId,
      actorName: actor.displayName,
      subjectName: subject.displayName,
    })
    .from(audit)
    .leftJoin(actor, and(eq(actor.companyId, audit.companyId), eq(actor.id, audit.actorUserId)))
    .leftJoin(subject, and(eq(subject.companyId, audit.companyId), eq(subject.id, audit.subjectUserId)))
    .where(entries)
    .orderBy(desc(audit.id));
  const lines = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    () => tx.$count(audit, entries),
  );
  const told = await object.tell(ctx, objectId, lines.items);
  const toldOf = new Map(lines.items.map((row, i) => [row, told[i]]));
  return mapPage(lines, (row) => ({
    changes: [],
    reason: null,
    ...toldOf.get(row),
    auditId: row.auditId,
    at: row.at.toISOString(),
    actorName: row.actorName ?? '-',
    subjectName: row.subjectUserId === row.actorUserId ? null : row.subjectName,
    action: row.action,
    text: t(`audit.${row.action}`, row.params as Record<string, string | number | null>),
  }));
};
