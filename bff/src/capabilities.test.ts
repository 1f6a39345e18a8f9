import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBff, type TestBff } from './testing/bff.ts';

const ASK = '{ capabilities { clientMutationId jobs audit } notices { id } }';
const NOTHING = { clientMutationId: false, jobs: false, audit: false };

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  bff.upstream.answer('index', 'listNotice', () => []);
});
afterAll(() => bff.stop());

const envelope = (content: object) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(content));
};
/** A BFF that has asked services which answer the question for their capabilities in some way. */
async function before(answer: (response: ServerResponse) => void): Promise<TestBff> {
  const other = await startBff();
  other.upstream.respond('platform', 'capabilities', (_call, response) => answer(response));
  other.upstream.answer('index', 'listNotice', () => []);
  return other;
}

describe('the capabilities of services', () => {
  it('are what they say, and cost no call of the request', async () => {
    const { data, headers } = await bff.send(ASK);

    expect(data?.['capabilities']).toEqual({ clientMutationId: true, jobs: true, audit: true });
    expect(headers.get('server-timing')).toContain('1 call');
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['do not know the path', (response) => void response.writeHead(404).end('<html>no such path</html>')],
    ['want a session for every path', (response) => void response.writeHead(401).end()],
    ['answer every unknown path with a page', (response) => void response.end('<html>hello</html>')],
    ['say not found in an envelope', envelope({ success: false, status: 404, message: '', data: null })],
    ['want a session in an envelope', envelope({ success: false, status: '208', message: '', data: null })],
    ['speak of something else', envelope({ success: true, status: 200, data: { rockets: true } })],
  ])('are none where they %s; the product is ready all the same', async (_how, answer) => {
    const other = await before(answer);

    const { data, errors } = await other.send(ASK);
    const ready = await fetch(`${other.url}/health/ready`);
    await other.stop();

    expect(errors).toEqual([]);
    expect(data).toEqual({ capabilities: NOTHING, notices: [] });
    expect(ready.status).toBe(200);
  });

  it('are unknown, and the product not ready, where nobody answers', async () => {
    const other = await before((response) => void response.writeHead(503).end());

    const { data, errors } = await other.send(ASK);
    const ready = await fetch(`${other.url}/health/ready`);
    await other.stop();

    expect(data).toEqual({ capabilities: null, notices: [] });
    expect(errors).toMatchObject([{ path: ['capabilities'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(ready.status).toBe(503);
  });
});
