import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getOperationAST, parse, type DocumentNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FROM_OUR_PAGE, startBff, type TestBff } from '@hengcai/bff/src/testing/bff.ts';
import { OPERATIONS } from '../operations/documents.ts';
import { buildDocuments, type WebBuild } from './web-build.ts';

const nameOf = (document: DocumentNode): string => getOperationAST(document)?.name?.value ?? '';

interface Sent {
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

describe('the documents of the browser client', () => {
  let built: WebBuild;
  let bff: TestBff;
  let list: Record<string, string>;
  beforeAll(async () => {
    built = await buildDocuments();
    list = JSON.parse(readFileSync(join(built.folder, 'documents.json'), 'utf8')) as typeof list;
    bff = await startBff({ TRUSTED_DOCUMENTS: 'on', WEB_DIST: built.folder });
  });
  afterAll(async () => {
    await bff.stop();
    built.remove();
  });

  it('are all in the list of the build, those that work signed out among them', () => {
    const names = Object.values(list).map((text) => nameOf(parse(text)));

    expect(names.sort()).toEqual([...OPERATIONS.keys()].sort());
    expect(built.documents.map(nameOf).sort()).toEqual(names);
    expect(names).toEqual(expect.arrayContaining(['Login', 'RequestVerificationCode', 'FailedLogins']));
  });

  it('are sent as the hash of what Apollo Client would have sent, and known to the BFF', async () => {
    for (const document of built.documents) {
      const sent: Sent[] = [];
      const codes: unknown[] = [];
      await built.send(document, async (url, init) => {
        sent.push((await new Request(url, init).json()) as Sent);
        const headers = { ...(init?.headers as Record<string, string>), ...FROM_OUR_PAGE };
        const response = await fetch(`${bff.url}/graphql`, { ...init, headers });
        const { errors = [] } = (await response.clone().json()) as { errors?: { extensions: { code: string } }[] };
        codes.push(...errors.map(({ extensions }) => extensions.code));
        return response;
      });

      const [body] = sent;
      const hash = body?.extensions?.persistedQuery?.sha256Hash ?? '';
      expect(`${nameOf(document)}: ${body?.query ?? 'no text'}`).toBe(`${nameOf(document)}: no text`);
      expect(nameOf(parse(list[hash] ?? '{ __typename }'))).toBe(nameOf(document));
      expect(codes).not.toContain('CLIENT_OUTDATED');
      expect(codes).not.toContain('QUERY_REFUSED');
    }
  });

  it('are the texts Apollo Client sends where it is not told a hash', async () => {
    for (const document of built.documents) {
      const { __meta__, ...plain } = document as DocumentNode & { __meta__: { hash: string } };
      let text = '';
      await built.send(plain, async (url, init) => {
        text = ((await new Request(url, init).json()) as Sent).query ?? '';
        return Response.json({ data: null });
      });

      expect(createHash('sha256').update(text).digest('hex')).toBe(__meta__.hash);
      expect(list[__meta__.hash]).toBe(text);
    }
  });
});
