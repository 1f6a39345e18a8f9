import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A department of the test directory; without a parent it stands right below the company. */
export interface TestDepartment {
  id: string;
  name: string;
  parent?: string;
}
/** A person of it, in the field names of the documents; `departments` begins with the primary one. */
export type TestUser = Record<string, unknown> & { open_id: string; departments: readonly string[] };

export const FEISHU_APP = { appId: 'cli_a1b2c3', secret: 'app-secret-of-tests' };

export interface FeishuServer {
  url: string;
  host: string;
  departments: TestDepartment[];
  users: TestUser[];
  /** What ranks and job families are called there, by id. */
  jobLevels: Record<string, string>;
  jobFamilies: Record<string, string>;
  /** Paths that were asked for, with their query. */
  requests: string[];
  /** How many of the next requests for lists are refused as too frequent. */
  busy: number;
  /** After so many more requests for lists the token has ended. */
  tokenLasts: number;
  /** Codes the next requests for lists are refused with. */
  refuse: { status: number; code: number }[];
  /** How many a page holds at most, whatever is asked for. */
  pageSize: number;
  /** Whether pages come that have nothing in them while there are more. */
  emptyPages: boolean;
  stop(): Promise<void>;
}

/**
 * Feishu's contact v3 as its documents describe it: `tenant_access_token/internal`, `departments/:id/children`,
 * `users/find_by_department`, `job_levels` and `job_families` with `page_token` and `has_more`. With `emptyPages` a page without anything comes before each with something, as the documents allow.
 */
export async function startFeishuServer(): Promise<FeishuServer> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  let token = '';
  let tokens = 0;
  const state: FeishuServer = {
    url: `http://${host}`,
    host,
    departments: [],
    users: [],
    jobLevels: {},
    jobFamilies: {},
    requests: [],
    busy: 0,
    tokenLasts: Number.POSITIVE_INFINITY,
    refuse: [],
    pageSize: 2,
    emptyPages: false,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };

  function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body));
  }
  const refuse = (response: ServerResponse, status: number, code: number, headers = {}) =>
    send(response, status, { code, msg: 'refused' }, headers);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', state.url);
    state.requests.push(url.pathname + url.search);
    const path = url.pathname.replace('/open-apis', '');
    if (request.method === 'POST' && path === '/auth/v3/tenant_access_token/internal') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { app_id, app_secret } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
      if (app_id !== FEISHU_APP.appId) return refuse(response, 200, 10003);
      if (app_secret !== FEISHU_APP.secret) return refuse(response, 200, 10014);
      token = `t-${(tokens += 1)}`;
      return send(response, 200, { code: 0, msg: 'ok', tenant_access_token: token, expire: 7200 });
    }
    if (request.headers.authorization !== `Bearer ${token}`) return refuse(response, 400, 99991663);
    const refused = state.refuse.shift();
    if (refused) return refuse(response, refused.status, refused.code);
    if (state.busy > 0) {
      state.busy -= 1;
      return refuse(response, 429, 99991400, { 'x-ogw-ratelimit-limit': '100', 'x-ogw-ratelimit-reset': '3' });
    }
    if ((state.tokenLasts -= 1) < 0) {
      state.tokenLasts = Number.POSITIVE_INFINITY;
      token = 'ended';
      return refuse(response, 400, 99991663);
    }
    const children = /^\/contact\/v3\/departments\/([^/]+)\/children$/.exec(path);
    if (children?.[1] === '0' && url.searchParams.get('fetch_child') === 'true')
      return page(
        url,
        response,
        state.departments.map(({ id, name, parent }) => ({
          name,
          department_id: `custom-${id}`,
          open_department_id: id,
          parent_department_id: parent ?? '0',
          status: { is_deleted: false },
        })),
      );
    if (path === '/contact/v3/job_levels')
      return page(
        url,
        response,
        Object.entries(state.jobLevels).map(([id, name]) => ({ job_level_id: id, name, order: 1, status: true })),
      );
    if (path === '/contact/v3/job_families')
      return page(
        url,
        response,
        Object.entries(state.jobFamilies).map(([id, name]) => ({ job_family_id: id, name, status: true })),
      );
    if (path === '/contact/v3/users/find_by_department') {
      const department = url.searchParams.get('department_id') ?? '';
      return page(
        url,
        response,
        state.users
          .filter(({ departments }) => departments.includes(department))
          .map(({ departments, ...user }) => ({
            ...user,
            department_ids: departments.toReversed(),
            orders: departments.map((id, at) => ({ department_id: id, is_primary_dept: at === 0 })),
          })),
      );
    }
    return refuse(response, 404, 1);
  }

  function page(url: URL, response: ServerResponse, items: object[]): void {
    const size = Math.min(state.pageSize, Number(url.searchParams.get('page_size')));
    const written = url.searchParams.get('page_token');
    const [from = Number.NaN, empty = 0] =
      written === null ? [0, 1] : Buffer.from(written, 'base64').toString().split(',').map(Number);
    if (!Number.isInteger(from)) return refuse(response, 400, 40012);
    const pageToken = (at: number, isEmpty: 0 | 1) => Buffer.from(`${at},${isEmpty}`).toString('base64');
    if (state.emptyPages && empty === 1 && items.length > 0)
      return send(response, 200, { code: 0, msg: 'success', data: { has_more: true, page_token: pageToken(from, 0) } });
    const some = items.slice(from, from + size);
    const next = from + size;
    const hasMore = next < items.length;
    send(response, 200, {
      code: 0,
      msg: 'success',
      data: {
        has_more: hasMore,
        ...(hasMore && { page_token: pageToken(next, 1) }),
        // The documents leave the list out where it is empty.
        ...(some.length > 0 && { items: some }),
      },
    });
  }
  return state;
}
