import type { OpenApi, Shape } from './document.ts';

type Change = (shape: Shape, place: Place) => Shape;

/** Where a schema stands. */
interface Place {
  /** Name of the model or property. */
  name: string;
  /** Whether it is a property of an object, and not the object's own list of rows. */
  isProperty: boolean;
}

const NULLABLE = (shape: Shape): boolean =>
  (Array.isArray(shape.type) && shape.type.includes('null')) || (shape.anyOf ?? []).some((one) => one.type === 'null');

/** Applies a change to a schema and all within it, from the inside out. */
function changed(shape: Shape, change: Change, place: Place): Shape {
  const inner: Shape = { ...shape };
  if (shape.properties) {
    inner.properties = Object.fromEntries(
      Object.entries(shape.properties).map(([name, one]) => [name, changed(one, change, { name, isProperty: true })]),
    );
  }
  if (shape.items) inner.items = changed(shape.items, change, { name: place.name, isProperty: false });
  if (typeof shape.additionalProperties === 'object')
    inner.additionalProperties = changed(shape.additionalProperties, change, { ...place, isProperty: false });
  if (shape.anyOf) inner.anyOf = shape.anyOf.map((one) => changed(one, change, place));
  return change(inner, place);
}

/** A copy of a document in which the data of every answer is written differently; envelopes and questions stay. */
export function varied(document: OpenApi, change: Change): OpenApi {
  const copy = structuredClone(document);
  const { schemas } = copy.components;
  for (const [name, shape] of Object.entries(schemas))
    if (!/^Fail/.test(name)) schemas[name] = changed(shape, change, { name, isProperty: false });
  for (const operation of Object.values(copy.paths).flatMap((methods) => Object.values(methods))) {
    const done = operation.responses[200].content['application/json']?.schema.oneOf?.[0]?.properties;
    if (done?.['data']) done['data'] = changed(done['data'], change, { name: 'data', isProperty: false });
  }
  return copy;
}

const leftOut =
  (isLeftOut: (shape: Shape, name: string) => boolean): Change =>
  (shape) => ({
    ...shape,
    ...(shape.properties && {
      properties: Object.fromEntries(Object.entries(shape.properties).filter(([name, one]) => !isLeftOut(one, name))),
    }),
  });

/** A list that is no page's own: a page without its rows is broken, not empty. */
const isInnerList = ({ type }: Shape, name: string): boolean => type === 'array' && name !== 'items';

/** Ways in which services of other people write the same answers; each is understood without an error. */
export const UNDERSTOOD: Readonly<Record<string, Change>> = {
  'has values of closed sets that nobody here knows': (shape) =>
    shape.enum ? { ...shape, enum: [typeof shape.enum[0] === 'number' ? 977 : 'unheard-of'] } : shape,
  'has numbers as strings': (shape) =>
    shape.type === 'integer'
      ? { type: 'string', examples: [`${Number(shape.enum?.[0] ?? shape.minimum ?? 1)}`] }
      : shape,
  'has decimals as numbers': (shape, { name }) => (name === 'Decimal' ? { type: 'number', examples: [12.5] } : shape),
  'has numbers for ids': (shape, { name }) => (name === 'Id' ? { type: 'integer', examples: [4711] } : shape),
  'has flags as 0 and 1': (shape) => (shape.type === 'boolean' ? { type: 'integer', examples: [1] } : shape),
  'has flags as words': (shape) => (shape.type === 'boolean' ? { type: 'string', examples: ['false'] } : shape),
  'has null where there may be nothing': (shape) => (NULLABLE(shape) ? { type: 'null' } : shape),
  'leaves out what is nothing': leftOut(NULLABLE),
  'leaves out lists that are empty': leftOut(isInnerList),
  'has empty lists': (shape) => (shape.type === 'array' ? { ...shape, examples: [[]] } : shape),
  'has more than was asked for': (shape) =>
    shape.properties
      ? {
          ...shape,
          properties: {
            ...shape.properties,
            ...Object.fromEntries(
              ['id', 'name', 'toString', 'constructor', '__typename', 'strange'].map((name) => [
                name,
                shape.properties?.[name] ?? { type: 'object', examples: [{ strange: true }] },
              ]),
            ),
          },
        }
      : shape,
};

/** Ways that cannot be understood: whoever asks for such a value is told so. */
export const GARBLED: Readonly<Record<string, Change>> = {
  'has objects for texts': (shape) => (shape.type === 'string' ? { type: 'object', examples: [{ text: 'a' }] } : shape),
  'has texts for numbers': (shape) =>
    shape.type === 'integer' && !shape.enum ? { type: 'string', examples: ['many'] } : shape,
  'has texts for lists': (shape) => (shape.type === 'array' ? { type: 'string', examples: ['none'] } : shape),
  'has lists for objects': (shape) => (shape.type === 'object' ? { type: 'array', examples: [[1]] } : shape),
  'has null for everything': (_shape, { isProperty }) => (isProperty ? { type: 'null' } : _shape),
  'has nothing at all': (shape) => (shape.properties ? { ...shape, properties: {} } : shape),
  'counts beyond what fits': (shape) => (shape.type === 'integer' ? { ...shape, examples: [2 ** 40] } : shape),
};

/** The document of services that have nothing beyond the specification. */
export function withoutPlatform(document: OpenApi): OpenApi {
  const copy = structuredClone(document);
  copy.paths = Object.fromEntries(Object.entries(copy.paths).filter(([path]) => !path.startsWith('/platform/')));
  return copy;
}
