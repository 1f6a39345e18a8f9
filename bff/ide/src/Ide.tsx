import { useCallback, useEffect, useState } from 'react';
import { GraphiQL } from 'graphiql';
import { Bar } from './Bar.tsx';
import { ask, type Operation } from './ask.ts';
import type { Tab } from './examples.ts';
import { hasChanged, isSomebodyElse, readSession, saysSessionIsOver, type Session } from './session.ts';
import { forgetTheTab, storage } from './storage.ts';

/** The product's pages tell each other here that somebody has signed in or out. */
const channel = new BroadcastChannel('session');

/** GraphiQL learns a new name a moment late; one that the document does not have would be refused. */
const nameIn = ({ query, operationName }: Operation): string | undefined =>
  operationName && new RegExp(`\\b(query|mutation)\\s+${operationName}\\b`).test(query) ? operationName : undefined;

export function Ide({ session: first, tabs }: { session: Session; tabs: Tab[] }) {
  const [session, setSession] = useState(first);

  const look = useCallback(async () => {
    const now = await readSession();
    // What is on the screen was asked by somebody else; the new page begins empty.
    if (isSomebodyElse(now)) location.reload();
    else setSession(now);
  }, []);
  useEffect(() => {
    const lookAgain = () => {
      if (hasChanged()) void look();
    };
    channel.addEventListener('message', lookAgain);
    addEventListener('focus', lookAgain);
    return () => {
      channel.removeEventListener('message', lookAgain);
      removeEventListener('focus', lookAgain);
    };
  }, [look]);

  const fetcher = useCallback(
    async (operation: Operation) => {
      const answer = await ask({ ...operation, operationName: nameIn(operation) });
      // The operation may have been a sign-in or a sign-out itself.
      if (hasChanged()) void look();
      else if (saysSessionIsOver(answer)) setSession((was) => (was.state === 'in' ? { state: 'over' } : was));
      return answer as { data: Record<string, unknown> };
    },
    [look],
  );

  const startOver = () => {
    forgetTheTab();
    location.reload();
  };

  return (
    <>
      <Bar session={session} onStartOver={startOver} />
      <main>
        <GraphiQL
          fetcher={fetcher}
          storage={storage}
          defaultTabs={tabs}
          // The session cookie is the one credential; a header beside it would be refused, and a token kept.
          isHeadersEditorEnabled={false}
          shouldPersistHeaders={false}
          defaultEditorToolsVisibility="variables"
          // The first page of the documentation is the schema's own description.
          schemaDescription
        >
          {/* The bar above says whose this is; the default leads to another website. */}
          <GraphiQL.Logo>
            <></>
          </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  );
}
