import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { ListLayout } from '@hengcai/shared/contract/platform/lists';
import { companyId, id, instant, ref } from '../../db/columns.ts';
import { userAccount } from '../session/tables.ts';

/** What is announced to all companies: one notice at most, of which clients know by its id whether it is another one. */
export const systemNotice = pgTable(
  'system_notice',
  {
    only: boolean('only').primaryKey().default(true),
    id: id(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    beginsAt: instant('begins_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [check('system_notice_only', sql`${t.only}`)],
);

/**
 * A link that shows one thing to whoever holds it, without a session, as its maker sees it then. The token stands in the
 * link alone, here is its hash.
 */
export const shareLink = pgTable(
  'share_link',
  {
    companyId: companyId(),
    id: id(),
    userId: ref('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Path of the page it opens. */
    page: text('page').notNull(),
    /** What is shown there, as the page knows it. */
    object: text('object').notNull(),
    /** What it was called when it was shared. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('share_link_token').on(t.tokenHash),
    index('share_link_user').on(t.companyId, t.userId, t.id),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Why a token stopped before anybody asked with it again; the time limit is one of the reasons. */
export type TokenEnd = 'expired' | 'revoked' | 'passwordChanged' | 'disabled';

/** What a script signs in with. The token itself is known to its holder only; the rights are its owner's at each call. */
export const apiToken = pgTable(
  'api_token',
  {
    companyId: companyId(),
    id: id(),
    userId: ref('user_id').notNull(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    ending: text('ending').notNull(),
    readOnly: boolean('read_only').notNull(),
    allowExport: boolean('allow_export').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Moves at most once a minute: a script of a thousand calls does not write a thousand times. */
    lastUsedAt: instant('last_used_at'),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<TokenEnd>(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('api_token_hash').on(t.tokenHash),
    index('api_token_owner').on(t.companyId, t.userId, t.id),
  ],
);

/** How one person has set up one list: its rows' height, and the order, width and presence of its columns. */
export const listLayout = pgTable(
  'list_layout',
  {
    companyId: companyId(),
    userId: ref('user_id').notNull(),
    listKey: text('list_key').notNull(),
    layout: jsonb('layout').$type<z.output<typeof ListLayout>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.listKey] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Conditions and order of a list that somebody saved under a name, for one person or a role. */
export const listFilter = pgTable(
  'list_filter',
  {
    companyId: companyId(),
    id: id(),
    userId: ref('user_id').notNull(),
    listKey: text('list_key').notNull(),
    name: text('name').notNull(),
    /** What stands in the address of the list. */
    query: text('query').notNull(),
    /** Everybody with this role finds it as well; null: its owner alone. */
    roleCode: text('role_code'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('list_filter_name').on(t.companyId, t.userId, t.listKey, t.name),
    index('list_filter_shared').on(t.companyId, t.listKey, t.roleCode),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** What somebody opened by the search, so that it stands first the next time. */
export const recentOpening = pgTable(
  'recent_opening',
  {
    companyId: companyId(),
    userId: ref('user_id').notNull(),
    kind: smallint('kind').notNull(),
    /** An id, or the address of a page. */
    subject: text('subject').notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.kind, t.subject] }),
    index('recent_opening_last').on(t.companyId, t.userId, t.openedAt),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
  ],
);
