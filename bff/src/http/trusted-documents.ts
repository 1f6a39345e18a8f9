import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler, Response } from 'express';
import * as z from 'zod';
import { GatewayError } from '../failures.ts';
import { exchangeOf } from '../session/identify.ts';
import { SettingsError, type Settings } from '../settings.ts';
import type { GraphqlRequest } from './graphql-request.ts';

/** The documents of the browser client's build. */
export interface TrustedDocuments {
  /** The document with a hash; undefined when the build has none. */
  find(hash: string): Promise<string | undefined>;
  /** Whether a document with a hash has been read already. */
  has(hash: string): boolean;
}

const List = z.record(z.string(), z.string());
const hashOf = (document: string): string => createHash('sha256').update(document).digest('hex');

async function read(file: string): Promise<ReadonlyMap<string, string>> {
  const documents = new Map(Object.entries(List.parse(JSON.parse(await readFile(file, 'utf8')))));
  for (const [hash, document] of documents) {
    if (hashOf(document) !== hash) throw new Error(`${hash} is not the hash of its document`);
  }
  return documents;
}

/** When a file was last written; null where there is none. */
const versionOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/**
 * Opens the list that the browser client's build has made; without a build there is none to trust. The client may be
 * built anew under the running server: a hash that is not known is looked for in the list of now.
 */
export async function openTrustedDocuments({
  webDist,
  trustedDocuments,
}: Pick<Settings, 'webDist' | 'trustedDocuments'>): Promise<TrustedDocuments> {
  const file = path.join(webDist, 'documents.json');
  let version = await versionOf(file);
  if (version === null && trustedDocuments) {
    throw new SettingsError(`TRUSTED_DOCUMENTS is on and ${file} is missing: build the browser client first.`);
  }
  let documents: ReadonlyMap<string, string> = new Map();
  try {
    if (version !== null) documents = await read(file);
  } catch (error) {
    throw new SettingsError(`${file} is damaged: ${String(error)}. Build the browser client again.`);
  }
  return {
    has: (hash) => documents.has(hash),
    async find(hash) {
      const known = documents.get(hash);
      if (known !== undefined) return known;
      const now = await versionOf(file);
      if (now === version || now === null) return undefined;
      // A list that is being written is read at the next question.
      const fresh = await read(file).catch(() => null);
      if (fresh) [documents, version] = [fresh, now];
      return documents.get(hash);
    },
  };
}

const Persisted = z.object({ sha256Hash: z.string() });

interface TrustOptions {
  documents: TrustedDocuments;
  /** Whether browser sessions run nothing else. */
  only: boolean;
  /** Whether the caller may ask whatever the schema offers; throws where nobody is signed in. */
  mayExplore: (response: Response) => Promise<boolean>;
}

/**
 * Turns the hash of a document into its text. Where only trusted documents run, whoever comes with a cookie or nothing
 * at all may ask what the product's own pages ask: a script that got into a page could still do no more than the page
 * can. Whoever may explore asks freely, and so do scripts, whose token says for itself what it is good for.
 */
export function trustDocuments({ documents, only, mayExplore }: TrustOptions): RequestHandler {
  return async (request, response, next) => {
    const { query, extensions, ...rest } = request.body as GraphqlRequest;
    const { persistedQuery, ...others } = extensions ?? {};
    const { token, byCookie } = exchangeOf(response);
    const isScript = token !== null && !byCookie;
    if (typeof query === 'string') {
      const isTrusted = isScript || !only || (await documents.find(hashOf(query))) !== undefined;
      if (!isTrusted && !(await mayExplore(response))) throw new GatewayError('NOT_TRUSTED');
    }
    const document = query ?? (await documents.find(Persisted.safeParse(persistedQuery).data?.sha256Hash ?? ''));
    if (document === undefined) throw new GatewayError('CLIENT_OUTDATED');
    request.body = { ...rest, query: document, extensions: others } satisfies GraphqlRequest;
    next();
  };
}
