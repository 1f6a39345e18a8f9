/** What a directory may fill of a person, by the keys of an import's columns, so that the rules of both are one. */
export const SYNC_FIELDS = [
  'empNumber',
  'empName',
  'empNameEn',
  'email',
  'loginAccount',
  'phone',
  'deptName',
  'positionName',
  'bossNumber',
  'cityName',
  'fullTimeEquivalent',
  'entryDate',
] as const;
export type SyncField = (typeof SYNC_FIELDS)[number];

/** Which field of the directory fills which of ours; null: none does. */
export type SyncMapping = Readonly<Record<SyncField, string | null>>;

/** A mapping that was kept before there was one of the fields: nothing fills it. */
export const completeMapping = (kept: Partial<SyncMapping>): SyncMapping =>
  Object.fromEntries(SYNC_FIELDS.map((field) => [field, kept[field] ?? null])) as SyncMapping;

/** By what a person of the directory is found among those who are here, the first time. */
export const SYNC_IDENTITIES = ['number', 'email'] as const;
export type SyncIdentity = (typeof SYNC_IDENTITIES)[number];

/** The kinds of directories there is a complete adapter for, by the number of their sync system type. */
export const SYNC_KINDS = [1, 2, 3] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];
export const isSyncKind = (type: number): type is SyncKind => SYNC_KINDS.some((kind) => kind === type);

/**
 * The fields of a directory as its own documents call them: SCIM 2.0 (RFC 7643), Feishu contact v3, WeCom contacts.
 * A department is what the directory says of it, with the ones above it where there are any.
 */
export const SYNC_SOURCES: Readonly<Record<SyncKind, readonly string[]>> = {
  1: [
    'userName',
    'externalId',
    'displayName',
    'name.formatted',
    'name.familyName + name.givenName',
    'nickName',
    'title',
    'userType',
    'emails[type eq "work"].value',
    'phoneNumbers[type eq "work"].value',
    'phoneNumbers[type eq "mobile"].value',
    'addresses[type eq "work"].locality',
    'employeeNumber',
    'department',
    'organization',
    'division',
    'costCenter',
    'manager',
  ],
  2: [
    'user_id',
    'employee_no',
    'name',
    'en_name',
    'nickname',
    'email',
    'enterprise_email',
    'mobile',
    'job_title',
    'city',
    'join_time',
    'department',
    'leader_user_id',
  ],
  3: [
    'userid',
    'name',
    'english_name',
    'alias',
    'email',
    'biz_mail',
    'mobile',
    'telephone',
    'position',
    'address',
    'main_department',
    'direct_leader',
  ],
};

/**
 * What fills what until somebody says otherwise; positions and cities are free text there and fill nothing, and shares of
 * full-time work have no field of their own.
 */
export const SYNC_DEFAULTS: Readonly<Record<SyncKind, SyncMapping>> = {
  1: {
    empNumber: 'employeeNumber',
    empName: 'displayName',
    empNameEn: null,
    email: 'emails[type eq "work"].value',
    loginAccount: null,
    phone: 'phoneNumbers[type eq "mobile"].value',
    deptName: 'department',
    positionName: null,
    bossNumber: 'manager',
    cityName: null,
    fullTimeEquivalent: null,
    entryDate: null,
  },
  2: {
    empNumber: 'employee_no',
    empName: 'name',
    empNameEn: 'en_name',
    email: 'enterprise_email',
    loginAccount: null,
    phone: 'mobile',
    deptName: 'department',
    positionName: null,
    bossNumber: 'leader_user_id',
    cityName: null,
    fullTimeEquivalent: null,
    entryDate: 'join_time',
  },
  3: {
    empNumber: 'userid',
    empName: 'name',
    empNameEn: 'english_name',
    email: 'biz_mail',
    loginAccount: null,
    phone: 'mobile',
    deptName: 'main_department',
    positionName: null,
    bossNumber: 'direct_leader',
    cityName: null,
    fullTimeEquivalent: null,
    entryDate: null,
  },
};

/** Sources that are no text of the person: who leads, and where somebody is. They fill what they mean and nothing else. */
export const SYNC_BOUND: Readonly<Record<string, SyncField>> = {
  manager: 'bossNumber',
  leader_user_id: 'bossNumber',
  direct_leader: 'bossNumber',
  join_time: 'entryDate',
};

/** Where the directories that are asked are found, unless they run in a house of their own. */
export const SYNC_ADDRESSES: Readonly<Record<SyncKind, string | null>> = {
  1: null,
  2: 'https://open.feishu.cn',
  3: 'https://qyapi.weixin.qq.com',
};

type MappingProblem = 'SYNC_SOURCE_UNKNOWN' | 'SYNC_SOURCE_UNFIT' | 'REQUIRED';

function mappingProblem(
  kind: SyncKind,
  field: SyncField,
  source: string | null,
  identifyBy: SyncIdentity,
): MappingProblem | null {
  if (source === null) {
    const isNeeded = field === 'empNumber' || field === 'empName' || (field === 'email' && identifyBy === 'email');
    return isNeeded ? 'REQUIRED' : null;
  }
  if (!SYNC_SOURCES[kind].includes(source)) return 'SYNC_SOURCE_UNKNOWN';
  const bound = SYNC_BOUND[source];
  // Days and managers come from what is one and from nothing else.
  const fits = bound === undefined ? field !== 'bossNumber' && field !== 'entryDate' : bound === field;
  return fits ? null : 'SYNC_SOURCE_UNFIT';
}

/** What is wrong with a mapping, at the fields it is about. */
export const checkSyncMapping = (
  kind: SyncKind,
  mapping: SyncMapping,
  identifyBy: SyncIdentity,
): { field: SyncField; code: MappingProblem }[] =>
  SYNC_FIELDS.flatMap((field) => {
    const code = mappingProblem(kind, field, mapping[field], identifyBy);
    return code === null ? [] : [{ field, code }];
  });
