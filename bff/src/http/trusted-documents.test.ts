import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { FROM_OUR_PAGE, startBff, type Answer, type TestBff } from '../testing/bff.ts';
import { openTrustedDocuments } from './trusted-documents.ts';

const OURS = 'query Backlog {\n  backlog {\n    count\n    __typename\n  }\n}';
const SIGNED_OUT = 'query Failed { failedLogins(companyCode: "a", userName: "b") }';
const THEIRS = '{ notices { id } }';
const hashOf = (document: string): string => createHash('sha256').update(document).digest('hex');
const ENGLISH = { 'accept-language': 'en-US' };
const SESSION = { ...FROM_OUR_PAGE, ...ENGLISH };
const SCRIPT = { ...ENGLISH, authorization: 'Bearer hc_1' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hengcai-documents-'));
  const list = Object.fromEntries([OURS, SIGNED_OUT].map((document) => [hashOf(document), document]));
  writeFileSync(path.join(folder, 'documents.json'), JSON.stringify(list));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Sends the hash of a document alone, as a build of the browser client does. */
async function sendHash(bff: TestBff, document: string, headers: Record<string, string> = SESSION) {
  const response = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } }),
  });
  return { status: response.status, ...((await response.json()) as Pick<Answer, 'data' | 'errors'>) };
}

function answerAll({ upstream }: TestBff): void {
  upstream.answer('message', 'listbacklogcount', () => []);
  upstream.answer('index', 'listNotice', () => []);
  upstream.answer('root', 'loginfailedtimes', () => ({ loginFailedTimes: 0 }));
  upstream.answer('rolemanage', 'getauthoritytype', () => ({ operations: [], elements: [] }));
}

describe.each(['on', 'off'])('with TRUSTED_DOCUMENTS=%s', (mode) => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startBff({ TRUSTED_DOCUMENTS: mode, WEB_DIST: folder });
    answerAll(bff);
  });
  afterAll(() => bff.stop());

  it('a hash of the build runs its document', async () => {
    expect(await sendHash(bff, OURS)).toEqual({ status: 200, data: { backlog: [] } });
    expect(await sendHash(bff, SIGNED_OUT, ENGLISH)).toEqual({ status: 200, data: { failedLogins: 0 } });
  });

  it('a hash of another release is CLIENT_OUTDATED, and the services hear nothing of it', async () => {
    bff.upstream.calls.length = 0;
    const { status, errors } = await sendHash(bff, OURS.replace('count', 'type'));

    expect(status).toBe(400);
    expect(errors).toMatchObject([
      {
        message: 'A new version is available. Please reload the page.',
        extensions: { code: 'CLIENT_OUTDATED', requestId: expect.stringMatching(/./) },
      },
    ]);
    expect(bff.upstream.calls).toEqual([]);
  });

  it.each(['constructor', '__proto__', '', null, 7])('the hash %j is none', async (sha256Hash) => {
    const response = await fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { ...SESSION, 'content-type': 'application/json' },
      body: JSON.stringify({ query: null, extensions: { persistedQuery: { sha256Hash } } }),
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'CLIENT_OUTDATED' } }] });
  });
});

describe('where only trusted documents run', () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startBff({ TRUSTED_DOCUMENTS: 'on', WEB_DIST: folder });
  });
  afterAll(() => bff.stop());
  beforeEach(() => {
    bff.upstream.calls.length = 0;
    answerAll(bff);
  });

  it('another text is refused to a session, and told what to do instead', async () => {
    const { status, errors } = await bff.send(THEIRS, {}, SESSION);

    expect(status).toBe(403);
    expect(errors).toMatchObject([
      { message: expect.stringContaining('Use an API token'), extensions: { code: 'QUERY_REFUSED', status: 403 } },
    ]);
    expect(bff.upstream.names()).toEqual(['rolemanage.getauthoritytype']);
    expect(bff.upstream.calls[0]?.input).toEqual({ pageUrl: '/graphiql' });
  });

  it('another text is refused before it is even parsed', async () => {
    expect((await bff.send('{ nothing }', {}, SESSION)).errors).toMatchObject([
      { extensions: { code: 'QUERY_REFUSED' } },
    ]);
  });

  it('the text of a trusted document runs as its hash does, and nobody is asked', async () => {
    expect((await bff.send(OURS, {}, SESSION)).data).toEqual({ backlog: [] });
    expect(bff.upstream.names()).toEqual(['message.listbacklogcount']);
  });

  it('another text runs for a session that may visit /graphiql, asked anew each time', async () => {
    bff.upstream.answer('rolemanage', 'getauthoritytype', () => ({ operations: [1], elements: [] }));
    const allowed = await bff.send(THEIRS, {}, SESSION);
    bff.upstream.answer('rolemanage', 'getauthoritytype', () => ({ operations: [2, 4], elements: [] }));
    const refused = await bff.send(THEIRS, {}, SESSION);

    expect(allowed).toMatchObject({ status: 200, data: { notices: [] } });
    expect(refused.status).toBe(403);
  });

  it('another text runs for a script with a token', async () => {
    expect(await bff.send(THEIRS, {}, SCRIPT)).toMatchObject({ status: 200, data: { notices: [] } });
    expect(bff.upstream.names()).toEqual(['index.listNotice']);
  });

  it('another text is refused to nobody in particular', async () => {
    const { status, errors } = await bff.send(THEIRS, {}, ENGLISH);

    expect(status).toBe(401);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(bff.upstream.calls).toEqual([]);
  });

  it('a session that is over is told so', async () => {
    bff.upstream.refuse('rolemanage', 'getauthoritytype', { status: 208 });

    expect((await bff.send(THEIRS, {}, SESSION)).errors).toMatchObject([{ extensions: { code: 'SESSION_TIMEOUT' } }]);
  });
});

describe('the list of trusted documents', () => {
  const settingsOf = (environment: Record<string, string>) => readSettings({ WEB_DIST: folder, ...environment });
  const PUBLIC = { PUBLIC_URL: 'https://hr.example.com', TICKET_KEY: 'k'.repeat(32) };

  it('alone counts where others can reach the product, unless the operator says otherwise', () => {
    expect(settingsOf({}).trustedDocuments).toBe(false);
    expect(settingsOf({ PUBLIC_URL: 'http://localhost:4000' }).trustedDocuments).toBe(false);
    expect(settingsOf(PUBLIC).trustedDocuments).toBe(true);
    expect(settingsOf({ ...PUBLIC, TRUSTED_DOCUMENTS: 'off' }).trustedDocuments).toBe(false);
    expect(settingsOf({ TRUSTED_DOCUMENTS: 'on' }).trustedDocuments).toBe(true);
  });

  it('that is missing stops the start where nothing else would run', async () => {
    const open = (only: boolean) => openTrustedDocuments({ webDist: '/nowhere', trustedDocuments: only });

    expect(await (await open(false)).find(hashOf(OURS))).toBeUndefined();
    await expect(open(true)).rejects.toThrow('build the browser client first');
  });

  it.each([JSON.stringify({ [hashOf(OURS)]: THEIRS }), '{"a', '[]', '{"a":1}'])(
    'that no build made stops the start: %s',
    async (content) => {
      const damaged = mkdtempSync(path.join(tmpdir(), 'hengcai-documents-'));
      writeFileSync(path.join(damaged, 'documents.json'), content);

      await expect(openTrustedDocuments({ webDist: damaged, trustedDocuments: false })).rejects.toThrow('is damaged');
      rmSync(damaged, { recursive: true });
    },
  );

  it('is that of now where the client is built anew under the running server', async () => {
    const built = mkdtempSync(path.join(tmpdir(), 'hengcai-documents-'));
    const file = path.join(built, 'documents.json');
    const build = (document: string, at: number) => {
      writeFileSync(file, JSON.stringify({ [hashOf(document)]: document }));
      utimesSync(file, at, at);
    };
    build(OURS, 1000);
    const documents = await openTrustedDocuments({ webDist: built, trustedDocuments: true });

    writeFileSync(file, '{"half');
    expect(await documents.find(hashOf(THEIRS))).toBeUndefined();
    build(THEIRS, 2000);
    expect(await documents.find(hashOf(THEIRS))).toBe(THEIRS);
    expect(await documents.find(hashOf(OURS))).toBeUndefined();
    rmSync(built, { recursive: true });
  });
});
