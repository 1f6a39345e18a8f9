import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const CLIENT_ID = 'hengcai';
export const CLIENT_SECRET = 'client-secret-of-tests';

/** Somebody at the provider; the claims are what it says of the person. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  upn?: string;
}

export interface IdentityProvider {
  issuer: string;
  /** As OUTBOUND_HOSTS names it. */
  host: string;
  /** Who is signed in at the provider; null: it asks nobody and refuses. */
  signedIn: ProviderPerson | null;
  /** Requests so far, by path. */
  requests: string[];
  /** What a browser does: follows the address to where the provider sends it back; the query it comes back with. */
  visit(address: string): Promise<URLSearchParams>;
  stop(): Promise<void>;
}

/** The same for every provider of a process: who has asked for keys does not ask again within half a minute. */
const KEYS = [
  generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  generateKeyPairSync('rsa', { modulusLength: 2048 }),
].map(({ privateKey }) => privateKey.export({ format: 'jwk' }));

/** An identity provider on this machine that knows who is there without asking. */
export async function startIdentityProvider({ port = 0, redirectUri = '' } = {}): Promise<IdentityProvider> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `http://${host}`;
  const people = new Map<string, ProviderPerson>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: KEYS },
    cookies: { keys: ['cookies of tests'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['upn'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/who/${uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
  });
  // Consent is given by whoever runs the company.
  provider.proxy = false;
  const found: IdentityProvider = {
    issuer,
    host,
    signedIn: null,
    requests: [],
    async visit(address) {
      let url = address;
      const jar = new Map<string, string>();
      for (let step = 0; step < 10; step += 1) {
        const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
        const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
        for (const one of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
          jar.set(name, value);
        }
        const next = new URL(answer.headers.get('location') ?? '', url);
        if (next.origin !== issuer) return next.searchParams;
        url = next.href;
      }
      throw new Error('The provider sends nobody back.');
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const answer = provider.callback();
  server.on('request', (request, response) => {
    found.requests.push(new URL(request.url ?? '/', issuer).pathname);
    if (!request.url?.startsWith('/who/')) return void answer(request, response);
    const person = found.signedIn;
    if (person) people.set(person.sub, person);
    const finish = async () => {
      const { params, prompt, grantId } = await provider.interactionDetails(request, response);
      if (!person) return provider.interactionFinished(request, response, { error: 'access_denied' });
      if (prompt.name === 'login')
        return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
      const grant =
        (grantId === undefined ? undefined : await provider.Grant.find(grantId)) ??
        new provider.Grant({ accountId: person.sub, clientId: String(params['client_id']) });
      grant.addOIDCScope(String(params['scope']));
      return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
    };
    void finish().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return found;
}
