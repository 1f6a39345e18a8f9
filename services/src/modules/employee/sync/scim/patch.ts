import {
  attributeNamed,
  EXTENSIONS,
  GROUP,
  isObject,
  partsOf,
  USER,
  valueOf,
  type Attribute,
  type Json,
} from './attributes.ts';
import { ScimError } from './errors.ts';
import { parseFilter, type Equals } from './filter.ts';

const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
/** So many operations come in one request at most; Entra ID sends some ten, a group's members in pieces. */
const MOST = 1_000;

/** One change of a resource. */
export interface Operation {
  op: 'add' | 'replace' | 'remove';
  path: string | null;
  value: unknown;
}

/** The operations of a PATCH; Entra ID capitalises them and both spellings of the list's name are about. */
export function operationsOf(body: unknown): Operation[] {
  const given = isObject(body) ? body : {};
  const schemas = given['schemas'];
  if (!Array.isArray(schemas) || !schemas.includes(PATCH_OP))
    throw new ScimError(400, `schemas has to name ${PATCH_OP}.`, 'invalidSyntax');
  const list = given['Operations'] ?? given['operations'];
  if (!Array.isArray(list) || list.length === 0)
    throw new ScimError(400, 'Operations has to be a list with at least one operation.', 'invalidSyntax');
  if (list.length > MOST) throw new ScimError(413, `At most ${MOST} operations at once.`);
  return list.map((one: unknown): Operation => {
    const { op, path, value } = isObject(one) ? one : {};
    const kind = typeof op === 'string' ? op.toLowerCase() : '';
    if (kind !== 'add' && kind !== 'replace' && kind !== 'remove')
      throw new ScimError(400, 'op has to be add, replace or remove.', 'invalidSyntax');
    if (path !== undefined && path !== null && typeof path !== 'string')
      throw new ScimError(400, 'path has to be text.', 'invalidPath');
    return { op: kind, path: path ?? null, value };
  });
}

const SCHEMAS = [USER, GROUP, ...EXTENSIONS.map(({ id }) => id)];

interface Target {
  /** The complex attribute of an extension that stands around it. */
  within: Attribute | null;
  attribute: Attribute;
  filter: Equals[] | null;
  part: Attribute | null;
}

const badPath = (path: string) => new ScimError(400, `The path ${path.slice(0, 200)} leads nowhere.`, 'invalidPath');

/** What a path means: `[urn:]attribute[filter].part` (RFC 7644 3.5.2). */
function targetOf(among: readonly Attribute[], path: string): Target {
  let rest = path.trim();
  let within: Attribute | null = null;
  for (const urn of SCHEMAS) {
    if (!rest.toLowerCase().startsWith(urn.toLowerCase())) continue;
    rest = rest.slice(urn.length).replace(/^[:.]/, '');
    // What a resource does not have by that name are its own attributes.
    const extension = attributeNamed(among, urn);
    if (extension && rest === '') return { within: null, attribute: extension, filter: null, part: null };
    within = extension ?? null;
    break;
  }
  const match = /^([\w$-]+)(?:\[(.*)\])?(?:\.([\w$-]+))?$/.exec(rest);
  const attribute = match?.[1] && attributeNamed(within?.parts ?? among, match[1]);
  if (!match || !attribute) throw badPath(path);
  const part = match[3] === undefined ? null : (attributeNamed(attribute.parts ?? [], match[3]) ?? null);
  if (match[3] !== undefined && part === null) throw badPath(path);
  if (match[2] !== undefined && !attribute.multiple) throw badPath(path);
  return { within, attribute, filter: match[2] === undefined ? null : parseFilter(match[2]), part };
}

const matches = (item: Json, filter: readonly Equals[]): boolean =>
  filter.every(({ attribute, value }) => {
    const key = Object.keys(item).find((name) => name.toLowerCase() === attribute.toLowerCase());
    const found = key === undefined ? undefined : item[key];
    if (typeof value === 'boolean') return (found ?? false) === value;
    if (typeof found === 'boolean') return String(found) === value.toLowerCase();
    return typeof found === 'string' && found.toLowerCase() === value.toLowerCase();
  });

/** Applies operations to a copy of a resource and answers it; what is asked in vain is refused. */
export function patched(among: readonly Attribute[], before: Json, operations: readonly Operation[]): Json {
  const after = structuredClone(before);
  for (const { op, path, value } of operations) {
    if (path === null) applyWhole(among, after, op, value);
    else applyAt(after, targetOf(among, path), op, value);
  }
  return after;
}

/** Without a path the value is a part of the resource; Entra ID writes paths as its names (`"name.givenName"`). */
function applyWhole(among: readonly Attribute[], resource: Json, op: Operation['op'], value: unknown): void {
  if (op === 'remove') throw new ScimError(400, 'remove needs a path.', 'noTarget');
  if (!isObject(value)) throw new ScimError(400, 'Without a path the value has to be an object.', 'invalidValue');
  for (const [name, part] of Object.entries(value)) {
    const known = attributeNamed(among, name);
    if (known) applyAt(resource, { within: null, attribute: known, filter: null, part: null }, op, part);
    // What a resource has beside its attributes is told and not changed; other extensions are passed over.
    else if (/[.[:]/.test(name) && isOurs(name)) applyAt(resource, targetOf(among, name), op, part);
  }
}

const isOurs = (name: string): boolean =>
  !/^urn:/i.test(name) || SCHEMAS.some((urn) => name.toLowerCase().startsWith(urn.toLowerCase()));

function applyAt(resource: Json, { within, attribute, filter, part }: Target, op: Operation['op'], value: unknown) {
  if (attribute.readOnly || part?.readOnly)
    throw new ScimError(400, `${attribute.name} cannot be changed.`, 'mutability');
  const holder = within ? objectAt(resource, within.name) : resource;
  if (attribute.multiple) changeList(holder, attribute, filter, part, op, value);
  else if (part) changeValue(objectAt(holder, attribute.name), part, op, value);
  else if (attribute.type === 'complex' && op !== 'remove') changeComplex(holder, attribute, value);
  else changeValue(holder, attribute, op, value);
  dropEmpty(holder, attribute.name);
  if (within) dropEmpty(resource, within.name);
}

function objectAt(holder: Json, name: string): Json {
  const found = holder[name];
  if (isObject(found)) return found;
  const made: Json = {};
  holder[name] = made;
  return made;
}

function dropEmpty(holder: Json, name: string): void {
  const found = holder[name];
  const isEmpty = Array.isArray(found) ? found.length === 0 : isObject(found) && Object.keys(found).length === 0;
  if (isEmpty) delete holder[name];
}

function changeValue(holder: Json, attribute: Attribute, op: Operation['op'], value: unknown): void {
  const read = op === 'remove' ? undefined : valueOf(attribute, value);
  if (read === undefined) delete holder[attribute.name];
  else holder[attribute.name] = read;
}

/** The parts that are named change, the others stay (RFC 7644 3.5.2.3); a manager that is empty is none. */
function changeComplex(holder: Json, attribute: Attribute, value: unknown): void {
  const read = valueOf(attribute, value);
  if (!isObject(read)) delete holder[attribute.name];
  else holder[attribute.name] = { ...objectAt(holder, attribute.name), ...read };
}

function changeList(
  holder: Json,
  attribute: Attribute,
  filter: readonly Equals[] | null,
  part: Attribute | null,
  op: Operation['op'],
  value: unknown,
): void {
  const list = (Array.isArray(holder[attribute.name]) ? holder[attribute.name] : []) as Json[];
  if (filter === null && part === null) {
    holder[attribute.name] = wholeList(attribute, list, op, value);
    return;
  }
  const found = filter === null ? list : list.filter((item) => matches(item, filter));
  if (op === 'remove') {
    if (part) for (const item of found) delete item[part.name];
    holder[attribute.name] = part
      ? list.filter((item) => Object.keys(item).some((key) => key !== 'type' && key !== 'primary'))
      : list.filter((item) => !found.includes(item));
    return;
  }
  if (found.length === 0) {
    // Entra ID replaces `emails[type eq "work"].value` of people who have none yet, and means that they get one.
    const made: Json = Object.fromEntries((filter ?? []).map((one) => [one.attribute, one.value]));
    found.push(partsOf(attribute.parts ?? [], made));
    list.push(...found);
  }
  for (const item of found) {
    if (part) changeValue(item, part, op, value);
    else Object.assign(item, partsOf(attribute.parts ?? [], isObject(value) ? value : { value }));
  }
  holder[attribute.name] = list.filter((item) => item['value'] !== undefined || attribute.name === 'addresses');
}

const sameItem = (one: Json, other: Json): boolean =>
  one['value'] !== undefined ? one['value'] === other['value'] : JSON.stringify(one) === JSON.stringify(other);

function wholeList(attribute: Attribute, list: readonly Json[], op: Operation['op'], value: unknown): Json[] {
  const given = (valueOf(attribute, value) ?? []) as Json[];
  if (op === 'replace') return given;
  // Entra ID removes members by naming them in the value; RFC 7644 by a filter in the path, and without either all of them.
  if (op === 'remove')
    return value === undefined || value === null
      ? []
      : list.filter((item) => !given.some((one) => sameItem(one, item)));
  return [...list.filter((item) => !given.some((one) => sameItem(one, item))), ...given];
}
