/** As much of an OpenAPI document as it takes to find everything that is described in it. */
export interface Described {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, unknown>> };
}
interface Operation {
  operationId: string;
  parameters: readonly (Named & { $ref?: string })[];
  requestBody?: unknown;
  responses?: unknown;
}
interface Named {
  name: string;
  schema: Schema;
  description?: string;
}
interface Schema {
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  description?: string;
}

/** A parameter or property; its place is e.g. `Employee.deptId`, `performanceflow.lockplan.locked`. */
export interface Told extends Named {
  place: string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every property within a schema, by the component or call it belongs to. */
function* propertiesIn(schema: unknown, owner: string): Generator<Told> {
  if (!isObject(schema)) return;
  for (const [key, inner] of Object.entries(schema) as [string, unknown][]) {
    if (key !== 'properties') {
      yield* propertiesIn(inner, owner);
      continue;
    }
    for (const [name, property] of Object.entries(inner as Record<string, Schema>)) {
      const place = `${owner}.${name}`;
      yield { place, name, schema: property, ...(property.description && { description: property.description }) };
      yield* propertiesIn(property, place);
    }
  }
}

/** Every parameter and every property of an OpenAPI document, with what is said of it. */
export function everythingIn({ paths, components }: Described): Told[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return [
    ...operations.flatMap(({ operationId, parameters }) =>
      parameters
        .filter(({ $ref }) => $ref === undefined)
        .map((parameter) => ({ ...parameter, place: `${operationId}.${parameter.name}` })),
    ),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => [...propertiesIn(schema, name)]),
    ...operations.flatMap(({ operationId, requestBody, responses }) => [
      ...propertiesIn(requestBody, operationId),
      ...propertiesIn(responses, operationId),
    ]),
  ];
}

export const places = (told: readonly Told[]): string[] => [...new Set(told.map(({ place }) => place))];
