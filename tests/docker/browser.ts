import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './dockerfile.ts';

// What an operation answers is asserted field by field where it matters.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = Record<string, any>;

export interface Answer {
  data: Json | null;
  errors?: { message: string; extensions: { code: string; status?: number } }[];
}

/** Header by which a test tells the outer proxy where its client is. */
export const CLIENT = 'x-client-address';

/** A browser at some address, with its cookies, that asks only what the built client asks. */
export interface Browser {
  /** Runs an operation of the built client at an address of the product. */
  ask(name: string, variables?: Json, at?: string): Promise<Answer>;
  upload(operation: string, fileName: string, content: string): Promise<Json>;
  download(url: string, at?: string): Promise<Response>;
}

/** The documents of the web build: with a public address the BFF runs no others. */
function builtDocuments(): ReadonlyMap<string, string> {
  const list = JSON.parse(readFileSync(path.join(ROOT, 'web/dist/documents.json'), 'utf8')) as Record<string, string>;
  const named = Object.values(list).map((document): [string, string] => [
    /^(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '',
    document,
  ]);
  return new Map(named);
}

/** Opens a browser before the product at `url`; `origin` is the address people know it by. */
export function openBrowser(url: string, origin: string, address: string): Browser {
  const documents = builtDocuments();
  const cookies = new Map<string, string>();
  const headers = () => ({
    origin,
    [CLIENT]: address,
    'accept-language': 'en-US',
    ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
  });
  const keep = (response: Response) => {
    for (const text of response.headers.getSetCookie()) {
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  return {
    async ask(name, variables = {}, at = url) {
      const query = documents.get(name);
      if (query === undefined) throw new Error(`The built client does not ask ${name}.`);
      const response = await fetch(`${at}/graphql`, {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify({ operationName: name, query, variables }),
      });
      keep(response);
      return (await response.json()) as Answer;
    },
    async upload(operation, fileName, content) {
      const form = new FormData();
      form.set('file', new Blob([content]), fileName);
      const response = await fetch(`${url}/files/${operation}`, { method: 'POST', headers: headers(), body: form });
      return ((await response.json()) as { data: Json }).data;
    },
    download: (link, at = url) => fetch(at + link, { headers: headers() }),
  };
}
