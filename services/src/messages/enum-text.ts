/** Ids of the texts of a closed set, by what is stored of it. */
export const enumTextIds = <V extends number | string>(
  name: string,
  members: Readonly<Record<string, V>>,
): ReadonlyMap<V, string> =>
  new Map(Object.entries(members).map(([member, value]) => [value, `enum.${name}.${member}`]));
