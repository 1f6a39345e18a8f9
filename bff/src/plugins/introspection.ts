import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';
import { GatewayError } from '../failures.ts';
import { mayExplore } from '../session/explorer.ts';
import type { Settings } from '../settings.ts';

type Policy = Settings['introspection'];

/** What graphql-js adds to a name it does not know: names of the schema that come near it. */
const SUGGESTION = / ?Did you mean(.+?)\?$/;

/**
 * Refuses to read the schema where that is off, or where the caller may not explore (reliability 4.10). The services know
 * what a credential is good for; a made-up cookie opens nothing.
 */
export async function requireExplorer(policy: Policy, { rest }: Context): Promise<void> {
  if (policy === 'off') throw new GatewayError('INTROSPECTION_OFF');
  if (policy === 'authenticated' && !(await mayExplore(rest))) throw new GatewayError('NO_EXPLORER');
}

/**
 * Takes the suggestions out of errors for those who may not read the schema, or guessing would: "Did you mean" tells a
 * name a time. Whether they may is asked only where there is one to hide.
 */
export function suggestionsPlugin({ introspection }: Pick<Settings, 'introspection'>): ApolloServerPlugin<Context> {
  const mayBeTold = (context: Context): Promise<boolean> =>
    requireExplorer(introspection, context).then(
      () => true,
      () => false,
    );
  return {
    requestDidStart: async () => ({
      async didEncounterErrors({ errors, contextValue }) {
        const telling = errors.filter(({ message }) => SUGGESTION.test(message));
        if (telling.length === 0 || (await mayBeTold(contextValue))) return;
        for (const error of telling) error.message = error.message.replace(SUGGESTION, '');
      },
    }),
  };
}
