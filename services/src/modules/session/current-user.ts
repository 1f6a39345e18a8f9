import { and, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { EmploymentStatus, RoleType } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { RANKS } from '@hengcai/shared/rules/settings/elements';
import { ownPicture } from '@hengcai/shared/contract/session/system-user';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx, LanguageCode } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { localName } from '../../kit/local-name.ts';
import { employee } from '../employee/tables.ts';
import { deptVersion } from '../org/tables.ts';
import { company } from '../../kit/tables.ts';
import { jobRank, position } from '../position/tables.ts';
import { readAccounts, readDepartments } from './identities.ts';
import { userAccount, userPassword } from './tables.ts';

type CurrentUser = DataOf<Contract['systemUser']['endpoints']['getUser']>;

/** The signed-in user as the shell shows it: the identity acted as, with the account's own settings. */
export async function getUser(ctx: Ctx): Promise<CurrentUser> {
  const { session, language } = ctx;
  const account = await readAccount(ctx);
  const person = session.empId === null ? undefined : await readPerson(ctx, session.empId);
  return {
    systemUserId: session.subjectUserId,
    empId: session.empId,
    empName: (person && localName({ language }, person.name, person.nameEn)) ?? account.subjectName,
    empNumber: person?.empNumber ?? null,
    profileImage: account.avatarFileId === null ? null : ownPicture(account.avatarFileId),
    email: person?.email ?? null,
    deptName: localName({ language }, person?.deptName ?? null, person?.deptNameEn),
    position: localName({ language }, person?.positionName ?? null, person?.positionNameEn),
    rankInfo: session.hiddenElements.has(RANKS) ? null : (person?.rankName ?? null),
    bossEmpId: person?.bossId ?? null,
    companyId: session.companyId,
    companyCode: session.companyCode,
    companyName: account.name,
    companyTimeZone: session.timeZone,
    backDatingDays: account.backDatingDays,
    highestRoleType: highestRole(session.roles.map((role) => RoleType[role.type])),
    isOverallGoal: account.overallGoal ? 1 : 0,
    companyCustomSettings: [...(account.selfScoreFirst ? [1] : []), ...(account.bonusCoefficientOpen ? [2] : [])],
    empStatus: person ? statusOn(ctx.today, person.lastDay) : null,
    loginWay: account.loginWay as CurrentUser['loginWay'],
    isOpenDataSyn: account.syncSystemType === 0 ? 0 : 1,
    synSystemType: account.syncSystemType as CurrentUser['synSystemType'],
    screenRolePageMap: Object.fromEntries(session.pageRights),
    loginInfo: {
      // A password nobody chose yet has no time of change.
      passwordUpdateTime: account.mustChangePassword ? null : (account.changedAt?.toISOString() ?? null),
      mustChangePassword: account.mustChangePassword,
      passwordWasReset: account.mustChangePassword && account.ownPasswordSince !== null,
    },
    language: account.language as LanguageCode,
    isPlatformAdmin: session.isPlatformAdmin,
    miniProgramUrl: account.miniProgramUrl,
    ...(await actingAs(ctx)),
  };
}

/** Who acts as whom, for the words that stand above every page meanwhile. */
async function actingAs(ctx: Ctx): Promise<Pick<CurrentUser, 'isMirror' | 'originalName' | 'mirrorDeptName'>> {
  const { userId, subjectUserId, withinDepts } = ctx.session;
  if (userId === subjectUserId) return { isMirror: false, originalName: null, mirrorDeptName: null };
  const original = (await readAccounts(ctx, [userId])).get(userId);
  const departments = withinDepts && [...(await readDepartments(ctx, withinDepts)).values()];
  return { isMirror: true, originalName: original?.name ?? null, mirrorDeptName: departments?.join(', ') ?? null };
}

async function readAccount({ tx, session }: Ctx) {
  const {
    name,
    overallGoal,
    selfScoreFirst,
    bonusCoefficientOpen,
    backDatingDays,
    loginWay,
    syncSystemType,
    miniProgramUrl,
  } = getTableColumns(company);
  const { language, mustChangePassword, ownPasswordSince } = getTableColumns(userAccount);
  const subject = alias(userAccount, 'subject');
  const [row] = await tx
    .select({
      name,
      overallGoal,
      selfScoreFirst,
      bonusCoefficientOpen,
      backDatingDays,
      loginWay,
      syncSystemType,
      miniProgramUrl,
      language,
      mustChangePassword,
      ownPasswordSince,
      changedAt: userPassword.changedAt,
      subjectName: subject.displayName,
      avatarFileId: subject.avatarFileId,
    })
    .from(userAccount)
    .innerJoin(company, eq(company.companyId, userAccount.companyId))
    .innerJoin(subject, and(eq(subject.companyId, userAccount.companyId), eq(subject.id, session.subjectUserId)))
    .leftJoin(
      userPassword,
      and(eq(userPassword.companyId, userAccount.companyId), eq(userPassword.userId, userAccount.id)),
    )
    .where(and(eq(userAccount.companyId, session.companyId), eq(userAccount.id, session.userId)));
  if (!row) throw notFound();
  return row;
}

async function readPerson({ tx, session, today }: Ctx, empId: string) {
  const { name, nameEn, empNumber, email, bossId, lastDay } = getTableColumns(employee);
  const [row] = await tx
    .select({
      name,
      nameEn,
      empNumber,
      email,
      bossId,
      lastDay,
      deptName: deptVersion.name,
      deptNameEn: deptVersion.nameEn,
      positionName: position.name,
      positionNameEn: position.nameEn,
      rankName: jobRank.name,
    })
    .from(employee)
    .leftJoin(
      deptVersion,
      and(
        eq(deptVersion.companyId, employee.companyId),
        eq(deptVersion.deptId, employee.deptId),
        asOf(deptVersion, today),
      ),
    )
    .leftJoin(position, and(eq(position.companyId, employee.companyId), eq(position.id, employee.positionId)))
    .leftJoin(jobRank, and(eq(jobRank.companyId, employee.companyId), eq(jobRank.id, employee.rankId)))
    .where(and(eq(employee.companyId, session.companyId), eq(employee.id, empId)));
  return row;
}

/** ISO dates compare as text. */
const statusOn = (today: string, lastDay: string | null): CurrentUser['empStatus'] =>
  lastDay !== null && lastDay < today ? EmploymentStatus.LEFT : EmploymentStatus.ON_THE_JOB;

/** The role with the smallest number is the highest; a customised role alone is 9. */
const highestRole = (types: readonly CurrentUser['highestRoleType'][]): CurrentUser['highestRoleType'] =>
  types.reduce(
    (highest, type) => (type < highest ? type : highest),
    RoleType.CUSTOMISED as CurrentUser['highestRoleType'],
  );
