/** Words of GraphiQL, which speaks English and offers no other language, and what they are in ours. */
export type Words = Readonly<Record<string, string>>;

/** `Execute query (Ctrl-Enter)`: the words and the keys. */
const WITH_KEYS = /^(.+) \(([^()]*-[^()]+)\)$/;
/** Sentences around a name. */
const AROUND = ['Go back to {name}', 'Search {name}...'];

/** What GraphiQL says in our words; anything else, such as a name of the schema, is left as it is. */
export function inWords(said: string, words: Words): string {
  if (words[said] !== undefined) return words[said];
  const [, label = '', keys = ''] = WITH_KEYS.exec(said) ?? [];
  if (words[label] !== undefined) return `${words[label]} (${keys})`;
  for (const sentence of AROUND) {
    const [before = '', after = ''] = sentence.split('{name}');
    if (words[sentence] === undefined || !said.startsWith(before) || !said.endsWith(after)) continue;
    const name = said.slice(before.length, said.length - after.length);
    return words[sentence].replace('{name}', () => inWords(name, words));
  }
  return said;
}
