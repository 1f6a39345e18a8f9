import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export const WECOM_APP = { appId: 'ww0123456789', secret: 'corp-secret-of-tests' };

export interface WecomServer {
  url: string;
  host: string;
  departments: { id: number; name: string; parentid: number }[];
  /** In the field names of the documents; `department` are the ids of departments. */
  users: (Record<string, unknown> & { userid: string; department: readonly number[] })[];
  requests: string[];
  /** Codes the next requests for lists are refused with. */
  refuse: number[];
  stop(): Promise<void>;
}

/**
 * WeCom's contacts as its documents describe them: `gettoken`, `department/list` and `user/list` of one department. It
 * refuses under HTTP 200, with `errcode`.
 */
export async function startWecomServer(): Promise<WecomServer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', state.url);
    state.requests.push(url.pathname);
    answer(url, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  let token = '';
  let tokens = 0;
  const state: WecomServer = {
    url: `http://${host}`,
    host,
    departments: [],
    users: [],
    requests: [],
    refuse: [],
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  const send = (response: ServerResponse, body: object) =>
    response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
  const refuse = (response: ServerResponse, errcode: number) => send(response, { errcode, errmsg: 'refused' });

  function answer(url: URL, response: ServerResponse): void {
    const query = (name: string) => url.searchParams.get(name);
    if (url.pathname === '/cgi-bin/gettoken') {
      if (query('corpid') !== WECOM_APP.appId) return void refuse(response, 40013);
      if (query('corpsecret') !== WECOM_APP.secret) return void refuse(response, 40001);
      token = `wt-${(tokens += 1)}`;
      return void send(response, { errcode: 0, errmsg: 'ok', access_token: token, expires_in: 7200 });
    }
    if (query('access_token') !== token) return void refuse(response, 40014);
    const code = state.refuse.shift();
    if (code === 42001) token = 'ended';
    if (code !== undefined) return void refuse(response, code);
    if (url.pathname === '/cgi-bin/department/list')
      return void send(response, {
        errcode: 0,
        errmsg: 'ok',
        department: [{ id: 1, name: 'The company', parentid: 0, order: 100 }, ...state.departments],
      });
    if (url.pathname === '/cgi-bin/user/list') {
      const userlist = state.users.filter(({ department }) => department.includes(Number(query('department_id'))));
      return void send(response, { errcode: 0, errmsg: 'ok', userlist });
    }
    response.writeHead(404).end();
  }
  return state;
}
