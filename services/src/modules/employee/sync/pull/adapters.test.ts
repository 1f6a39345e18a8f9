import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbound } from '../../../../kit/outbound.ts';
import { FEISHU_APP, startFeishuServer, type FeishuServer } from '../../../../testing/feishu-server.ts';
import { startWecomServer, WECOM_APP, type WecomServer } from '../../../../testing/wecom-server.ts';
import type { DirectoryFailure, DirectoryPerson, Tools } from './directory.ts';
import { gather, pathsOf } from './gather.ts';
import { openDirectory } from './open.ts';

let feishu: FeishuServer;
let wecom: WecomServer;
let pauses: number[];
beforeAll(async () => {
  [feishu, wecom] = await Promise.all([startFeishuServer(), startWecomServer()]);
});
afterAll(async () => {
  await Promise.all([feishu.stop(), wecom.stop()]);
});
beforeEach(() => {
  pauses = [];
  Object.assign(feishu, {
    departments: [
      { id: 'od-sales', name: '销售' },
      { id: 'od-east', name: '华东', parent: 'od-sales' },
      { id: 'od-it', name: 'R/D' },
    ],
    users: [
      {
        open_id: 'ou_1',
        departments: ['0'],
        user_id: 'u1',
        employee_no: '1',
        name: '王伟',
        enterprise_email: 'w@example.com',
      },
      {
        open_id: 'ou_2',
        departments: ['od-east', 'od-it'],
        employee_no: '2',
        name: '李娜',
        en_name: 'Na Li',
        mobile: '+8613800000000',
        leader_user_id: 'ou_1',
        // Midnight of 1 March 2024 in China.
        join_time: 1_709_222_400,
        status: { is_resigned: false },
      },
      { open_id: 'ou_3', departments: ['od-it'], employee_no: '3', name: '赵敏', status: { is_resigned: true } },
    ],
    requests: [],
    refuse: [],
    busy: 0,
    tokenLasts: Number.POSITIVE_INFINITY,
    emptyPages: false,
  });
  Object.assign(wecom, {
    departments: [
      { id: 2, name: '销售', parentid: 1 },
      { id: 3, name: '华东', parentid: 2 },
    ],
    users: [
      { userid: 'wang', name: '王伟', department: [1], main_department: 1, biz_mail: 'w@example.com', status: 1 },
      {
        userid: 'li',
        name: '李娜',
        department: [2, 3],
        main_department: 3,
        direct_leader: ['wang'],
        mobile: '13800000000',
        status: 4,
      },
      { userid: 'zhao', name: '赵敏', department: [2], main_department: 2, status: 5 },
    ],
    requests: [],
    refuse: [],
  });
});

const tools = (): Tools => ({
  outbound: createOutbound(new Set([feishu.host, wecom.host])),
  pause: (ms) => Promise.resolve(pauses.push(ms)),
});
const open = (kind: 2 | 3, more: object = {}, asked: string[] = []) =>
  openDirectory(
    kind === 2
      ? { kind, address: feishu.url, ...FEISHU_APP, ...more }
      : { kind, address: wecom.url, ...WECOM_APP, ...more },
    tools(),
    new Set(asked),
  );
async function everything(kind: 2 | 3, asked: string[] = []) {
  const { departments, people } = await gather(open(kind, {}, asked), 100, () => Promise.resolve());
  const pathOf = pathsOf(departments);
  return [...people.values()].map((one: DirectoryPerson) => ({ ...one, departmentId: pathOf(one.departmentId) }));
}
const failing = (work: Promise<unknown>): Promise<DirectoryFailure> =>
  work.then(
    () => expect.fail('it went well'),
    (error: unknown) => error as DirectoryFailure,
  );

const OF_FEISHU = [
  {
    id: 'ou_1',
    values: { user_id: 'u1', employee_no: '1', name: '王伟', enterprise_email: 'w@example.com' },
    departmentId: '',
    managerId: null,
    hasLeft: false,
  },
  {
    id: 'ou_2',
    values: { employee_no: '2', name: '李娜', en_name: 'Na Li', mobile: '+8613800000000', join_time: '2024-03-01' },
    departmentId: '销售/华东',
    managerId: 'ou_1',
    hasLeft: false,
  },
  { id: 'ou_3', values: { employee_no: '3', name: '赵敏' }, departmentId: 'R／D', managerId: null, hasLeft: true },
];

describe('S7.053 Feishu contact v3', () => {
  test('everybody once, with the primary department from the top down, manager and day', async () => {
    expect(await everything(2)).toEqual(OF_FEISHU);
    expect(await open(2).test()).toBe(3);
  });

  test('levels and families by name where they are of use, numbers as ours, and what the company has added', async () => {
    feishu.users = [
      {
        open_id: 'ou_4',
        departments: ['0'],
        employee_no: '4',
        gender: 2,
        employee_type: 2,
        country: 'CN',
        job_level_id: 'jl-2',
        job_family_id: 'jf-1',
        dotted_line_leader_user_ids: ['ou_1'],
        custom_attrs: [
          { type: 'TEXT', id: 'C-size', value: { text: 'XL' } },
          { type: 'ENUMERATION', id: 'C-line', value: { option_id: 'o1', option_value: '东线' } },
          { type: 'PICTURE_ENUM', id: 'C-none', value: {} },
        ],
      },
      // A consultant, of whom nothing is known here, and somebody whose sex is nobody's business.
      { open_id: 'ou_5', departments: ['0'], employee_no: '5', gender: 0, employee_type: 5, job_level_id: 'jl-2' },
    ];
    feishu.jobLevels = { 'jl-1': 'P1', 'jl-2': 'P2', 'jl-3': 'P3' };
    feishu.jobFamilies = { 'jf-1': '技术' };
    const [one, other] = await everything(2, ['job_level', 'job_family']);
    expect(one).toMatchObject({
      values: {
        gender: '2',
        employee_type: '3',
        country: 'CN',
        job_level: 'P2',
        job_family: '技术',
        'custom_attrs.C-size': 'XL',
        'custom_attrs.C-line': '东线',
      },
      dottedLineManagerId: 'ou_1',
    });
    expect(other?.values).toEqual({ employee_no: '5', job_level: 'P2' });
    feishu.requests = [];
    await everything(2);
    expect(feishu.requests.filter((path) => path.includes('/job_'))).toEqual([]);
  });

  test('pages without anything in them are no end', async () => {
    feishu.emptyPages = true;
    expect(await everything(2)).toEqual(OF_FEISHU);
  });

  test('too frequent: waits as long as it is told, and goes on where it was', async () => {
    feishu.busy = 2;
    expect(await everything(2)).toEqual(OF_FEISHU);
    expect(pauses).toEqual([3_000, 3_000]);
    feishu.busy = 100;
    expect((await failing(open(2).test())).code).toBe('SYNC_BUSY');
  });

  test('a token that ends between two pages is fetched anew, once', async () => {
    feishu.tokenLasts = 3;
    expect(await everything(2)).toEqual(OF_FEISHU);
    expect(feishu.requests.filter((path) => path.includes('tenant_access_token'))).toHaveLength(2);
  });

  test('nothing is left out: what may not be read, or cannot be understood, fails the whole', async () => {
    feishu.refuse = [{ status: 403, code: 40004 }];
    expect(await failing(everything(2))).toMatchObject({ code: 'SYNC_FORBIDDEN', there: '40004' });
    feishu.refuse = [{ status: 400, code: 40012 }];
    expect(await failing(everything(2))).toMatchObject({ code: 'SYNC_ANSWER', there: '40012' });
    expect(await failing(gather(open(2), 2, () => Promise.resolve()))).toMatchObject({ code: 'SYNC_TOO_MANY' });
  });

  test('a wrong secret, a host nobody allowed, and one that is not there', async () => {
    expect(await failing(open(2, { secret: 'wrong' }).test())).toMatchObject({
      code: 'SYNC_CREDENTIALS',
      there: '10014',
    });
    expect((await failing(open(2, { address: 'https://127.0.0.1' }).test())).code).toBe('SYNC_HOST_REFUSED');
    const away = await startFeishuServer();
    await away.stop();
    const closed = openDirectory(
      { kind: 2, address: away.url, ...FEISHU_APP },
      { ...tools(), outbound: createOutbound(new Set([away.host])) },
    );
    expect((await failing(closed.test())).code).toBe('SYNC_UNREACHABLE');
  });
});

describe('S7.053 WeCom contacts', () => {
  const OF_WECOM = [
    {
      id: 'wang',
      values: { userid: 'wang', name: '王伟', biz_mail: 'w@example.com' },
      departmentId: '',
      managerId: null,
      hasLeft: false,
    },
    {
      id: 'li',
      values: { userid: 'li', name: '李娜', mobile: '13800000000' },
      departmentId: '销售/华东',
      managerId: 'wang',
      hasLeft: false,
    },
    { id: 'zhao', values: { userid: 'zhao', name: '赵敏' }, departmentId: '销售', managerId: null, hasLeft: true },
  ];

  test('what a company has added to its contacts, and the sex where it is said', async () => {
    const known = { department: [1], main_department: 1, status: 1 };
    wecom.users = [
      {
        userid: 'sun',
        name: '孙悦',
        ...known,
        gender: '2',
        extattr: {
          attrs: [
            { type: 0, name: '工服尺码', text: { value: 'XL' } },
            { type: 1, name: '主页', web: { url: 'https://example.com/sun', title: 'Sun' } },
          ],
        },
      },
      { userid: 'qian', name: '钱进', ...known, gender: '0', extattr: { attrs: [] } },
    ];
    const [sun, qian] = await everything(3);
    expect(sun?.values).toMatchObject({
      gender: '2',
      'extattr.工服尺码': 'XL',
      'extattr.主页': 'https://example.com/sun',
    });
    expect(qian?.values).toEqual({ userid: 'qian', name: '钱进' });
  });

  test('everybody once, with the main department from the top down', async () => {
    expect(await everything(3)).toEqual(OF_WECOM);
    expect(await open(3).test()).toBe(2);
  });

  test('42001 and 40014 fetch a new token, 45009 and a busy system wait longer and longer', async () => {
    wecom.refuse = [42001, 45009, -1, 45033];
    expect(await everything(3)).toEqual(OF_WECOM);
    expect(wecom.requests.filter((path) => path === '/cgi-bin/gettoken')).toHaveLength(2);
    expect(pauses).toEqual([2_000, 4_000, 8_000]);
  });

  test('a token that is refused twice, a wrong secret, and no right to the contacts', async () => {
    wecom.refuse = [40014, 40014];
    expect((await failing(open(3).test())).code).toBe('SYNC_CREDENTIALS');
    expect(await failing(open(3, { secret: 'wrong' }).test())).toMatchObject({
      code: 'SYNC_CREDENTIALS',
      there: '40001',
    });
    wecom.refuse = [60011];
    expect(await failing(open(3).test())).toMatchObject({ code: 'SYNC_FORBIDDEN', there: '60011' });
  });
});
