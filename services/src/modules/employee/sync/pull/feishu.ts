import { EmployeeType, Sex } from '@hengcai/shared/enums';
import {
  ask,
  DirectoryFailure,
  isRecord,
  persist,
  recordsIn,
  textsOf,
  tokenKeeper,
  type Connection,
  type Directory,
  type DirectoryDepartment,
  type DirectoryPage,
  type DirectoryPerson,
  type Reply,
  type Tools,
  type Verdict,
} from './directory.ts';

/** The company itself, as Feishu calls its root department. */
const ROOT = '0';
/** The most its lists give at once. */
const PAGE_SIZE = '50';
/** A list of more pages than this goes round in circles. */
const MOST_PAGES = 10_000;
/** "Invalid access token": it has ended, or was replaced. */
const TOKEN_CODES: ReadonlySet<number> = new Set([99991661, 99991663, 99991671]);
/** "Request frequency limited". */
const BUSY_CODES: ReadonlySet<number> = new Set([99991400, 11232]);
/** No right to the department or the person, or none of the rights the call asks for. */
const FORBIDDEN_CODES: ReadonlySet<number> = new Set([40004, 40014, 41050, 99991672, 99991679]);

const codeOf = ({ json }: Reply): number => (typeof json['code'] === 'number' ? json['code'] : Number.NaN);

/** When it may be asked again: its gateway says in seconds how long the limit lasts. */
function busyFor({ headers }: Reply): number | null {
  const seconds = Number(headers.get('x-ogw-ratelimit-reset') ?? headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}

/** Feishu and Lark, contact v3, as a custom app of the company (tenant_access_token/internal). */
export function feishu({ address, appId, secret }: Connection, tools: Tools, asked: ReadonlySet<string>): Directory {
  const at = (path: string, query: Record<string, string> = {}): URL => {
    const url = new URL(`/open-apis${path}`, address);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };
  const judge = (reply: Reply): Verdict<Record<string, unknown>> => {
    const code = codeOf(reply);
    if (reply.status === 429 || BUSY_CODES.has(code)) return { againAfterMs: busyFor(reply) };
    if (reply.status >= 500) return { againAfterMs: null };
    if (TOKEN_CODES.has(code)) return { newToken: true };
    if (FORBIDDEN_CODES.has(code)) throw new DirectoryFailure('SYNC_FORBIDDEN', String(code));
    if (code !== 0) throw new DirectoryFailure('SYNC_ANSWER', String(code));
    const { data } = reply.json;
    return { done: isRecord(data) ? data : {} };
  };
  const token = tokenKeeper(async () => {
    const none = { fresh: () => Promise.resolve(''), current: () => Promise.resolve('') };
    return persist(tools, none, async (): Promise<Verdict<string>> => {
      const reply = await ask(tools, at('/auth/v3/tenant_access_token/internal'), {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ app_id: appId, app_secret: secret }),
      });
      const code = codeOf(reply);
      if (reply.status === 429 || BUSY_CODES.has(code) || reply.status >= 500) return { againAfterMs: busyFor(reply) };
      const given = reply.json['tenant_access_token'];
      if (code !== 0 || typeof given !== 'string') throw new DirectoryFailure('SYNC_CREDENTIALS', String(code));
      return { done: given };
    });
  });

  async function* list(path: string, query: Record<string, string>): AsyncGenerator<Record<string, unknown>[]> {
    const seen = new Set<string>();
    for (let pageToken: string | null = ''; pageToken !== null;) {
      const url = at(path, { ...query, page_size: PAGE_SIZE, ...(pageToken !== '' && { page_token: pageToken }) });
      const data: Record<string, unknown> = await persist(tools, token, async (held) =>
        judge(await ask(tools, url, { method: 'GET', headers: { authorization: `Bearer ${held}` } })),
      );
      yield recordsIn(data['items']);
      const next = data['has_more'] === true ? data['page_token'] : null;
      // Pages may be short of people who left meanwhile; only `has_more` says whether there are others.
      if (next !== null && (typeof next !== 'string' || next === '' || seen.has(next) || seen.size > MOST_PAGES))
        throw new DirectoryFailure('SYNC_ANSWER');
      if (next !== null) seen.add(next);
      pageToken = next;
    }
  }
  const ids = { department_id_type: 'open_department_id', user_id_type: 'open_id' };
  const departments = () => list(`/contact/v3/departments/${ROOT}/children`, { ...ids, fetch_child: 'true' });

  /** What ids of a list are called; it is asked for only where it is of use, because it takes a right of its own. */
  async function names(source: string, path: string, idField: string): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    if (asked.has(source))
      for await (const page of list(path, {}))
        for (const { [idField]: id, name } of page)
          if (typeof id === 'string' && typeof name === 'string') found.set(id, name);
    return found;
  }

  return {
    async test() {
      let found = 0;
      for await (const page of departments()) found += page.flatMap(toDepartment).length;
      return found;
    },
    async *read(): AsyncGenerator<DirectoryPage> {
      const found: string[] = [ROOT];
      for await (const page of departments()) {
        const read = page.flatMap(toDepartment);
        found.push(...read.map(({ id }) => id));
        yield { departments: read, people: [] };
      }
      const named: Named = {
        levels: await names('job_level', '/contact/v3/job_levels', 'job_level_id'),
        families: await names('job_family', '/contact/v3/job_families', 'job_family_id'),
      };
      for (const department of found)
        for await (const page of list('/contact/v3/users/find_by_department', { ...ids, department_id: department }))
          yield { departments: [], people: page.flatMap((user) => toPerson(user, named)) };
    },
  };
}

function toDepartment({
  open_department_id: id,
  parent_department_id: parent,
  name,
  status,
}: Record<string, unknown>): DirectoryDepartment[] {
  if (isRecord(status) && status['is_deleted'] === true) return [];
  if (typeof id !== 'string' || typeof name !== 'string') throw new DirectoryFailure('SYNC_ANSWER');
  return [{ id, name, parentId: typeof parent === 'string' && parent !== ROOT && parent !== '' ? parent : null }];
}

const FIELDS = [
  'user_id',
  'employee_no',
  'name',
  'en_name',
  'nickname',
  'email',
  'enterprise_email',
  'mobile',
  'job_title',
  'city',
  'country',
];
/** Its numbers as those of ours: 1 men, 2 women; full time, interns, outsourced. It knows more, which here are nothing. */
const SEXES: ReadonlyMap<unknown, string> = new Map([
  [1, String(Sex.MALE)],
  [2, String(Sex.FEMALE)],
]);
const TYPES: ReadonlyMap<unknown, string> = new Map([
  [1, String(EmployeeType.FULL_TIME)],
  [2, String(EmployeeType.INTERN)],
  [3, String(EmployeeType.OUTSOURCED)],
]);

/** What levels and families are called, by their ids. */
interface Named {
  levels: ReadonlyMap<string, string>;
  families: ReadonlyMap<string, string>;
}

/** What a company has added to its directory: a text, or the name of what was chosen. */
const addedOf = (attributes: unknown): Record<string, unknown> =>
  Object.fromEntries(
    recordsIn(attributes).flatMap(({ id, value }) =>
      typeof id === 'string' && isRecord(value)
        ? [[`custom_attrs.${id}`, value['text'] ?? value['option_value'] ?? value['name']]]
        : [],
    ),
  );

function toPerson(user: Record<string, unknown>, { levels, families }: Named): DirectoryPerson[] {
  const id = user['open_id'];
  if (typeof id !== 'string') throw new DirectoryFailure('SYNC_ANSWER');
  const { status, join_time: joined, leader_user_id: leader, dotted_line_leader_user_ids: dotted } = user;
  const dottedLineManagerId: unknown = Array.isArray(dotted) ? dotted[0] : undefined;
  return [
    {
      id,
      values: textsOf({
        ...Object.fromEntries(FIELDS.map((name) => [name, user[name]])),
        ...addedOf(user['custom_attrs']),
        gender: SEXES.get(user['gender']),
        employee_type: TYPES.get(user['employee_type']),
        job_level: levels.get(String(user['job_level_id'])),
        job_family: families.get(String(user['job_family_id'])),
        join_time: typeof joined === 'number' && joined > 0 ? dayOf(joined) : undefined,
      }),
      departmentId: mainDepartment(user),
      managerId: typeof leader === 'string' && leader !== '' ? leader : null,
      ...(typeof dottedLineManagerId === 'string' && { dottedLineManagerId }),
      hasLeft: isRecord(status) && (status['is_resigned'] === true || status['is_exited'] === true),
    },
  ];
}

/** The primary one of several, else the first. */
function mainDepartment({ department_ids: ids, orders }: Record<string, unknown>): string | null {
  const primary = recordsIn(orders).find((order) => order['is_primary_dept'] === true)?.['department_id'];
  const first: unknown = Array.isArray(ids) ? ids[0] : null;
  const id = typeof primary === 'string' ? primary : first;
  return typeof id === 'string' && id !== ROOT && id !== '' ? id : null;
}

/** Feishu keeps the day somebody joined as midnight in China. */
const CHINA_MS = 8 * 3_600_000;
const dayOf = (seconds: number): string => new Date(seconds * 1_000 + CHINA_MS).toISOString().slice(0, 10);
