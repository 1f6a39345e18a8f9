/**
 * What a directory may fill of a person, by the keys of an import's columns, so that the rules of both are one. What is
 * left out is never a directory's to say: pay, bank account and identity document, who has left, and who heads what.
 */
export const SYNC_FIELDS = [
  'empNumber',
  'empName',
  'empNameEn',
  'email',
  'loginAccount',
  'sex',
  'phone',
  'deptName',
  'positionName',
  'rank',
  'jobFamily',
  'bossNumber',
  'virtualBossNumber',
  'employeeType',
  'fullTimeEquivalent',
  'entryDate',
  'regularDate',
  'cityName',
  'birthDate',
  'nationality',
  'maritalStatus',
  'politicalStatus',
  'education',
  'emergencyContact',
  'emergencyPhone',
  'contractType',
  'contractStart',
  'contractEnd',
] as const;
export type SyncField = (typeof SYNC_FIELDS)[number];
/** A field that the company has added. */
export type OwnSyncField = `custom.${string}`;
export type SyncKey = SyncField | OwnSyncField;

export const isSyncField = (key: string): key is SyncField => SYNC_FIELDS.some((field) => field === key);

/** Which field of the directory fills which of ours; null, and of the company's own fields absent: none does. */
export type SyncMapping = Readonly<Record<SyncField, string | null>> & Readonly<Record<OwnSyncField, string | null>>;

/** A mapping that was kept before there was one of the fields, or that names but some: nothing fills the others. */
export const completeMapping = (kept: Partial<SyncMapping>): SyncMapping => ({
  ...(Object.fromEntries(SYNC_FIELDS.map((field) => [field, null])) as Record<SyncField, null>),
  ...kept,
});

/** By what a person of the directory is found among those who are here, the first time. */
export const SYNC_IDENTITIES = ['number', 'email'] as const;
export type SyncIdentity = (typeof SYNC_IDENTITIES)[number];

/** The kinds of directories there is a complete adapter for, by the number of their sync system type. */
export const SYNC_KINDS = [1, 2, 3] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];
export const isSyncKind = (type: number): type is SyncKind => SYNC_KINDS.some((kind) => kind === type);

/**
 * What directories that push may send beside the attributes of the standards, by the names Active Directory has for what
 * companies add themselves.
 */
export const EXTENSION_ATTRIBUTES = Array.from({ length: 15 }, (_none, at) => `extensionAttribute${at + 1}`);

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
    'addresses[type eq "work"].country',
    'employeeNumber',
    'department',
    'organization',
    'division',
    'costCenter',
    'manager',
    ...EXTENSION_ATTRIBUTES,
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
    'gender',
    'city',
    'country',
    'employee_type',
    'job_level',
    'job_family',
    'join_time',
    'department',
    'leader_user_id',
    'dotted_line_leader_user_ids',
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
    'gender',
    'position',
    'address',
    'main_department',
    'direct_leader',
  ],
};

/** With what names begin of fields that a company has added to its directory; null: they are among the others. */
export const SYNC_ADDED: Readonly<Record<SyncKind, string | null>> = { 1: null, 2: 'custom_attrs.', 3: 'extattr.' };

/** Whether a directory of a kind may have such a field. */
const isSource = (kind: SyncKind, source: string): boolean => {
  const added = SYNC_ADDED[kind];
  return SYNC_SOURCES[kind].includes(source) || (added !== null && source.startsWith(added) && source !== added);
};

/**
 * What fills what until somebody says otherwise; positions and cities are free text there and fill nothing, and neither
 * does what asks for further rights there.
 */
export const SYNC_DEFAULTS: Readonly<Record<SyncKind, SyncMapping>> = {
  1: completeMapping({
    empNumber: 'employeeNumber',
    empName: 'displayName',
    email: 'emails[type eq "work"].value',
    phone: 'phoneNumbers[type eq "mobile"].value',
    deptName: 'department',
    bossNumber: 'manager',
  }),
  2: completeMapping({
    empNumber: 'employee_no',
    empName: 'name',
    empNameEn: 'en_name',
    email: 'enterprise_email',
    phone: 'mobile',
    deptName: 'department',
    bossNumber: 'leader_user_id',
    entryDate: 'join_time',
  }),
  3: completeMapping({
    empNumber: 'userid',
    empName: 'name',
    empNameEn: 'english_name',
    email: 'biz_mail',
    phone: 'mobile',
    deptName: 'main_department',
    bossNumber: 'direct_leader',
  }),
};

/** Sources that are people, and no text of the person. */
const SUPERIORS = ['manager', 'leader_user_id', 'direct_leader', 'dotted_line_leader_user_ids'];
export const isOfSuperior = (key: SyncKey): key is 'bossNumber' | 'virtualBossNumber' =>
  key === 'bossNumber' || key === 'virtualBossNumber';

/** Whether a field of a directory can fill one of ours: superiors come from superiors, whatever else from texts. */
export const fitsSyncField = (key: SyncKey, source: string): boolean =>
  isOfSuperior(key) === SUPERIORS.includes(source);

/** Whether people cannot be taken over without it. */
export const isNeededOfSync = (key: SyncKey, identifyBy: SyncIdentity): boolean =>
  key === 'empNumber' || key === 'empName' || (key === 'email' && identifyBy === 'email');

/** Where the directories that are asked are found, unless they run in a house of their own. */
export const SYNC_ADDRESSES: Readonly<Record<SyncKind, string | null>> = {
  1: null,
  2: 'https://open.feishu.cn',
  3: 'https://qyapi.weixin.qq.com',
};

type MappingProblem = 'SYNC_SOURCE_UNKNOWN' | 'SYNC_SOURCE_UNFIT' | 'REQUIRED';

function mappingProblem(
  kind: SyncKind,
  key: SyncKey,
  source: string | null,
  identifyBy: SyncIdentity,
): MappingProblem | null {
  if (source === null) return isNeededOfSync(key, identifyBy) ? 'REQUIRED' : null;
  if (!isSource(kind, source)) return 'SYNC_SOURCE_UNKNOWN';
  return fitsSyncField(key, source) ? null : 'SYNC_SOURCE_UNFIT';
}

/** What is wrong with a mapping, at the fields it is about. */
export const checkSyncMapping = (
  kind: SyncKind,
  mapping: SyncMapping,
  identifyBy: SyncIdentity,
): { field: SyncKey; code: MappingProblem }[] =>
  (Object.entries(mapping) as [SyncKey, string | null][]).flatMap(([field, source]) => {
    const code = mappingProblem(kind, field, source, identifyBy);
    return code === null ? [] : [{ field, code }];
  });
