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

/** The company itself, as WeCom numbers its root department. */
const ROOT = '1';
/** "Invalid access_token" and "access_token expired". */
const TOKEN_CODES: ReadonlySet<number> = new Set([40014, 42001, 41001]);
/** "System busy", "API frequency out of limit", "API concurrent out of limit". */
const BUSY_CODES: ReadonlySet<number> = new Set([-1, 45009, 45033]);
/** "Invalid credential" and "invalid corpid". */
const CREDENTIAL_CODES: ReadonlySet<number> = new Set([40001, 40013, 40091]);
/** No right to the department, or the address of this machine is not among those that are trusted. */
const FORBIDDEN_CODES: ReadonlySet<number> = new Set([60011, 60020, 48002, 60123]);
/** Somebody who has left the company. */
const LEFT = 5;

const codeOf = ({ json }: Reply): number => (typeof json['errcode'] === 'number' ? json['errcode'] : Number.NaN);

/** WeCom contacts, asked with the secret of an app or of the contacts themselves. */
export function wecom({ address, appId, secret }: Connection, tools: Tools): Directory {
  const get = async (path: string, query: Record<string, string>): Promise<Reply> => {
    const url = new URL(`/cgi-bin/${path}`, address);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return ask(tools, url, { method: 'GET', headers: {} });
  };
  const judge = (reply: Reply): Verdict<Record<string, unknown>> => {
    const code = codeOf(reply);
    if (reply.status === 429 || reply.status >= 500 || BUSY_CODES.has(code)) return { againAfterMs: null };
    if (TOKEN_CODES.has(code)) return { newToken: true };
    if (CREDENTIAL_CODES.has(code)) throw new DirectoryFailure('SYNC_CREDENTIALS', String(code));
    if (FORBIDDEN_CODES.has(code)) throw new DirectoryFailure('SYNC_FORBIDDEN', String(code));
    if (code !== 0) throw new DirectoryFailure('SYNC_ANSWER', String(code));
    return { done: reply.json };
  };
  const token = tokenKeeper(async () => {
    const none = { fresh: () => Promise.resolve(''), current: () => Promise.resolve('') };
    const answer = await persist(tools, none, async () =>
      judge(await get('gettoken', { corpid: appId, corpsecret: secret })),
    );
    const given = answer['access_token'];
    if (typeof given !== 'string' || given === '') throw new DirectoryFailure('SYNC_CREDENTIALS');
    return given;
  });
  const call = (path: string, query: Record<string, string> = {}) =>
    persist(tools, token, async (held) => judge(await get(path, { access_token: held, ...query })));

  async function departments(): Promise<{ all: string[]; read: DirectoryDepartment[] }> {
    const rows = recordsIn((await call('department/list'))['department']);
    return { all: rows.map((row) => String(row['id'])), read: rows.flatMap(toDepartment) };
  }
  return {
    async test() {
      return (await departments()).read.length;
    },
    async *read(): AsyncGenerator<DirectoryPage> {
      const { all, read } = await departments();
      yield { departments: read, people: [] };
      for (const id of all) {
        const { userlist } = await call('user/list', { department_id: id });
        yield { departments: [], people: recordsIn(userlist).map(toPerson) };
      }
    },
  };
}

function toDepartment({ id, parentid: parent, name }: Record<string, unknown>): DirectoryDepartment[] {
  if (typeof id !== 'number' || typeof name !== 'string') throw new DirectoryFailure('SYNC_ANSWER');
  if (String(id) === ROOT) return [];
  return [{ id: String(id), name, parentId: parent === 0 || parent === Number(ROOT) ? null : String(parent) }];
}

const FIELDS = [
  'userid',
  'name',
  'english_name',
  'alias',
  'email',
  'biz_mail',
  'mobile',
  'telephone',
  'position',
  'address',
];

/** What a company has added to its contacts: texts, and the addresses of pages. */
const addedOf = (extattr: unknown): Record<string, unknown> =>
  Object.fromEntries(
    recordsIn(isRecord(extattr) ? extattr['attrs'] : undefined).flatMap(({ name, text, web }) =>
      typeof name === 'string'
        ? [[`extattr.${name}`, isRecord(text) ? text['value'] : isRecord(web) ? web['url'] : undefined]]
        : [],
    ),
  );

function toPerson(user: Record<string, unknown>): DirectoryPerson {
  const { userid: id, main_department: main, department, direct_leader: leaders, status } = user;
  if (typeof id !== 'string') throw new DirectoryFailure('SYNC_ANSWER');
  const first: unknown = Array.isArray(department) ? department[0] : undefined;
  const place = typeof main === 'number' && main > 0 ? main : first;
  const leader: unknown = Array.isArray(leaders) ? leaders[0] : undefined;
  return {
    id,
    values: textsOf({
      ...Object.fromEntries(FIELDS.map((name) => [name, user[name]])),
      ...addedOf(user['extattr']),
      // "0" says nothing.
      gender: user['gender'] === '0' ? undefined : user['gender'],
    }),
    departmentId: typeof place === 'number' && String(place) !== ROOT ? String(place) : null,
    managerId: typeof leader === 'string' && leader !== '' ? leader : null,
    hasLeft: status === LEFT,
  };
}
