import { and, desc, eq, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Contract } from '@hengcai/shared/contract/all';
import { auditedObject } from '../../kit/audited-objects.ts';
import type { Handler } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { accountNameOf, localParams } from '../../kit/local-name.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { employee } from '../employee/tables.ts';
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
  const actorPerson = alias(employee, 'actor_person');
  const subject = alias(userAccount, 'subject');
  const subjectPerson = alias(employee, 'subject_person');
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
      actorName: accountNameOf<string | null>(ctx, actor, actorPerson),
      subjectName: accountNameOf<string | null>(ctx, subject, subjectPerson),
    })
    .from(audit)
    .leftJoin(actor, and(eq(actor.companyId, audit.companyId), eq(actor.id, audit.actorUserId)))
    .leftJoin(actorPerson, and(eq(actorPerson.companyId, actor.companyId), eq(actorPerson.id, actor.empId)))
    .leftJoin(subject, and(eq(subject.companyId, audit.companyId), eq(subject.id, audit.subjectUserId)))
    .leftJoin(subjectPerson, and(eq(subjectPerson.companyId, subject.companyId), eq(subjectPerson.id, subject.empId)))
    .where(entries)
    .orderBy(desc(audit.id));
  const lines = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    () => tx.$count(audit, entries),
  );
  const told = await object.tell(ctx, objectId, lines.items);
  const names = ctx.language === 'en-US' ? await object.names(ctx, objectId) : null;
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
    text: t(
      `audit.${row.action}`,
      localParams(ctx, {
        ...(row.params['name'] === names?.name && { nameEn: names?.nameEn }),
        ...row.params,
      }) as Record<string, string | number | null>,
    ),
  }));
};
