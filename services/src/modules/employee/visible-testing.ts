import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { AuthorityScope, FieldGroup, FieldRight, RoleType } from '@hengcai/shared/enums';
import { LEAVERS } from '@hengcai/shared/rules/settings/elements';
import { insertMany } from '../../kit/insert-many.ts';
import type { Ctx } from '../../kit/context.ts';
import { TEST_PASSWORD, testPasswordHash, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { createDepartments, rootDepartmentId, setHeads } from '../org/public.ts';
import { deptVersion } from '../org/tables.ts';
import { createAccount } from '../session/public.ts';
import { identityLink } from '../session/tables.ts';
import { grantRole } from '../settings/public.ts';
import { role, roleElement, roleFieldGroup, rolePage, scopeGrant } from '../settings/tables.ts';
import { idOf } from './fixtures.ts';
import { addPeople } from './people.ts';
import { employee, salaryRecord } from './tables.ts';

/** Pages on which people are shown. */
export const PAGES = ['/employee/list', '/employee/details', '/performance/management'] as const;
export type PagePath = (typeof PAGES)[number];
const ALL_RIGHTS = 7;
/** A role that opens the pages and shows nobody on them: everybody who looks has it, so that no call is refused. */
const PAGES_ONLY = 'pagesOnly';
/** Field groups that random roles read and edit; the others are everybody's. */
export const GROUPS = [FieldGroup.WORK, FieldGroup.CONTACT, FieldGroup.SALARY] as const;
export type Group = (typeof GROUPS)[number];

/** What a role or a person is given: one of the authority scopes, with what it names. */
interface Grant {
  scope: number;
  depts: number[];
  emps: number[];
  /** About employees, or about something else, which shows nobody. */
  aboutPeople: boolean;
}

/** What a role gives as a whole: whom it shows on which pages, and what it reads of them. */
interface RoleOf {
  grants: Grant[];
  pages: Record<PagePath, boolean>;
  groups: Record<Group, number>;
  /** Whether it also shows what is sensitive of people who have left. */
  leavers: boolean;
}

/** When somebody works here: `leaving` still does, `leftLong` ago does not, `coming` does not yet. */
type Presence = 'here' | 'leaving' | 'left' | 'coming';

/** A random company; departments, people and customised roles are numbers. */
export interface World {
  /** Parent of each department; the first is the company itself. */
  depts: { parent: number | null; head: number | null; formerHead: number | null }[];
  people: {
    dept: number | null;
    boss: number | null;
    virtualBoss: number | null;
    presence: Presence;
    roles: number[];
  }[];
  /** Grants of each customised role, of all managers and of all others. */
  customised: RoleOf[];
  managers: RoleOf;
  others: RoleOf;
  /** What some people were given in person. */
  personal: { person: number; grant: Grant }[];
  /** Who looks; the last with an account that belongs to no employee and these roles. */
  viewers: number[];
  stranger: number[];
  /** Somebody who acts as another, and HR who acts as the head of departments. */
  mirror: { original: number; subject: number };
  support: { original: number; dept: number };
}

const MOST = { depts: 9, people: 18, roles: 3 };

const byName = <K extends string, T>(names: readonly K[], of: fc.Arbitrary<T>) =>
  Object.fromEntries(names.map((name) => [name, of])) as Record<K, fc.Arbitrary<T>>;

/** Random companies: trees of any shape, circles of superiors, several roles each, every scope. */
export const worlds: fc.Arbitrary<World> = fc
  .record({
    depts: fc.integer({ min: 1, max: MOST.depts }),
    people: fc.integer({ min: 2, max: MOST.people }),
    roles: fc.integer({ min: 1, max: MOST.roles }),
  })
  .chain((size) => {
    const [dept, person, role] = [fc.nat(size.depts - 1), fc.nat(size.people - 1), fc.nat(size.roles - 1)];
    const some = <T>(of: fc.Arbitrary<T>, most: number) => fc.array(of, { maxLength: most });
    const each = <T>(of: fc.Arbitrary<T>, count: number) => fc.array(of, { minLength: count, maxLength: count });
    const grant = fc.record({
      // The whole company hides what all the others do: seldom.
      scope: fc.constantFrom(0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4),
      depts: some(dept, 3),
      emps: some(person, 3),
      aboutPeople: fc.constantFrom(true, true, true, false),
    });
    const roleOf = (most: number) =>
      fc.record({
        grants: some(grant, most),
        pages: fc.record(byName(PAGES, fc.constantFrom(true, true, true, true, false))),
        groups: fc.record(byName(GROUPS, fc.constantFrom(0, 0, 1, 2))),
        leavers: fc.boolean(),
      });
    return fc.record({
      depts: fc.tuple(
        ...Array.from({ length: size.depts }, (_, i) =>
          fc.record({
            parent: i === 0 ? fc.constant(null) : fc.nat(i - 1),
            head: fc.option(person),
            formerHead: fc.option(person),
          }),
        ),
      ),
      people: each(
        fc.record({
          dept: fc.option(dept),
          // Drawn freely: circles and one's own boss must not loop for ever.
          boss: fc.option(person, { freq: 3 }),
          virtualBoss: fc.option(person),
          presence: fc.constantFrom<Presence>('here', 'here', 'here', 'leaving', 'left', 'coming'),
          roles: some(role, 2),
        }),
        size.people,
      ),
      customised: each(roleOf(2), size.roles),
      managers: roleOf(1),
      others: roleOf(1),
      personal: some(fc.record({ person, grant }), 3),
      viewers: fc.uniqueArray(person, { minLength: 2, maxLength: 3 }),
      stranger: some(role, 2),
      mirror: fc.record({ original: person, subject: person }),
      support: fc.record({ original: person, dept }),
    });
  });

/** Through whose eyes a call is made. */
export interface Viewer {
  token: string;
  /** Null: an account without an employee. */
  person: number | null;
  roles: readonly number[];
  /** As HR of this department. */
  within: number | null;
  /** Acts as somebody else. */
  mirrored: boolean;
}

export const empId = (person: number) => idOf(`person${person}`);
export const numberOf = (person: number) => `P${String(person).padStart(2, '0')}`;
export const salaryOf = (person: number) => `${(person + 1) * 1000}.00`;
export const phoneOf = (person: number) => `139${String(person).padStart(8, '0')}`;
export const cityOf = (person: number) => `City ${numberOf(person)}`;
export const worksHere = (presence: Presence) => presence === 'here' || presence === 'leaving';

export interface Built {
  company: TestCompany;
  deptIds: string[];
  viewers: Viewer[];
}

/** Makes the company with its accounts, and signs in everybody who looks. */
export async function buildWorld(services: TestServices, world: World): Promise<Built> {
  const company = await services.createTestCompany();
  const accounts = await services.as(company, 'writes', (ctx) => build(ctx, world));
  const signIn = (userName: string) => services.signIn(company.code, userName, TEST_PASSWORD);
  const viewers: Viewer[] = [];
  // Accounts of people who have left are closed within the day: they are seen, and look no more.
  const looks = (person: number) => world.people[person]?.presence !== 'left';
  for (const person of world.viewers.filter(looks))
    viewers.push({
      token: await signIn(numberOf(person)),
      person,
      roles: world.people[person]?.roles ?? [],
      within: null,
      mirrored: false,
    });
  viewers.push({ token: await signIn('stranger'), person: null, roles: world.stranger, within: null, mirrored: false });
  const switched = async (original: number, subject: number, within: number | null) => {
    // One session an account: whoever looks with the own eyes already does not look with another's too.
    if (world.viewers.includes(original) || original === subject || ![original, subject].every(looks)) return;
    const { token } = await services.ok<{ token: string }>(
      'image.switch',
      { imageUserId: accounts.userOf.get(empId(subject)) },
      await signIn(numberOf(original)),
    );
    viewers.push({ token, person: subject, roles: world.people[subject]?.roles ?? [], within, mirrored: true });
  };
  const { mirror, support } = world;
  await switched(mirror.original, mirror.subject, null);
  const head = world.depts[support.dept]?.head ?? null;
  // Who acts as the same person by a link of both kinds has no limit: only the plain case here.
  // HR has the default role there alone, which may not open what is looked at.
  const opened = [world.managers, world.others].every(({ pages }) => PAGES.every((path) => pages[path]));
  if (head !== null && support.original !== mirror.original && opened)
    await switched(support.original, head, support.dept);
  return { company, deptIds: accounts.deptIds, viewers };
}

async function build(ctx: Ctx, world: World) {
  const { companyId } = ctx.session;
  const { depts, people, customised, managers, others, personal, stranger, mirror, support } = world;
  const root = await rootDepartmentId(ctx);
  const deptIds = depts.map((_, i) => (i === 0 ? root : idOf(`dept${i}`)));
  const person = (index: number | null) => (index === null ? null : empId(index));
  const department = (index: number | null) => (index === null ? null : (deptIds[index] ?? null));
  await createDepartments(
    ctx,
    depts.flatMap(({ parent }, i) =>
      i === 0
        ? []
        : [{ deptId: deptIds[i] ?? '', code: `D${i}`, name: `Department ${i}`, parentId: department(parent) }],
    ),
  );
  const codes = customised.map((_, i) => `role${i}`);
  await insertMany(
    ctx.tx,
    role,
    [...codes, PAGES_ONLY].map((roleCode) => ({ companyId, roleCode, roleName: roleCode, type: RoleType.CUSTOMISED })),
  );
  const everyPage = { pages: { '/employee/list': true, '/employee/details': true, '/performance/management': true } };
  await giveRights(ctx, [
    ...customised.map((one, i) => ({ ...one, roleCode: codes[i] ?? '' })),
    { ...everyPage, groups: {}, leavers: false, roleCode: PAGES_ONLY },
    { ...managers, roleCode: 'MANAGER' },
    { ...others, roleCode: 'ORDINARY' },
  ]);
  const passwordHash = await testPasswordHash();
  const userOf = await addPeople(
    ctx,
    people.map(({ dept, boss, virtualBoss, presence }, i) => ({
      empId: empId(i),
      passwordHash,
      mustChangePassword: false,
      values: {
        empNumber: numberOf(i),
        empName: `Person ${numberOf(i)}`,
        entryDate: presence === 'coming' ? '2099-01-01' : '2020-01-01',
        deptId: department(dept),
        bossEmpId: person(boss),
        virtualBossEmpId: person(virtualBoss),
        cityName: cityOf(i),
        phone: phoneOf(i),
        baseSalary: salaryOf(i),
      },
    })),
  );
  // Who is still to come has a salary on the day that is looked at, too: here it is asked who reads it, not from when on.
  await ctx.tx.update(salaryRecord).set({ validFrom: '2020-01-01' }).where(eq(salaryRecord.companyId, companyId));
  for (const [i, { presence, roles }] of people.entries()) {
    const lastDay = presence === 'left' ? '2024-06-30' : presence === 'leaving' ? '2099-06-30' : null;
    await ctx.tx
      .update(employee)
      .set({ lastDay })
      .where(and(eq(employee.companyId, companyId), eq(employee.id, empId(i))));
    for (const code of [PAGES_ONLY, ...roles.map((index) => codes[index] ?? '')])
      await grantRole(ctx, userOf.get(empId(i)) ?? '', code);
  }
  await setHeads(
    ctx,
    depts.map(({ head }, i) => ({ deptId: deptIds[i] ?? '', headEmpId: person(head) })),
  );
  await insertMany(
    ctx.tx,
    deptVersion,
    depts.map(({ formerHead }, i) => ({
      companyId,
      deptId: deptIds[i] ?? '',
      validFrom: '2010-01-01',
      validTo: '2011-01-01',
      name: `Former ${i}`,
      parentId: null,
      headEmpId: person(formerHead),
      sort: 0,
    })),
  );
  const { userId } = await createAccount(ctx, {
    empId: null,
    displayName: 'Stranger',
    names: { account: 'stranger' },
    password: { hash: passwordHash },
    mustChangePassword: false,
  });
  await grantRole(ctx, userId, PAGES_ONLY);
  for (const index of stranger) await grantRole(ctx, userId, codes[index] ?? '');

  await ctx.tx.delete(scopeGrant).where(eq(scopeGrant.companyId, companyId));
  const row = (holder: { roleCode: string } | { userId: string }, grant: Grant) => ({
    companyId,
    id: ctx.newId(),
    roleCode: null,
    userId: null,
    ...holder,
    objectType: grant.aboutPeople ? 'employee' : 'something',
    scope: grant.scope,
    deptIds: grant.depts.map((index) => deptIds[index] ?? ''),
    empIds: grant.emps.map(empId),
  });
  await insertMany(ctx.tx, scopeGrant, [
    ...customised.flatMap(({ grants }, i) => grants.map((grant) => row({ roleCode: codes[i] ?? '' }, grant))),
    ...managers.grants.map((grant) => row({ roleCode: 'MANAGER' }, grant)),
    ...others.grants.map((grant) => row({ roleCode: 'ORDINARY' }, grant)),
    ...personal.map((one) => row({ userId: userOf.get(empId(one.person)) ?? '' }, one.grant)),
    // The administrator goes on seeing everybody.
    row({ roleCode: 'ADMIN' }, { scope: AuthorityScope.COMPANY, depts: [], emps: [], aboutPeople: true }),
  ]);

  const link = (original: number, target: { linkedUserId: string } | { deptId: string }) => ({
    companyId,
    id: ctx.newId(),
    userId: userOf.get(empId(original)) ?? '',
    linkedUserId: null,
    deptId: null,
    createdAt: ctx.now,
    ...target,
  });
  await insertMany(ctx.tx, identityLink, [
    ...(mirror.original === mirror.subject
      ? []
      : [link(mirror.original, { linkedUserId: userOf.get(empId(mirror.subject)) ?? '' })]),
    link(support.original, { deptId: deptIds[support.dept] ?? '' }),
  ]);
  return { deptIds, userOf };
}

interface Given {
  roleCode: string;
  pages: Record<PagePath, boolean>;
  groups: Partial<Record<Group, number>>;
  leavers: boolean;
}

async function giveRights(ctx: Ctx, roles: readonly Given[]): Promise<void> {
  const { companyId } = ctx.session;
  for (const table of [rolePage, roleFieldGroup])
    for (const { roleCode } of roles)
      await ctx.tx.delete(table).where(and(eq(table.companyId, companyId), eq(table.roleCode, roleCode)));
  await insertMany(
    ctx.tx,
    rolePage,
    roles.flatMap(({ roleCode, pages }) =>
      PAGES.filter((path) => pages[path]).map((path) => ({ companyId, roleCode, path, rights: ALL_RIGHTS })),
    ),
  );
  await insertMany(
    ctx.tx,
    roleElement,
    roles.map(({ roleCode, leavers }) => ({ companyId, roleCode, element: LEAVERS, shown: leavers })),
  );
  await insertMany(
    ctx.tx,
    roleFieldGroup,
    roles.flatMap(({ roleCode, groups }) =>
      GROUPS.map((fieldGroup) => ({ companyId, roleCode, fieldGroup, right: groups[fieldGroup] ?? FieldRight.NONE })),
    ),
  );
}
