/**
 * Resolvers of a type whose parent is a contract row: a field that the row does not have under that name must be
 * written, the rest resolve by default. A renamed column that nobody mapped would otherwise be null for ever.
 */
export type ResolversOf<R, Row> = { [K in Exclude<keyof R, keyof Row | '__isTypeOf'>]-?: NonNullable<R[K]> } & {
  [K in Extract<keyof R, keyof Row>]?: NonNullable<R[K]>;
};
