/**
 * Who may touch which table. `hr_app` is every signed-in call; each purpose of `withSystem` is a role of its own that
 * sees all companies, but only in the tables named here.
 */

export const APP_ROLE = 'hr_app';

/** The closed list of reasons to work outside one company. */
export const PURPOSE_ROLES = {
  session: 'hr_session',
  signIn: 'hr_sign_in',
  reset: 'hr_reset',
  apiToken: 'hr_api_token',
  share: 'hr_share',
  job: 'hr_job',
  erase: 'hr_erase',
  platform: 'hr_platform',
  selfTest: 'hr_self_test',
} as const;
export type SystemPurpose = keyof typeof PURPOSE_ROLES;

/** Tables without a company: they hold names nobody has proven yet, or facts of the installation. */
export const GLOBAL_TABLES: readonly string[] = [
  'login_counter',
  'rate_bucket',
  'verification_code',
  'installation',
  'system_notice',
  'base_module',
  'base_module_content',
];

/** What a signed-in call may do in tables without a company; in those not named here nothing. */
export const APP_GLOBAL: Readonly<Record<string, readonly string[]>> = {
  // Told to everybody, written by the platform alone.
  system_notice: ['select'],
  // Read by every company, written by the platform alone.
  base_module: ['select'],
  base_module_content: ['select'],
};

/**
 * Tables that come by the thousand in one transaction and that most others refer to: it may take their statistics while it
 * runs, where the database has a right for that (PostgreSQL 17).
 */
export const MAINTAINED: readonly string[] = ['employee', 'user_account'];

/** Where a signed-in call may do less than select, insert, update and delete. */
export const APP_LIMITS: Readonly<Record<string, readonly string[]>> = {
  audit: ['select', 'insert'],
  audit_seal: ['select'],
  // Histories of an appraisal: what was agreed, adjusted and confirmed is only ever added to.
  target_log: ['select', 'insert'],
  calibration: ['select', 'insert'],
  confirmation: ['select', 'insert'],
  plan_event: ['select', 'insert'],
  // What was written stays as it was written.
  letter: ['select', 'insert'],
  company: ['select', 'update'],
  // Asked for by its hash only with the purpose of its own, like a session; what an ended one was stays as it is.
  api_token: [
    'select (company_id, id, user_id, name, ending, read_only, allow_export, created_at, expires_at, last_used_at, ended_at, end_reason)',
    'insert',
    'update (ended_at, end_reason)',
  ],
  share_link: [
    'select (company_id, id, user_id, page, object, name, created_at, expires_at, ended_at)',
    'insert',
    'update (ended_at)',
  ],
  // Asked for by its hash only with the purpose of its own.
  scim_token: ['select (company_id, ending, created_at, created_by, last_used_at)', 'insert', 'update', 'delete'],
  // Written by the account's owner, read only by sign-in: a forgotten column list never shows a hash.
  user_password: ['select (company_id, user_id, changed_at, expires_at)', 'insert', 'update'],
  sign_in_setting: ['select (company_id, directory, provider, version)', 'insert', 'update'],
  // The self-test must be able to look for rows of other companies.
  password_reset: ['select (company_id)'],
  external_sign_in: ['select (company_id)'],
  external_identity: ['select'],
};

/** Whether somebody may act as another account, read with every call. */
const LINKS = {
  identity_link: ['select'],
  dept_version: ['select (company_id, dept_id, valid_from, valid_to, head_emp_id)'],
} as const;

/** What each purpose may do, across companies. */
export const PURPOSE_GRANTS: Readonly<Record<SystemPurpose, Readonly<Record<string, readonly string[]>>>> = {
  session: {
    company: ['select'],
    user_account: ['select'],
    session: ['select', 'update (last_seen_at, ended_at, end_reason)'],
    role: ['select'],
    role_page: ['select'],
    role_element: ['select'],
    user_role: ['select'],
    scope_grant: ['select (company_id, role_code, user_id, object_type, scope)'],
    // Whether somebody reports to the caller makes the caller a manager.
    employee: ['select (company_id, id, boss_id, last_day)'],
    ...LINKS,
  },
  signIn: {
    company: ['select'],
    user_account: ['select', 'update (last_sign_in_at)'],
    user_password: ['select', 'update (hash)'],
    login_name: ['select'],
    session: ['select', 'insert', 'update'],
    audit: ['insert'],
    login_counter: ['select', 'insert', 'update', 'delete'],
    rate_bucket: ['select', 'insert', 'update', 'delete'],
    verification_code: ['select', 'insert', 'update', 'delete'],
    sign_in_setting: ['select'],
    external_sign_in: ['select', 'insert', 'update', 'delete'],
    external_identity: ['select', 'insert'],
    ...LINKS,
  },
  // Who may set a new password; setting it is then done as the account itself.
  reset: {
    company: ['select'],
    user_account: ['select'],
    login_name: ['select'],
    employee: ['select (company_id, id, email, emp_number)'],
    password_reset: ['select', 'insert', 'delete'],
    invitation: ['select', 'update (token_hash, expires_at)'],
    mail: ['select (company_id, dedupe_key)', 'insert'],
    rate_bucket: ['select', 'insert', 'update'],
  },
  apiToken: {
    company: ['select'],
    user_account: ['select'],
    api_token: ['select', 'update (last_used_at)'],
    scim_token: ['select', 'update (last_used_at)'],
    rate_bucket: ['select', 'insert', 'update'],
    role: ['select'],
    role_page: ['select'],
    role_element: ['select'],
    user_role: ['select'],
    scope_grant: ['select (company_id, role_code, user_id, object_type, scope)'],
    employee: ['select (company_id, id, boss_id, last_day)'],
  },
  // Whose link it is; what it shows is then read as that account.
  share: { company: ['select'], share_link: ['select'] },
  job: {
    company: ['select', 'update (daily_done_on)'],
    user_account: ['select'],
    role: ['select'],
    role_page: ['select'],
    role_element: ['select'],
    user_role: ['select'],
    scope_grant: ['select (company_id, role_code, user_id, object_type, scope)'],
    employee: ['select (company_id, id, boss_id, last_day)'],
    ...LINKS,
    job: ['select', 'update'],
    session: ['select', 'delete'],
    api_token: ['select', 'delete'],
    idempotency: ['select', 'delete'],
    file: ['select', 'delete'],
    file_chunk: ['select', 'delete'],
    audit: ['select', 'update (seal_no)'],
    audit_seal: ['select', 'insert'],
    mail: ['select', 'update', 'delete'],
    login_counter: ['select', 'delete'],
    rate_bucket: ['select', 'delete'],
    verification_code: ['select', 'delete'],
    password_reset: ['select', 'delete'],
    password_sheet: ['select', 'delete'],
    external_sign_in: ['select', 'delete'],
  },
  // What is personal of people who left long ago, below what nobody else may change.
  erase: {
    audit: ['select', 'update (before, after, digest)'],
    audit_seal: ['select', 'update (root_hash, by_digest)'],
    letter: ['select (company_id, emp_id)', 'delete'],
  },
  platform: {
    company: ['select', 'insert', 'update'],
    system_notice: ['select', 'insert', 'update', 'delete'],
    base_module: ['select', 'insert', 'update'],
    base_module_content: ['select', 'insert'],
  },
  selfTest: {},
};
