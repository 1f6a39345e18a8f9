// How anybody would call these services with got: one instance, kept connections, JSON.
import http from 'node:http';
import got from 'got';

const client = got.extend({
  prefixUrl: process.env.REST_URL,
  agent: { http: new http.Agent({ keepAlive: true, maxSockets: 100 }) },
  headers: { facility: 'desktop', 'accept-language': 'en-US' },
});

/** Calls one endpoint for one session and takes the data out of the envelope. */
export async function rest(token, path, input) {
  const { success, message, data } = await client
    .post(path, { json: input, headers: { authorization: `Bearer ${token}` } })
    .json();
  if (!success) throw new Error(message);
  return data;
}

/** The token of the session cookie. */
export const tokenOf = (request) => /sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
