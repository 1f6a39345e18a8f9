import type { GraphQLError } from 'graphql';

/** What graphql-js says of a value beside its place, and what remains of it without the value. */
const REPEATING: readonly (readonly [RegExp, string])[] = [
  [/^((?:Enum )?"?\w+"? cannot represent (?:a )?[\w -]*value): [^]*?( Did you mean [^]*)?$/, '$1.$2'],
  [/^Value "[^]*" (does not exist in "\w+" enum\.)/, 'This value $1'],
  [/^(Expected value of type "[^"]+"), found [^]*$/, '$1.'],
  [/^(Argument "\w+") has invalid value [^]*$/, '$1 has an invalid value.'],
  [/^(Syntax Error: [^"]*(?:"[^"]*", )?(?:found|Unexpected) (?:Int|Float|String|BlockString)) "[^]*$/, '$1.'],
];

const withoutIt = (message: string): string =>
  REPEATING.reduce((told, [form, rest]) => told.replace(form, rest), message);

/**
 * The message of a faulty document or variable without the value that was sent: it may be a password in the wrong place,
 * and its place says enough to whoever sent it.
 */
export function withoutSentValue({ message, originalError }: GraphQLError): string {
  const [, variable] = /^(Variable "\$\w+") got invalid value /.exec(message) ?? [];
  if (variable === undefined) return withoutIt(message);
  // graphql-js: <variable> got invalid value <value>[ at "<path>"]; <what is wrong>, the last of which is the original.
  const said = originalError?.message ?? '';
  const what = message.endsWith(said) ? said : said.replace(/ ?Did you mean [^]*$/, '');
  const [, place] = / at ("[\w.[\]]+")$/.exec(message.slice(0, message.length - what.length - '; '.length)) ?? [];
  return `${variable} is wrong${place === undefined ? '' : ` at ${place}`}; ${withoutIt(what)}`;
}
