import { eq } from 'drizzle-orm';
import { AuthorityScope, ExitKind, FieldGroup, FieldRight, PageRight, RoleType } from '@hengcai/shared/enums';
import { allPages } from '../kit/pages.ts';
import { randomOf } from '@hengcai/shared/random';
import { addDays } from '@hengcai/shared/rules/dates';
import type { Ctx } from '../kit/context.ts';
import { updateMany } from '../kit/update-many.ts';
import { applyEdits, exitPeople } from '../modules/employee/public.ts';
import { userAccount } from '../modules/session/tables.ts';
import { grantRole } from '../modules/settings/public.ts';
import { role, roleFieldGroup, rolePage, scopeGrant } from '../modules/settings/tables.ts';
import { addMonths } from './days.ts';
import type { Member, Population } from './population.ts';

const READONLY = 'readonly';

/** The people visitors sign in as, each as somebody who is there anyway: `ceo`, `hr`, `manager`, `employee`, `readonly`, `newcomer`. */
export async function castRoles(ctx: Ctx, population: Population): Promise<void> {
  const { heads, leaves, organisation, company } = population;
  const headOf = (code: string) =>
    heads.get(organisation.departments.find((one) => one.code === code) ?? { ...NOBODY_LEADS });
  const ceo = population.members[0];
  const hr = headOf('HR');
  // The first team whose people all stayed: its lead is the manager, one of them the employee.
  const team =
    leaves.find((leaf) => population.staff().filter((one) => one.department === leaf).length >= 4) ?? leaves[0];
  const manager = team && heads.get(team);
  const [employee, colleague] = population.staff().filter((one) => one.department === team);
  const readonly = population.staff().find((one) => one.department.code.startsWith('AD'));
  if (!ceo || !hr || !manager || !employee || !colleague || !readonly)
    throw new Error('The demo company has nobody for a part.');

  await nameAccounts(ctx, { ceo, hr, manager, employee, readonly });
  await createReadonlyRole(ctx, population);
  await grantRole(ctx, ceo.userId, 'CEO');
  await grantRole(ctx, hr.userId, 'hr');
  await grantRole(ctx, readonly.userId, READONLY);

  const newcomer = population.specialist(ctx, team, 0, ctx.today);
  newcomer.values.loginAccount = 'newcomer';
  await population.add(ctx, [{ ...newcomer, mustChangePassword: true }]);

  // Somebody is about to leave, so that "outgoing" is to be seen as well.
  const outgoing = company.random.sample(
    population.staff().filter((one) => ![employee, colleague, readonly].includes(one) && one.empId !== newcomer.empId),
    3,
  );
  await exitPeople(
    ctx,
    outgoing.map(({ empId }) => ({
      empId,
      lastDay: lastDayAfter(company.anchor),
      exitKind: ExitKind.VOLUNTARY,
      exitReason: '个人发展',
      reason: '',
    })),
  );

  // Of the manager's team, and still on probation when the month ends: somebody to score.
  await population.add(ctx, [population.specialist(ctx, team, 0, addDays(addMonths(company.anchor, -5), 13))]);

  await rememberSignIns(ctx, population);
}

/** Of a company at work: nearly everybody has signed in within the last weeks, those of the last days and a few others never. */
async function rememberSignIns(ctx: Ctx, { members, company }: Population): Promise<void> {
  const { companyId } = ctx.session;
  const rows = members
    .filter(({ left, entryDate }) => !left && entryDate < addDays(company.anchor, -7))
    .filter(({ empId }) => !randomOf(`${empId}:never`).chance(NEVER_SIGNED_IN))
    .map(({ empId, userId }) => ({
      companyId,
      id: userId,
      lastSignInAt: new Date(ctx.now.getTime() - randomOf(empId).between(1, 20 * 24 * 60) * 60_000),
    }));
  await updateMany(ctx.tx, userAccount, ['companyId', 'id'], rows);
}

const NEVER_SIGNED_IN = 0.04;
const NOBODY_LEADS = { deptId: '', code: '', family: '', depth: 0, parent: null, isLeaf: false };
const lastDayAfter = (anchor: string) => `${anchor.slice(0, 8)}25`;

async function nameAccounts(ctx: Ctx, parts: Record<string, Member>): Promise<void> {
  const edits = Object.entries(parts).map(([loginAccount, { empId }]) => ({
    empId,
    salaryFrom: ctx.today,
    values: { loginAccount },
  }));
  await applyEdits(ctx, edits, { kind: 'correction' });
}

/** A customised role that sees the whole company's pages and changes nothing; the screens to make one come later. */
async function createReadonlyRole(ctx: Ctx, { structure }: Population): Promise<void> {
  const { companyId } = ctx.session;
  const known = await ctx.tx.select({ roleCode: role.roleCode }).from(role).where(eq(role.companyId, companyId));
  if (known.some((one) => one.roleCode === READONLY)) return;
  await ctx.tx.insert(role).values({
    companyId,
    roleCode: READONLY,
    roleName: `${structure.prefix}只读 Read only`,
    type: RoleType.CUSTOMISED,
    readOnly: true,
  });
  await ctx.tx.insert(rolePage).values(
    allPages()
      .filter(({ path }) => path !== '/graphiql')
      .map(({ path }) => ({ companyId, roleCode: READONLY, path, rights: PageRight.VISIT })),
  );
  await ctx.tx
    .insert(scopeGrant)
    .values({ companyId, id: ctx.newId(), roleCode: READONLY, objectType: 'employee', scope: AuthorityScope.COMPANY });
  await ctx.tx.insert(roleFieldGroup).values(
    [FieldGroup.BASIC, FieldGroup.WORK].map((fieldGroup) => ({
      companyId,
      roleCode: READONLY,
      fieldGroup,
      right: FieldRight.READ,
    })),
  );
}
