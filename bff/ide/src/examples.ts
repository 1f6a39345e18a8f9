import { ask } from './ask.ts';
import type { Session } from './session.ts';
import { language } from './texts.ts';
import { leavesOf } from './leaves.ts';

export interface Tab {
  query: string;
  variables: string | null;
}

const documents = import.meta.glob<string>('../examples/{en-US,zh-CN}/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const lookups = import.meta.glob<string>('../examples/lookups/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * One tab for each module, in the order of the files' names. Where an example needs ids, a lookup of the same name finds
 * them, so that it runs as it stands in whichever company this is.
 */
export async function exampleTabs(session: Session): Promise<Tab[]> {
  const ours = Object.entries(documents)
    .filter(([file]) => file.includes(`/${language}/`))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Promise.all(
    ours.map(async ([file, query]) => ({
      query,
      variables: await variablesFor(file.split('/').at(-1) ?? '', session),
    })),
  );
}

async function variablesFor(name: string, session: Session): Promise<string | null> {
  const query = lookups[`../examples/lookups/${name}`];
  if (query === undefined) return null;
  const found = session.state === 'in' ? await ask({ query }).catch(() => ({ data: null })) : { data: null };
  return JSON.stringify(leavesOf(query, found.data), null, 2);
}
