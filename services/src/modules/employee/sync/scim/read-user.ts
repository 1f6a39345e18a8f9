import { EXTENSION_ATTRIBUTES, type SyncMapping } from '@hengcai/shared/rules/employee/sync';
import { isHanName } from '../../names.ts';
import type { DirectoryColumn } from '../fields.ts';
import type { DirectoryValues } from '../write-person.ts';
import { ADDED, ENTERPRISE, isObject, partsOf, WHOLE_USER, type Json } from './attributes.ts';
import { ScimError } from './errors.ts';

/** A user as a directory sends it: what is understood of it, names in their case; without a `userName` it is none. */
export function readUser(body: unknown): Json {
  if (!isObject(body)) throw new ScimError(400, 'The body has to be an object.', 'invalidSyntax');
  const user = partsOf(WHOLE_USER, body);
  if (typeof user['userName'] !== 'string') throw new ScimError(400, 'userName is required.', 'invalidValue');
  return user;
}

const textAt = (holder: unknown, name: string): string | null => {
  const value = isObject(holder) ? holder[name] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

/** Of several values the one of a type; where none says its type, the first one. */
function typed(list: unknown, type: string, part: string): string | null {
  if (!Array.isArray(list)) return null;
  const items = list.filter(isObject);
  const found =
    items.find((item) => textAt(item, 'type')?.toLowerCase() === type) ??
    items.find((item) => textAt(item, 'type') === null);
  return textAt(found, part);
}

/** Family name first and without a blank where it is written in Chinese. */
function joinedName(name: unknown): string | null {
  const [family, given] = [textAt(name, 'familyName') ?? '', textAt(name, 'givenName') ?? ''];
  const whole = isHanName(given + family) ? `${family}${given}` : `${given} ${family}`.trim();
  return whole === '' ? null : whole;
}

const SOURCES: Readonly<Record<string, (user: Json) => string | null>> = {
  'name.formatted': (user) => textAt(user['name'], 'formatted') ?? joinedName(user['name']),
  'name.familyName + name.givenName': (user) => joinedName(user['name']),
  displayName: (user) => textAt(user, 'displayName') ?? textAt(user['name'], 'formatted') ?? joinedName(user['name']),
  'emails[type eq "work"].value': (user) => typed(user['emails'], 'work', 'value'),
  'phoneNumbers[type eq "work"].value': (user) => typed(user['phoneNumbers'], 'work', 'value'),
  'phoneNumbers[type eq "mobile"].value': (user) => typed(user['phoneNumbers'], 'mobile', 'value'),
  'addresses[type eq "work"].locality': (user) => typed(user['addresses'], 'work', 'locality'),
  'addresses[type eq "work"].country': (user) => typed(user['addresses'], 'work', 'country'),
  manager: (user) => textAt(isObject(user[ENTERPRISE]) ? user[ENTERPRISE]['manager'] : undefined, 'value'),
  ...Object.fromEntries(
    ['employeeNumber', 'department', 'organization', 'division', 'costCenter'].map((name) => [
      name,
      (user: Json) => textAt(user[ENTERPRISE], name),
    ]),
  ),
  ...Object.fromEntries(EXTENSION_ATTRIBUTES.map((name) => [name, (user: Json) => textAt(user[ADDED], name)])),
};

/** What a user says of each of our fields; null: nothing. A manager is the id of a person here. */
export function valuesOf(user: Json, mapping: SyncMapping, columns: readonly DirectoryColumn[]): DirectoryValues {
  const read = (source: string | null) =>
    source === null ? null : (SOURCES[source] ?? ((one: Json) => textAt(one, source)))(user);
  return Object.fromEntries(columns.map(({ key }) => [key, read(mapping[key] ?? null)]));
}
