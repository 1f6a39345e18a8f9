import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** A scalar that travels as a string of one form; REST checks the meaning, this keeps numbers and nonsense out. */
function textScalar(name: string, form: RegExp, example: string): GraphQLScalarType<string, string> {
  const check = (value: unknown): string => {
    if (typeof value === 'string' && form.test(value)) return value;
    throw new GraphQLError(`${name} must be a string such as "${example}"`);
  };
  return new GraphQLScalarType<string, string>({
    name,
    parseValue: check,
    parseLiteral: (node) => check(node.kind === Kind.STRING ? node.value : undefined),
    // What the services send passes as it is.
    serialize: (value) => String(value),
  });
}

/** The scalars of the schema. */
export const scalars = {
  Date: textScalar('Date', /^\d{4}-\d{2}-\d{2}$/, '2026-11-01'),
  DateTime: textScalar(
    'DateTime',
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
    '2026-11-01T08:00:00Z',
  ),
  Decimal: textScalar('Decimal', /^-?\d{1,14}(\.\d{1,8})?$/, '12.50'),
};
