import { afterAll, beforeAll, it } from 'vitest';
import { EmployeeSort } from '@hengcai/shared/contract/employee/employee';
import { CustomFieldType, EmployeeStatus, FieldGroup, MaritalStatus, ReportPeriod } from '@hengcai/shared/enums';
import { idOf, jobDone, upload, type TestPerson } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { createGrades, createPositions } from '@hengcai/services/src/modules/position/public.ts';
import { accountOfEmployee } from '@hengcai/services/src/modules/session/public.ts';
import type { TestCompany } from '@hengcai/services/src/testing/kit.ts';
import { mutationKey, startStack, type Data, type Stack } from '../operations/stack.ts';
import { expectAllCanTell, expectNobodyCanTell } from './hidden-compare.ts';
import type { HiddenFact, World } from './hidden.ts';
import { changeSecrets, companyOfRich, PEOPLE, RICH, richAs, SECRET } from './rich.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** A call as somebody of the company. */
type As = (who: string, endpoint: string, input?: Record<string, unknown>) => Promise<Data>;

interface Told {
  company: TestCompany;
  as: As;
  token: (who: string) => Promise<string>;
  /** Ids of what the fact is about, by the fields of the contract that name it. */
  ids: Record<string, string>;
}

const audited = (objectType: string, objectId: string) =>
  ['platform.auditlist', { objectType, objectId, pageSize: 100 }] as const;

/** What somebody tries who wants to know: every order, and every filter with what might be there. */
const REST_TRIES: World['more'] = [
  audited('employee', RICH),
  ...EmployeeSort.options.flatMap((sort) =>
    [false, true].map((descending) => ['empmanage.emplist', { sort, descending, pageSize: 100 }] as const),
  ),
  ...[
    { keyword: SECRET.salary.slice(0, 4) },
    { keyword: SECRET.idNumber },
    { keyword: SECRET.bankCard.slice(-4) },
    { keyword: '13800000000' },
    { keyword: '广州' },
    { cityName: '广州' },
    { entryFrom: '2021-01-01' },
    { employeeType: [3] },
    { bossEmpId: idOf('manager') },
    { status: [EmployeeStatus.PROBATION] },
    { signIn: [1] },
    { signIn: [2] },
    { signIn: [3] },
  ].map((filter) => ['empmanage.emplist', { filter }] as const),
  ['empmanage.exportempinfo', { filter: { keyword: SECRET.idNumber }, format: 'csv' }],
  ['empmanage.listbisedeemp', { keyword: SECRET.salary.slice(0, 4) }],
  ['empmanage.judgeinfo', { email: 'rich@example.com', loginAccount: 'rich', empNumber: 'rich' }],
  ['invitations.signinstates', { empIds: [RICH] }],
  // With both it is refused: a report is one of a person or of a department.
  ['workReport.workreport', { empId: RICH, period: ReportPeriod.WEEK, day: '2026-11-01' }],
  ['workReport.workreport', { deptId: idOf('D1'), period: ReportPeriod.WEEK, day: '2026-11-01' }],
];
const ASKED: World['asks'] = [
  ['EmployeeList', { sort: { by: 'BASE_SALARY', descending: true } }],
  ['EmployeeList', { filter: { keyword: SECRET.salary.slice(0, 4) } }],
  ['ExportEmployees', { input: { filter: {}, sort: { by: 'BASE_SALARY', descending: true } } }],
  ['InvitationCounts', { selection: {} }],
];

interface Options {
  /** What is known of the person the fact is about. */
  personOf?: (isSo: boolean) => Partial<TestPerson>;
  /** Whether that person has signed in already. */
  hasSignedIn?: boolean;
}

interface Secret extends Options {
  secret: string;
  /** Who may not know it. */
  from: readonly string[];
  tell?: (told: Told, isSo: boolean) => Promise<unknown>;
}

/** A company of which something is so or not, read by some of its people. */
const fact = (
  text: string,
  readers: readonly string[],
  tell: (told: Told, isSo: boolean) => Promise<unknown>,
  { personOf = () => ({}), hasSignedIn = true }: Options = {},
): HiddenFact => ({
  fact: text,
  build: async ({ services }, isSo) => {
    const company = await companyOfRich(services, personOf(isSo));
    const tokens: Record<string, string> = { admin: company.adminToken };
    const token = async (who: string) => (tokens[who] ??= await services.signIn(company.code, who));
    // Who has signed in shows in lists; only where that is the fact it differs.
    for (const { key } of [...PEOPLE, ...(hasSignedIn ? [{ key: 'rich' }] : [])]) await token(key);
    const ids: Record<string, string> = {};
    await tell(
      { company, token, ids, as: async (who, endpoint, input) => services.ok(endpoint, input, await token(who)) },
      isSo,
    );
    return {
      code: company.code,
      readers: Object.fromEntries(readers.map((who) => [who, tokens[who] ?? ''])),
      ids: { empId: RICH, objectId: RICH, deptId: idOf('D1'), bossEmpId: idOf('manager'), ...ids },
      more: REST_TRIES,
      asks: ASKED,
    };
  },
});

const userOf = (company: TestCompany, key: string): Promise<string> =>
  stack.services.as(company, 'reads', async (ctx) => (await accountOfEmployee(ctx, idOf(key)))?.userId ?? '');

/** Saves a section of the person, as HR. */
const change = async ({ as, token }: Told, section: string, values: Record<string, unknown>): Promise<void> => {
  const { version } = await richAs(stack.services, await token('hr'));
  await as('hr', `empupdate.${section}`, { empId: RICH, version, ...values });
};

/** A position that two people evaluate; what one of them answers is written by `answer`. */
const evaluated = (
  text: string,
  reader: string,
  answer: (isSo: boolean) => { choices: (number | null)[]; submit: boolean } | null,
): HiddenFact => ({
  ...fact(text, [reader], async ({ company, as, ids }, isSo) => {
    Object.assign(ids, { positionId: idOf('DEV'), gradeId: idOf('low') });
    await stack.services.as(company, 'writes', async (ctx) => {
      await createGrades(ctx, [{ gradeId: idOf('low'), name: '低' }]);
      await createPositions(ctx, [{ positionId: idOf('DEV'), code: 'DEV', name: '工程师' }]);
    });
    const levels = ['10', '100'].map((points) => ({ label: points, points }));
    await as('admin', 'positionassess.saveoptions', {
      version: 0,
      factors: [{ factorName: '影响', weight: '100', dimensions: [{ dimensionName: '范围', levels }] }],
      bands: [{ from: '0', gradeId: idOf('low') }],
    });
    const { evaluation } = await as('admin', 'positionassess.addevaluation', {
      positionId: idOf('DEV'),
      evaluatorIds: [idOf('manager'), idOf('employee')],
      clientMutationId: mutationKey(),
    });
    const { evaluationId, version } = evaluation as { evaluationId: string; version: number };
    ids['evaluationId'] = evaluationId;
    await as('admin', 'positionassess.startevaluation', { evaluationId, version });
    const given = answer(isSo);
    if (given) await as('manager', 'positionassess.scoreevaluation', { evaluationId, ...given });
  }),
});

const OTHER = { salary: '1000.00', idNumber: '440308199901010012', bankCard: '6222020299994444' };

const earning = (readers: readonly string[]): HiddenFact => ({
  ...fact(
    'what somebody earns',
    readers,
    async (told, isSo) => {
      const hr = await told.token('hr');
      await changeSecrets(stack.services, hr, isSo ? SECRET : { ...SECRET, salary: OTHER.salary });
      const options = { name: isSo ? '高管期权' : '员工期权', granted: isSo ? '90000' : '100', vested: '0' };
      await change(told, 'shareoptioninfo', { shareOptions: [{ ...options, validFrom: '2026-01-01' }] });
    },
    {
      personOf: (isSo) => ({ baseSalary: isSo ? SECRET.salary : OTHER.salary, targetBonus: isSo ? '90000.00' : null }),
    },
  ),
  throughBff: true,
});

/** None of these hides another, so that one company has them all that somebody may not know, and another none. */
const SECRETS: readonly Secret[] = [
  {
    secret: 'what stands on somebody’s ID card and bank card',
    from: ['manager', 'employee', 'clerk'],
    personOf: (isSo) => (isSo ? {} : { idNumber: OTHER.idNumber, bankCard: null, bankName: null }),
  },
  {
    secret: 'what else the personnel file of somebody says',
    from: ['employee', 'clerk'],
    personOf: (isSo) =>
      isSo
        ? {
            birthDate: '1980-05-17',
            nationality: '汉族',
            maritalStatus: MaritalStatus.MARRIED,
            politicalStatus: '群众',
            education: 5,
            phone: '13800000000',
            emergencyContact: '李雷',
            emergencyPhone: '13900000000',
            contractStart: '2020-01-01',
            contractEnd: '2029-12-31',
          }
        : {},
  },
  {
    secret: 'which titles and certificates somebody has, and what the company keeps in fields of its own',
    from: ['employee', 'clerk'],
    tell: async (told, isSo) => {
      const field = await told.as('admin', 'customField.add', {
        name: '班车线路',
        groupCode: FieldGroup.CONTACT,
        fieldType: CustomFieldType.TEXT,
        clientMutationId: mutationKey(),
      });
      const customValues = [{ fieldId: field['fieldId'], values: [isSo ? '东线' : '西线'] }];
      await change(told, 'contactsinfo', { customValues });
      await change(told, 'titleinfo', { titles: [{ name: isSo ? '高级工程师' : '技术员' }] });
      await change(told, 'certificateinfo', { certificates: [{ name: isSo ? '注册会计师' : '电工证' }] });
    },
  },
  {
    secret: 'where somebody is to be moved',
    from: ['manager', 'employee'],
    tell: async ({ as, token, ids }, isSo) => {
      const { version } = await richAs(stack.services, await token('hr'));
      const filed = await as('hr', 'personnelChange.commonprocess', {
        empId: RICH,
        version,
        cityName: isSo ? '深圳' : '成都',
        effectiveDate: '2099-12-01',
        clientMutationId: mutationKey(),
      });
      ids['changeId'] = filed['changeId'] as string;
    },
  },
  {
    secret: 'what somebody keeps for themselves',
    from: ['admin', 'hr', 'manager'],
    tell: async ({ as, ids }, isSo) => {
      if (!isSo) return;
      const entry = { scheduleDate: '2026-11-05', scheduleTime: '09:30', scheduleContent: '面试' };
      ids['scheduleId'] = (await as('rich', 'index.addSchedule', entry))['scheduleId'] as string;
      await as('rich', 'index.saveRemindDate', { remindDate: '2026-11-05' });
      await as('rich', 'index.saveCustomMenuEntry', { pageUrls: ['/performance/examine'] });
      await as('rich', 'message.savemailpreference', { preference: 2 });
      await as('rich', 'systemUser.saveLanguage', { language: 'en-US' });
      const made = await as('rich', 'platform.createapitoken', { tokenName: 'nightly', validDays: 30 });
      ids['tokenId'] = (made['apiToken'] as Data)['tokenId'] as string;
    },
  },
  {
    secret: 'which announcements somebody opened',
    from: ['hr', 'manager', 'clerk'],
    tell: async ({ as, ids }, isSo) => {
      const { noticeId } = await as('ceo', 'index.saveNotice', {
        id: '',
        noticeTitle: '停电',
        noticeContent: '周六停电',
        noticeDeadTime: null,
        noticeStatus: 2,
      });
      ids['noticeId'] = noticeId as string;
      if (isSo) await as('rich', 'index.readNotice', { noticeIds: [noticeId] });
    },
  },
  {
    secret: 'what somebody else exports and imports',
    from: ['admin', 'manager', 'clerk'],
    tell: async ({ as, token, ids }, isSo) => {
      if (!isSo) return;
      await as('hr', 'empmanage.exportempinfo', { filter: { keyword: 'rich' } });
      const hr = await token('hr');
      const rows =
        'number,name,entry date,base salary\nrich,Person rich,2020-01-01,9000000\nnew,Somebody new,2026-12-01,1\n';
      const { data } = await upload(stack.services, '/empmanage/importempinfo', hr, 'raises.csv', rows);
      const { importId, columns } = data as { importId: string; columns: { header: string; field: string | null }[] };
      const mapping = columns.map(({ header, field }) => ({ header, field }));
      const { jobId } = await as('hr', 'empmanage.mapimport', { importId, mapping });
      await jobDone(stack.services, hr, jobId as string);
      Object.assign(ids, { importId, jobId });
    },
  },
  {
    secret: 'who may act as whom',
    from: ['manager', 'employee', 'clerk'],
    tell: async ({ as, company, ids }, isSo) => {
      if (!isSo) return;
      const link = { userId: await userOf(company, 'rich'), imageUserId: await userOf(company, 'employee') };
      ids['linkId'] = (await as('admin', 'imageControl.saveUpdate', link))['id'] as string;
      ids['imageUserId'] = link.imageUserId;
    },
  },
];

/** All the secrets of the list that somebody may not know. */
function secretsFrom(reader: string): HiddenFact {
  const hidden = SECRETS.filter(({ from }) => from.includes(reader));
  return fact(
    `for ${reader}: ${hidden.map(({ secret }) => secret).join(', ')}`,
    [reader],
    async (told, isSo) => {
      for (const { tell } of hidden) await tell?.(told, isSo);
    },
    { personOf: (isSo) => Object.assign({}, ...hidden.map(({ personOf }) => personOf?.(isSo))) as Partial<TestPerson> },
  );
}

const READERS = [...new Set(SECRETS.flatMap(({ from }) => from))];
const FACTS: readonly HiddenFact[] = [
  ...READERS.map(secretsFrom),
  earning(['manager', 'employee', 'clerk', 'rich']),
  fact(
    'whether somebody is invited',
    ['manager', 'employee'],
    async ({ as, token }, isSo) => {
      if (!isSo) return;
      const { jobId } = await as('admin', 'invitations.invitebymail', {
        empIds: [RICH],
        clientMutationId: mutationKey(),
      });
      await jobDone(stack.services, await token('admin'), jobId as string);
    },
    { hasSignedIn: false, personOf: () => ({ email: 'rich@example.com' }) },
  ),
  evaluated('what another evaluator gave a position', 'employee', (isSo) => ({
    choices: [isSo ? 1 : 0],
    submit: true,
  })),
  evaluated('what an evaluator typed of a position and did not submit', 'admin', (isSo) =>
    isSo ? { choices: [1], submit: false } : null,
  ),
  fact('whether somebody has signed in', ['manager', 'employee'], async ({ token }, isSo) => isSo && token('rich'), {
    hasSignedIn: false,
  }),
];

it.each(FACTS.map((fact, turn) => ({ ...fact, turn })))(
  'nobody who may not know it can tell $fact',
  ({ turn, ...fact }) => expectNobodyCanTell(stack, fact, turn),
  240_000,
);

// The same comparison, by somebody who may know: what it does not find, it would not miss either.
it('whoever reads salaries finds what somebody earns', async () => {
  await expectAllCanTell(stack, earning(['hr']), [
    ...['empmanage.emplist', 'empmanage.getallempinfo', 'empmanage.exportempinfo'],
    ...['EmployeeDetails', 'ExportEmployees'],
  ]);
});
