import { EXTENSION_ATTRIBUTES } from '@hengcai/shared/rules/employee/sync';
import { ScimError } from './errors.ts';

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
/** Ours, for what companies keep in their directories beside that. */
export const ADDED = 'urn:ietf:params:scim:schemas:extension:hengcai:2.0:User';

/** A resource as SCIM writes it. */
export type Json = Record<string, unknown>;

export interface Attribute {
  name: string;
  description: string;
  type: 'string' | 'boolean' | 'reference' | 'complex';
  multiple?: true;
  required?: true;
  readOnly?: true;
  parts?: readonly Attribute[];
}

const text = (name: string, description: string): Attribute => ({ name, description, type: 'string' });
const plural = (name: string, description: string): Attribute => ({
  name,
  description,
  type: 'complex',
  multiple: true,
  parts: [
    text('value', 'The value itself.'),
    text('type', 'What it is for, e.g. work.'),
    text('display', 'How it is shown.'),
    { name: 'primary', description: 'Whether it is the first one.', type: 'boolean' },
  ],
});

/** What of a user is understood and kept (RFC 7643 4.1); whatever else is sent is passed over. */
export const USER_ATTRIBUTES: readonly Attribute[] = [
  { ...text('userName', 'The name the directory knows the person by.'), required: true },
  text('externalId', 'The id of the person in the directory.'),
  {
    name: 'name',
    description: 'The parts of the name.',
    type: 'complex',
    parts: [
      text('formatted', 'The whole name.'),
      text('familyName', 'The family name.'),
      text('givenName', 'The given name.'),
      text('middleName', 'The middle name.'),
      text('honorificPrefix', 'What stands before the name.'),
      text('honorificSuffix', 'What stands after the name.'),
    ],
  },
  text('displayName', 'The name as it is shown.'),
  text('nickName', 'What the person is called.'),
  text('profileUrl', 'A page about the person.'),
  text('title', 'The position.'),
  text('userType', 'The kind of employment.'),
  text('preferredLanguage', 'The language the person prefers.'),
  text('locale', 'How numbers and dates are written for the person.'),
  text('timezone', 'The time zone of the person.'),
  { name: 'active', description: 'Whether the person may use what the directory gives access to.', type: 'boolean' },
  plural('emails', 'Email addresses.'),
  plural('phoneNumbers', 'Telephone numbers.'),
  {
    name: 'addresses',
    description: 'Postal addresses.',
    type: 'complex',
    multiple: true,
    parts: [
      text('type', 'What it is for, e.g. work.'),
      text('formatted', 'The whole address.'),
      text('streetAddress', 'Street and number.'),
      text('locality', 'The city.'),
      text('region', 'The province or state.'),
      text('postalCode', 'The postal code.'),
      text('country', 'The country.'),
      { name: 'primary', description: 'Whether it is the first one.', type: 'boolean' },
    ],
  },
  plural('roles', 'Roles in the directory; they give no rights here.'),
];

export const ENTERPRISE_ATTRIBUTES: readonly Attribute[] = [
  text('employeeNumber', 'The employee number.'),
  text('costCenter', 'The cost centre.'),
  text('organization', 'The organisation.'),
  text('division', 'The division.'),
  text('department', 'The department, by name, path or code.'),
  {
    name: 'manager',
    description: 'The line manager.',
    type: 'complex',
    parts: [
      text('value', 'The id of the manager here.'),
      { name: '$ref', description: 'The address of the manager.', type: 'reference' },
      { ...text('displayName', 'The name of the manager.'), readOnly: true },
    ],
  },
];

export const ADDED_ATTRIBUTES: readonly Attribute[] = EXTENSION_ATTRIBUTES.map((name) =>
  text(name, 'Whatever the company maps to it.'),
);

export const GROUP_ATTRIBUTES: readonly Attribute[] = [
  { ...text('displayName', 'The name of the group.'), required: true },
  text('externalId', 'The id of the group in the directory.'),
  {
    name: 'members',
    description: 'Who is in it.',
    type: 'complex',
    multiple: true,
    parts: [
      text('value', 'The id of the user here.'),
      { name: '$ref', description: 'The address of the user.', type: 'reference' },
      { ...text('display', 'The name of the user.'), readOnly: true },
      text('type', 'User.'),
    ],
  },
];

/** The extensions of a user. */
export const EXTENSIONS = [
  { id: ENTERPRISE, name: 'EnterpriseUser', description: 'What enterprises add', attributes: ENTERPRISE_ATTRIBUTES },
  { id: ADDED, name: 'HengcaiUser', description: 'What a company adds', attributes: ADDED_ATTRIBUTES },
] as const;

/** The attributes of a user with those of each extension below its name. */
export const WHOLE_USER: readonly Attribute[] = [
  ...USER_ATTRIBUTES,
  ...EXTENSIONS.map(({ id, description, attributes }): Attribute => ({
    name: id,
    description,
    type: 'complex',
    parts: attributes,
  })),
];

/** Names of attributes mean the same in any case (RFC 7643 2.1). */
export const attributeNamed = (among: readonly Attribute[], name: string): Attribute | undefined =>
  among.find((one) => one.name.toLowerCase() === name.toLowerCase());

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value as its attribute has it: names in their case, what is not known passed over, empty values absent. Entra ID
 * sends booleans as text (`"False"`) and a single value where a list belongs.
 */
export function valueOf(attribute: Attribute, given: unknown): unknown {
  if (given === null || given === undefined) return undefined;
  if (attribute.multiple) {
    const list = (Array.isArray(given) ? given : [given]).flatMap((one: unknown) => {
      const item = partsOf(attribute.parts ?? [], isObject(one) ? one : { value: one });
      return Object.keys(item).length > 0 ? [item] : [];
    });
    return list.length > 0 ? list : undefined;
  }
  if (attribute.type === 'complex') {
    const whole: unknown = Array.isArray(given) ? given[0] : given;
    const parts = partsOf(attribute.parts ?? [], isObject(whole) ? whole : { value: whole });
    return Object.keys(parts).length > 0 ? parts : undefined;
  }
  if (attribute.type === 'boolean') return booleanOf(attribute.name, given);
  if (typeof given === 'number' || typeof given === 'boolean') return String(given);
  if (typeof given !== 'string') throw new ScimError(400, `${attribute.name} has to be text.`, 'invalidValue');
  if (given.length > 500) throw new ScimError(400, `${attribute.name} is too long.`, 'invalidValue');
  return given === '' ? undefined : given;
}

function booleanOf(name: string, given: unknown): boolean {
  if (typeof given === 'boolean') return given;
  const word = typeof given === 'string' ? given.toLowerCase() : '';
  if (word === 'true' || word === 'false') return word === 'true';
  throw new ScimError(400, `${name} has to be true or false.`, 'invalidValue');
}

/** The known attributes of an object, each as it has to be. */
export function partsOf(among: readonly Attribute[], given: Json): Json {
  const parts: Json = {};
  for (const [name, value] of Object.entries(given)) {
    const attribute = attributeNamed(among, name);
    const read = attribute && !attribute.readOnly ? valueOf(attribute, value) : undefined;
    if (attribute && read !== undefined) parts[attribute.name] = read;
  }
  return parts;
}
