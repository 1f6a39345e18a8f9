import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentNode } from 'graphql';
import { build, type Plugin } from 'vite';

const WEB = join(import.meta.dirname, '../../web');
// By address: the browser room leaves extensions out, which the type-check of this room does not follow.
const { trustedDocuments } = (await import(pathToFileURL(join(WEB, 'trusted-documents.mjs')).href)) as {
  trustedDocuments: () => Plugin;
};

/** Sends an operation as the browser client does, through Apollo Client and its links, and answers the response. */
type Send = (document: DocumentNode, send: typeof fetch) => Promise<void>;

export interface WebBuild {
  /** Where the build stands, its list of documents beside it. */
  folder: string;
  /** Every operation of the browser client. */
  documents: readonly DocumentNode[];
  send: Send;
  remove(): void;
}

/** Everything the browser client can send, and as much of the client as sends it. */
const ENTRY = `
  import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
  import { HttpLink } from '@apollo/client/link/http';
  import { documentHashLink } from '/src/session/documentHash.ts';
  const modules = import.meta.glob('/src/**/*.gen.ts', { eager: true });
  export const documents = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([name, one]) => name.endsWith('Document') && !name.endsWith('FragmentDoc') && one.kind === 'Document')
    .map(([, document]) => document);
  export async function send(document, fetch) {
    const client = new ApolloClient({
      link: ApolloLink.from([documentHashLink, new HttpLink({ uri: 'http://web/graphql', fetch })]),
      cache: new InMemoryCache(),
    });
    const [{ operation, variableDefinitions = [] }] = document.definitions;
    // What a query may leave out is asked for: one that leaves out everything is not sent.
    const flags = variableDefinitions.filter(({ type }) => type.type?.name?.value === 'Boolean');
    const variables = Object.fromEntries(flags.map(({ variable }) => [variable.name.value, true]));
    const asked =
      operation === 'query' ? client.query({ query: document, variables }) : client.mutate({ mutation: document });
    await asked.catch(() => undefined);
  }
`;
const NAME = 'virtual:all-documents';

/** Builds the documents of the browser client as a release does; the rest of the client is left out. */
export async function buildDocuments(): Promise<WebBuild> {
  // Beside the packages, which the build leaves where they are.
  const folder = mkdtempSync(join(WEB, '../node_modules/.hengcai-documents-'));
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === NAME ? id : null),
    load: (id) => (id === NAME ? ENTRY : null),
  };
  await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    plugins: [entry, trustedDocuments()],
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir: folder,
      rolldownOptions: { input: NAME, output: { entryFileNames: 'all.mjs' } },
    },
  });
  const built = (await import(pathToFileURL(join(folder, 'all.mjs')).href)) as Pick<WebBuild, 'documents' | 'send'>;
  return { ...built, folder, remove: () => rmSync(folder, { recursive: true }) };
}
