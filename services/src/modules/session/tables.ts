import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Directory, Provider } from '@hengcai/shared/contract/settings/ldap-controller';
import { MailPreference } from '@hengcai/shared/enums';
import { businessDate, companyId, id, instant, ref, version } from '../../db/columns.ts';
import { department } from '../org/tables.ts';
import { company, file } from '../../kit/tables.ts';

/** Whether an account is closed, has been signed in with, or neither (`SignInStatus`, invitations apart): an index keeps it. */
export const accountStanding = (t: Record<'enabled' | 'lastSignInAt', AnyPgColumn>): SQL =>
  sql`(case when not ${t.enabled} then 4 when ${t.lastSignInAt} is not null then 3 else 1 end)`;

/** An account that signs in; a person without one cannot. */
export const userAccount = pgTable(
  'user_account',
  {
    companyId: companyId(),
    id: id(),
    /** The employee behind the account; null for accounts of the platform. */
    empId: ref('emp_id'),
    displayName: text('display_name').notNull(),
    language: text('language').notNull().default('zh-CN'),
    /** When work handed on is mailed (`MailPreference`). */
    mailPreference: smallint('mail_preference').notNull().default(MailPreference.AT_ONCE),
    enabled: boolean('enabled').notNull().default(true),
    mustChangePassword: boolean('must_change_password').notNull().default(true),
    /** Since when the person has had a password of their own choice; null: the next one chosen is the first. */
    ownPasswordSince: instant('own_password_since'),
    lastSignInAt: instant('last_sign_in_at'),
    /** The picture the person chose; null shows the initials. */
    avatarFileId: ref('avatar_file_id'),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId], foreignColumns: [company.companyId] }),
    foreignKey({ columns: [t.companyId, t.avatarFileId], foreignColumns: [file.companyId, file.id] }),
    index('user_account_avatar').on(t.companyId, t.avatarFileId),
    // With what it looks at beside it, the index answers alone.
    index('user_account_standing').on(t.companyId, accountStanding(t), t.empId, t.enabled, t.lastSignInAt),
    uniqueIndex('user_account_emp')
      .on(t.companyId, t.empId)
      .where(sql`emp_id is not null`),
  ],
);

/** The password apart from the account, because calls of signed-in people may write it but never read it. */
export const userPassword = pgTable(
  'user_password',
  {
    companyId: companyId(),
    userId: ref('user_id').notNull(),
    hash: text('hash').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** A password that was handed over opens nothing any more from then on; null: one of the person's own choice. */
    expiresAt: instant('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
  ],
);

/**
 * The names that open an account: employee number, account and work email, in lower case. One table with one unique key,
 * so that the number of one person is never the account of another.
 */
export const loginName = pgTable(
  'login_name',
  {
    companyId: companyId(),
    name: text('name').notNull(),
    kind: text('kind').$type<LoginNameKind>().notNull(),
    userId: ref('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.name] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
    index('login_name_user').on(t.companyId, t.userId),
  ],
);
export type LoginNameKind = 'account' | 'number' | 'email';

/** Why a session ended; the next call with its token is answered accordingly. */
export type EndReason = 'logout' | 'elsewhere' | 'passwordChanged' | 'accountChanged' | 'disabled' | 'switched';

/** A sign-in. The token itself is known to its holder only. */
export const session = pgTable(
  'session',
  {
    companyId: companyId(),
    id: id(),
    userId: ref('user_id').notNull(),
    /** Whose eyes are used; differs from `user_id` while a linked identity is used. */
    subjectUserId: ref('subject_user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<EndReason>(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [t.companyId, t.subjectUserId],
      foreignColumns: [userAccount.companyId, userAccount.id],
    }).onDelete('cascade'),
    uniqueIndex('session_token').on(t.tokenHash),
    index('session_by_user').on(t.companyId, t.userId),
    index('session_by_subject').on(t.companyId, t.subjectUserId),
    // Twenty devices that sign in at once leave one live session (specification 4).
    uniqueIndex('session_live')
      .on(t.companyId, t.userId)
      .where(sql`ended_at is null`),
  ],
);

/** Failed sign-ins per name as typed, whether such a company or account exists or not. */
export const loginCounter = pgTable(
  'login_counter',
  {
    companyCode: text('company_code').notNull(),
    name: text('name').notNull(),
    failures: integer('failures').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyCode, t.name] })],
);

/** Counts per key and window, for limits that several replicas share. */
export const rateBucket = pgTable('rate_bucket', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  startedAt: instant('started_at').notNull(),
});

/** The one open verification code of a name; hashed, used once. */
export const verificationCode = pgTable(
  'verification_code',
  {
    companyCode: text('company_code').notNull(),
    name: text('name').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyCode, t.name] })],
);

/**
 * Whom an account may act as beside itself: another account of the same person, or, as HR, whoever heads a department
 * today. A session that uses a link is over with the first call after the link is.
 */
export const identityLink = pgTable(
  'identity_link',
  {
    companyId: companyId(),
    id: id(),
    /** The original account: links belong to it, and a linked account's own links do not count. */
    userId: ref('user_id').notNull(),
    linkedUserId: ref('linked_user_id'),
    /** The department that the account supports as HR. */
    deptId: ref('dept_id'),
    /** The last day the link holds; null: until it is removed. */
    validTo: businessDate('valid_to'),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [t.companyId, t.linkedUserId],
      foreignColumns: [userAccount.companyId, userAccount.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'identity_link_department',
      columns: [t.companyId, t.deptId],
      foreignColumns: [department.companyId, department.id] as [AnyPgColumn, AnyPgColumn],
    }).onDelete('cascade'),
    index('identity_link_linked').on(t.companyId, t.linkedUserId),
    uniqueIndex('identity_link_account').on(t.companyId, t.userId, t.linkedUserId),
    uniqueIndex('identity_link_dept').on(t.companyId, t.userId, t.deptId),
    check('identity_link_target', sql`(${t.linkedUserId} is null) <> (${t.deptId} is null)`),
    check('identity_link_other', sql`${t.linkedUserId} <> ${t.userId}`),
  ],
);

/** A way back in after a forgotten password: the link in the mail holds the token, here stands only its hash. */
export const passwordReset = pgTable(
  'password_reset',
  {
    companyId: companyId(),
    tokenHash: text('token_hash').notNull(),
    userId: ref('user_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.tokenHash] }),
    uniqueIndex('password_reset_token').on(t.tokenHash),
    index('password_reset_user').on(t.companyId, t.userId),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** How an invitation reaches somebody; `elsewhere`: word that the company's own sign-in opens the account. */
export type InvitationWay = 'mail' | 'card' | 'password' | 'elsewhere';

/**
 * Who is asked in and has not signed in yet. One for each account: a new invitation ends the one before. The link holds
 * the token, here stands only its hash.
 */
export const invitation = pgTable(
  'invitation',
  {
    companyId: companyId(),
    userId: ref('user_id').notNull(),
    way: text('way').$type<InvitationWay>().notNull(),
    /** Null where there is no link, or once it was used. */
    tokenHash: text('token_hash'),
    invitedAt: instant('invited_at').notNull(),
    /** Null: it holds until the person signs in, because the account has what opens it. */
    expiresAt: instant('expires_at'),
    /** The job or sheet that made it: what runs again after a crash leaves these alone. */
    runId: ref('run_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    uniqueIndex('invitation_token').on(t.tokenHash),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** A sheet of first passwords that may be fetched once; whom it is for, and never a password. */
export const passwordSheet = pgTable(
  'password_sheet',
  {
    companyId: companyId(),
    id: id(),
    userId: ref('user_id').notNull(),
    selection: jsonb('selection').$type<{ empIds?: string[] | undefined; again: boolean }>().notNull(),
    createdAt: instant('created_at').notNull(),
    fetchedAt: instant('fetched_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
    index('password_sheet_age').on(t.createdAt),
    index('password_sheet_user').on(t.companyId, t.userId),
  ],
);

/** How a company signs in beyond its own passwords. The secrets are sealed, and calls of signed-in people cannot read them. */
export const signInSetting = pgTable(
  'sign_in_setting',
  {
    companyId: text('company_id').primaryKey(),
    directory: jsonb('directory').$type<Directory>(),
    bindSecret: text('bind_secret'),
    provider: jsonb('provider').$type<Provider>(),
    clientSecret: text('client_secret'),
    version: version(),
  },
  (t) => [foreignKey({ columns: [t.companyId], foreignColumns: [company.companyId] })],
);

/** A sign-in that waits for the identity provider's answer, or for the word that ends a session elsewhere. */
export const externalSignIn = pgTable(
  'external_sign_in',
  {
    companyId: companyId(),
    stateHash: text('state_hash').notNull(),
    /** The browser that began it proves itself with this key. */
    keyHash: text('key_hash').notNull(),
    nonce: text('nonce').notNull(),
    /** Sealed: with it and the code, anybody could take the sign-in over. */
    codeVerifier: text('code_verifier').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Set before the provider is asked: a code is exchanged once, also when it comes twice at the same moment. */
    redeemedAt: instant('redeemed_at'),
    /** Who it turned out to be. */
    userId: ref('user_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.stateHash] }),
    uniqueIndex('external_sign_in_state').on(t.stateHash),
    foreignKey({ columns: [t.companyId], foreignColumns: [company.companyId] }),
    index('external_sign_in_age').on(t.expiresAt),
  ],
);

/** Who somebody is at the identity provider; never told by the email alone (ASVS 6.8.1). */
export const externalIdentity = pgTable(
  'external_identity',
  {
    companyId: companyId(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: ref('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.issuer, t.subject] }),
    // One person there is one account here, or two could share it.
    uniqueIndex('external_identity_user').on(t.companyId, t.issuer, t.userId),
    index('external_identity_of').on(t.companyId, t.userId),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [userAccount.companyId, userAccount.id] }).onDelete(
      'cascade',
    ),
  ],
);
