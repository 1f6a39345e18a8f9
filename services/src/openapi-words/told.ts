// A document is looked at as the plain JSON that others read.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = Record<string, any>;

export interface Told {
  /** e.g. `Employee.deptId`, `performanceflow.lockplan.locked`. */
  place: string;
  name: string;
  schema: Json;
  description: unknown;
}

/** Every property within a schema, by the component or call it belongs to. */
function* propertiesIn(schema: unknown, owner: string): Generator<Told> {
  if (schema === null || typeof schema !== 'object') return;
  for (const [key, inner] of Object.entries(schema as Json)) {
    if (key === 'properties') {
      for (const [name, property] of Object.entries(inner as Json)) {
        const place = `${owner}.${name}`;
        yield { place, name, schema: property, description: property.description };
        yield* propertiesIn(property, place);
      }
    } else yield* propertiesIn(inner, owner);
  }
}

/** Every parameter and every property of an OpenAPI document, with what is said of it. */
export function everythingIn(document: Json): Told[] {
  const operations = Object.values(document['paths'] as Json).flatMap((methods) => Object.values(methods as Json));
  const parameters = operations.flatMap(({ operationId, parameters: all }: Json): Told[] =>
    (all as Json[])
      .filter(({ $ref }) => $ref === undefined)
      .map(({ name, schema, description }) => ({ place: `${operationId}.${name}`, name, schema, description })),
  );
  const schemas = Object.entries(document['components'].schemas as Json);
  return [
    ...parameters,
    ...schemas.flatMap(([name, schema]) => [...propertiesIn(schema, name)]),
    ...operations.flatMap(({ operationId, requestBody, responses }: Json) => [
      ...propertiesIn(requestBody, operationId),
      ...propertiesIn(responses, operationId),
    ]),
  ];
}

export const places = (told: readonly Told[]): string[] => [...new Set(told.map(({ place }) => place))];
