import { GraphQLError, Kind, type ValueNode } from 'graphql';

/** How the values of a scalar are read and written; its name and description stay the schema's. */
interface TextScalar {
  __parseValue: (value: unknown) => string;
  __parseLiteral: (node: ValueNode) => string;
  __serialize: (value: unknown) => string;
}

/** A scalar that travels as a string of one form; REST checks the meaning, this keeps numbers and nonsense out. */
function textScalar(name: string, form: RegExp, example: string): TextScalar {
  const check = (value: unknown, node?: ValueNode): string => {
    if (typeof value === 'string' && form.test(value)) return value;
    // With its place in the document: graphql-js reports the error of a literal as it stands.
    throw new GraphQLError(`${name} must be a string such as "${example}"`, node && { nodes: node });
  };
  return {
    __parseValue: (value) => check(value),
    __parseLiteral: (node) => check(node.kind === Kind.STRING ? node.value : undefined, node),
    // What the services send passes as it is.
    __serialize: (value) => String(value),
  };
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
