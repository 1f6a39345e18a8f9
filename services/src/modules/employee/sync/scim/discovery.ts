import { EXTENSIONS, GROUP, GROUP_ATTRIBUTES, USER, USER_ATTRIBUTES, type Attribute, type Json } from './attributes.ts';
import { ScimError } from './errors.ts';

/** A page has so many resources at most, and so many where nobody says how many. */
export const PAGE = { most: 200, usual: 100 };

const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema';
const RESOURCE_TYPE = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';

/** What this service provider can do (RFC 7643 5). */
export const serviceProviderConfig = (base: string): Json => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: PAGE.most },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token of the company, sent as Authorization: Bearer.',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

/** The kinds of resources (RFC 7643 6). */
export const resourceTypes = (base: string): Json[] =>
  [
    { name: 'User', schema: USER, schemaExtensions: EXTENSIONS.map(({ id }) => ({ schema: id, required: false })) },
    { name: 'Group', schema: GROUP },
  ].map(({ name, ...more }) => ({
    schemas: [RESOURCE_TYPE],
    id: name,
    name,
    endpoint: `/${name}s`,
    description: name,
    ...more,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  }));

const toAttribute = ({ name, description, type, multiple, required, readOnly, parts }: Attribute): Json => ({
  name,
  description,
  type,
  multiValued: multiple === true,
  required: required === true,
  caseExact: false,
  mutability: readOnly ? 'readOnly' : 'readWrite',
  returned: 'default',
  uniqueness: name === 'userName' ? 'server' : 'none',
  ...(type === 'reference' && { referenceTypes: ['User'] }),
  ...(parts && { subAttributes: parts.map(toAttribute) }),
});

/** What the resources are made of (RFC 7643 7). */
export const schemas = (base: string): Json[] =>
  [
    { id: USER, name: 'User', description: 'A person', attributes: USER_ATTRIBUTES },
    ...EXTENSIONS,
    { id: GROUP, name: 'Group', description: 'A group', attributes: GROUP_ATTRIBUTES },
  ].map(({ attributes, ...more }) => ({
    schemas: [SCHEMA],
    ...more,
    attributes: attributes.map(toAttribute),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${more.id}` },
  }));

/** One of some resources by id. */
export function oneOf(resources: readonly Json[], id: string): Json {
  const found = resources.find((one) => one['id'] === id);
  if (!found) throw new ScimError(404, 'There is no such resource.');
  return found;
}

/** A list as SCIM answers it (RFC 7644 3.4.2). */
export const listResponse = (total: number, startIndex: number, resources: readonly Json[]): Json => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});
