import { contract } from '@hengcai/shared/contract/all';
import { FailureData, type Endpoint, type FileKind, type Policy, type Service } from '@hengcai/shared/contract/kernel';
import { ATTACHMENT_TYPES } from '@hengcai/shared/rules/limits';
import { createSchemas, type Json, type Schemas } from './openapi-schemas.ts';
import { ABOUT, HEADERS, STATUSES } from './openapi-texts.ts';
import { createWords, type DocumentWords } from './openapi-words/words.ts';

const MEDIA: Record<Endpoint['encoding'], string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** What a file must be, as a sentence for the document. */
const TAKES: Record<FileKind, string> = {
  table: 'xlsx or csv, at most 5,242,880 bytes, 20,000 rows and 50 columns.',
  attachment: `${ATTACHMENT_TYPES.join(', ')}, at most 5,242,880 bytes; the first bytes must be of the type that the name says.`,
  picture: 'jpeg, png or gif, at most 5,242,880 bytes and 3000 x 3000 pixels.',
};

/** The OpenAPI 3.1 document of the whole contract. */
export const openApiDocument = (version: string): Json => describedDocument(version).document;

/** The document, and the words of its descriptions that nothing in it needs. */
export function describedDocument(version: string): { document: Json; unusedWords: string[] } {
  const services = Object.entries(contract as Record<string, Service>);
  const all = services.flatMap(([tag, service]) =>
    Object.entries(service.endpoints).map(([key, endpoint]): Described => ({
      name: `${tag}.${key}`,
      path: `${service.prefix}/${key}`,
      tag,
      module: service.module,
      endpoint,
    })),
  );
  const schemas = createSchemas();
  const words = createWords();
  // Answers first: a model that is both given and taken has its plain name where it is given.
  for (const { name, endpoint } of all) schemas.of(endpoint.data, 'output', name);
  const paths = all.map((one) => [one.path, { [one.endpoint.method.toLowerCase()]: operation(one, schemas, words) }]);
  const common = commonSchemas(schemas);
  for (const [name, schema] of Object.entries(schemas.components))
    words.fill(schema as Json, { owner: name.replace(/\.input$/, ''), isSent: false });
  const document = {
    openapi: '3.1.0',
    info: { title: 'Hengcai REST services', version, description: ABOUT },
    servers: [{ url: '/', description: 'the base address, REST_URL of the BFF' }],
    tags: services.map(([name, { module, prefix }]) => ({
      name,
      description: `Calls below ${prefix || '/'}; module ${module}.`,
    })),
    security: [{ bearer: [] }],
    paths: Object.fromEntries(paths) as Json,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that `POST /login` answered.' },
      },
      parameters: HEADERS,
      responses: {
        NoEnvelope: {
          description:
            'No envelope could be meant: unreadable body, unknown path, too large, crash. Its body is ignored.',
        },
      },
      schemas: needed(paths, { ...common, ...sorted(schemas.components) }),
    },
  };
  return { document, unusedWords: [...words.unused] };
}

/** The components that something refers to: a query is written out where it is asked, and its model with it. */
function needed(paths: unknown, components: Json): Json {
  const names = new Set<string>();
  const gather = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (names.has(name)) continue;
      names.add(name);
      gather(components[name]);
    }
  };
  gather(paths);
  return Object.fromEntries(Object.entries(components).filter(([name]) => names.has(name)));
}

const sorted = (object: Json): Json => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));

const HEADER_REFERENCES = Object.keys(HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` }));

interface Described {
  /** `empmanage.emplist` */
  name: string;
  path: string;
  tag: string;
  module: string;
  endpoint: Endpoint;
}

function operation({ name, tag, module, endpoint }: Described, schemas: Schemas, words: DocumentWords): Json {
  const query = schemas.objectOf(endpoint.query, name);
  const required = new Set((query.required as string[] | undefined) ?? []);
  const parameters = Object.entries((query.properties as Record<string, Json> | undefined) ?? {}).map(
    ([field, { description: note, ...schema }]) => ({
      name: field,
      in: 'query',
      required: required.has(field),
      description: words.of(field, { ...schema, description: note }, { owner: name, isSent: true }),
      schema,
    }),
  );
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    description: describe(endpoint),
    ...(endpoint.policy.kind === 'open' && { security: [] }),
    parameters: [...parameters, ...HEADER_REFERENCES],
    ...(endpoint.method === 'POST' && {
      requestBody: {
        required: endpoint.encoding === 'multipart' || Object.keys(endpoint.body.shape).length > 0,
        content: { [MEDIA[endpoint.encoding]]: { schema: bodySchema(endpoint, schemas, name, words) } },
      },
    }),
    responses: { 200: answer(endpoint, schemas, name, words), default: { $ref: '#/components/responses/NoEnvelope' } },
    'x-module': module,
    'x-effect': endpoint.effect,
    'x-policy': policyText(endpoint.policy),
    'x-poll': endpoint.poll,
    'x-once': endpoint.once,
  };
}

/** What the marks of an endpoint mean for whoever implements it. */
function describe({ effect, policy, poll, once, answers }: Endpoint): string {
  const who = {
    open: 'Needs no session.',
    signedIn: 'For anybody signed in; rows and columns follow the rights of the caller.',
    self: "For anybody signed in, about the caller's own rows.",
    platformAdmin: 'For administrators of the platform.',
    pages: `Needs a page right: ${policyText(policy)}.`,
  }[policy.kind];
  return [
    who,
    effect === 'reads' ? 'Changes nothing and may be repeated.' : 'Changes something.',
    once && 'Happens once for each `clientMutationId`: a repetition answers what the first one did.',
    poll && 'Called by a timer: does not keep a session alive.',
    answers === 'file' &&
      'Answers the bytes of a file with Content-Type and Content-Disposition. With the header `X-Check-Only: 1` it answers an envelope instead, refused as the file would be, and does nothing; `/platform/capabilities` says `fileChecks` where this is so.',
  ]
    .filter(Boolean)
    .join(' ');
}

function bodySchema(endpoint: Endpoint, schemas: Schemas, name: string, words: DocumentWords): Json {
  if (endpoint.encoding !== 'multipart') {
    const body = schemas.objectOf(endpoint.body, name);
    words.fill(body, { owner: name, isSent: true });
    // Whoever sends a name the call does not take should know.
    return { ...body, additionalProperties: false };
  }
  return {
    type: 'object',
    required: ['file'],
    properties: {
      file: {
        type: 'string',
        contentMediaType: 'application/octet-stream',
        description: endpoint.takes === null ? '' : TAKES[endpoint.takes],
      },
    },
  };
}

const FAILED = { $ref: '#/components/schemas/FailedAnswer' };

/** The schemas every answer refers to. */
function commonSchemas(schemas: Schemas): Json {
  const statuses = Object.keys(STATUSES).map(Number);
  return {
    FailureStatus: {
      type: 'integer',
      enum: statuses,
      description: statuses.map((status) => `${status} ${STATUSES[status]}`).join(', '),
    },
    FailedAnswer: {
      description: 'A refused call.',
      ...envelope(
        { const: false },
        { $ref: '#/components/schemas/FailureStatus', description: 'Why it was refused, as a number.' },
        {
          anyOf: [schemas.of(FailureData, 'output', 'FailedAnswer'), { type: 'null' }],
          description: 'The reasons; null where there is nothing to say beside the status.',
        },
      ),
    },
  };
}

function envelope(success: Json, status: Json, data: Json): Json {
  return {
    type: 'object',
    required: ['success', 'status', 'message', 'data'],
    properties: {
      success: { type: 'boolean', ...success, description: 'Whether the call did what it was asked.' },
      status,
      message: { type: 'string', description: 'A sentence for the user; empty where nothing needs saying.' },
      data,
    },
  };
}

/** What a call answers when it is done. */
function dataOf(endpoint: Endpoint, schemas: Schemas, name: string, words: DocumentWords): Json {
  const data = schemas.of(endpoint.data, 'output', name);
  words.fill(data, { owner: name, isSent: false });
  if (data.type === 'null') return { ...data, description: 'Nothing: that it was done is all there is to say.' };
  const isNullable = endpoint.data.safeParse(null).success;
  return { ...data, description: `The answer${isNullable ? '; null where the summary of the call says so' : ''}.` };
}

function answer(endpoint: Endpoint, schemas: Schemas, name: string, words: DocumentWords): Json {
  if (endpoint.answers === 'file') {
    return {
      description: 'The file, or an envelope that says why not.',
      headers: {
        'Content-Disposition': { description: 'The name of the file (RFC 6266).', schema: { type: 'string' } },
      },
      content: {
        'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } },
        'application/json': { schema: FAILED },
      },
    };
  }
  const done = envelope(
    { const: true },
    { type: 'integer', const: 200, description: 'Done.' },
    dataOf(endpoint, schemas, name, words),
  );
  return {
    description: 'The envelope of what was done, or of a refusal.',
    content: { 'application/json': { schema: { oneOf: [done, FAILED] } } },
  };
}

/** A policy as one readable word, the same in the document and in the committed policy table. */
export function policyText(policy: Policy): string {
  const roles = 'roles' in policy && policy.roles ? ` as ${policy.roles.join('|')}` : '';
  if (policy.kind !== 'pages') return policy.kind + roles;
  const element = policy.element ? ` with element ${policy.element}` : '';
  return policy.pages.map(({ path, need }) => `${need} ${path}`).join(' or ') + element + roles;
}
