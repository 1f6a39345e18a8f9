import * as z from 'zod';
import { contractModels } from './openapi-models.ts';

export type Json = Record<string, unknown>;

/** Says what zod's JSON Schema leaves out, and leaves out what nobody could use. */
function refine({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  // Rows may grow: a client must not refuse a column it does not know.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // The format says it; the pattern behind it counts leap years.
  if (jsonSchema.$ref || jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  // GraphQL carries no larger ones; the limits zod writes are those of JavaScript.
  if (jsonSchema.type === 'integer') jsonSchema.format = 'int32';
  if (jsonSchema.minimum === -Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const { def } = withoutWrappers(zodSchema)._zod;
  if (def.type === 'enum' && !jsonSchema.$ref && !jsonSchema.anyOf) nameMembers(def.entries, jsonSchema);
}

/** The type within: what may be left out or has a default is wrapped, and a description of its own may stand outside. */
function withoutWrappers(schema: z.core.$ZodTypes): z.core.$ZodTypes {
  const { def } = schema._zod;
  const wraps = def.type === 'optional' || def.type === 'default' || def.type === 'prefault';
  return wraps ? withoutWrappers(def.innerType as z.core.$ZodTypes) : schema;
}

/** Numbers of a closed set mean nothing without their names. */
function nameMembers(entries: z.core.util.EnumLike, jsonSchema: Json): void {
  const members = Object.entries(entries).filter(([, value]) => typeof value === 'number');
  if (members.length === 0) return;
  const named = members.map(([name, value]) => `${value} ${name}`).join(', ');
  jsonSchema.type = 'integer';
  const { description: note } = jsonSchema;
  // A wrapper takes over what its inside was called.
  if (typeof note !== 'string') jsonSchema.description = named;
  else if (!note.includes(named)) jsonSchema.description = `${note} (${named})`;
  jsonSchema['x-enum-varnames'] = members.map(([name]) => name);
}

type Io = 'input' | 'output';
const COMPONENTS = '#/components/schemas/';

/** An example of a shape that holds a list of itself ends at its first list. */
function ended(shape: Json, self: string): Json {
  for (const property of Object.values((shape.properties ?? {}) as Record<string, Json>))
    if ((property.items as Json | undefined)?.$ref === self) property.examples = [[]];
  return shape;
}

/**
 * Turns schemas of the contract into JSON Schema for one document. Models and recursive shapes become components,
 * because many tools resolve `#/…` against the document and nothing else.
 */
export function createSchemas() {
  const { registry, byName } = contractModels();
  const components: Json = {};
  /** Models that stand in answers. */
  const given = new Set<string>();
  const toJson = (type: z.ZodType, io: Io) =>
    z.toJSONSchema(type, { io, metadata: registry, unrepresentable: 'any', override: refine }) as Json;

  /** A model that is taken differently from how it is given, by a default within it, has a name for each. */
  function componentName(key: string, io: Io, place: string): string {
    const model = byName.get(key);
    // zod counts what refers to itself and has no name.
    if (!model) return `${place}.${key.replace('__schema', 'part')}`;
    if (io === 'output') given.add(key);
    const differs = () => JSON.stringify(toJson(model, 'input')) !== JSON.stringify(toJson(model, 'output'));
    return io === 'input' && given.has(key) && differs() ? `${key}.input` : key;
  }

  /** A JSON Schema that can stand anywhere in the document; `place` names what has no name of its own. */
  function schemaOf(type: z.ZodType, io: Io, place: string): Json {
    const { $schema: _dialect, $defs = {}, ...schema } = toJson(type, io);
    const reference = (key: string): string => {
      const name = componentName(key, io, place);
      if (!(name in components)) {
        // Entered before it is made: a shape may refer to itself.
        components[name] = null;
        components[name] = ended(moved(($defs as Json)[key]) as Json, COMPONENTS + name);
      }
      return COMPONENTS + name;
    };
    const moved = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(moved);
      if (value === null || typeof value !== 'object') return value;
      const entries = Object.entries(value).filter(([key, inner]) => key !== 'id' || typeof inner !== 'string');
      return Object.fromEntries(
        entries.map(([key, inner]) =>
          key === '$ref' && typeof inner === 'string'
            ? [key, reference(inner.slice('#/$defs/'.length))]
            : [key, moved(inner)],
        ),
      );
    };
    return moved(schema) as Json;
  }

  return {
    components,
    of: schemaOf,
    /** The same of an object taken in, with its properties even where it is a model: a query is made of them. */
    objectOf(type: z.ZodObject, place: string): Json {
      const { $ref, ...schema } = schemaOf(type, 'input', place);
      const model = typeof $ref === 'string' ? (components[$ref.slice(COMPONENTS.length)] as Json) : {};
      return { ...structuredClone(model), ...schema };
    },
  };
}

export type Schemas = ReturnType<typeof createSchemas>;
