import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { ApprovalMode, ApproverKind, EmployeeType, PersonnelChangeType } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import type { Ctx } from '../../../kit/context.ts';
import type { DemoCompany } from '../../../kit/demo.ts';
import { company as companies } from '../../../kit/tables.ts';
import { jobRank } from '../../position/tables.ts';
import { loginName, userAccount } from '../../session/tables.ts';
import { employee } from '../tables.ts';
import { saveFlow } from './approval/flows.ts';
import { changeProposalHandlers } from './proposal/handlers.ts';
import { fileChange, type Filing } from './file.ts';
import { regularise } from './file-dates.ts';
import { cancelChange, reverseChange } from './undo.ts';

const { TRANSFER, PROMOTION, COMMON } = PersonnelChangeType;
const PEOPLE = 12;
const PERSON = {
  empId: employee.id,
  deptId: employee.deptId,
  bossId: employee.bossId,
  rankId: employee.rankId,
  cityName: employee.cityName,
};

interface Person {
  empId: string;
  deptId: string | null;
  bossId: string | null;
  rankId: string | null;
  cityName: string | null;
}

/** Changes ahead, done, cancelled and reversed around the anchor, so that the page of changes shows life. */
export async function buildChangesDemo(company: DemoCompany): Promise<void> {
  const { anchor } = company;
  const chinese = company.code === 'hengcai';
  const say = (zh: string, en: string) => (chinese ? zh : en);
  const people = await company.on(addDays(anchor, -9), (ctx) => settledPeople(ctx));
  const [mover, riser, second, third, mistaken, changer] = people;
  const team = await company.on(addDays(anchor, -9), (ctx) => teamOfManager(ctx));
  const place = people.find((one) => one.deptId !== mover?.deptId && one.bossId !== mover?.empId);
  if (!mover || !riser || !second || !third || !mistaken || !changer || !place) return;
  const file = (day: string, one: Person, more: Omit<Filing, 'empId' | 'version'>) =>
    company.on(day, async (ctx) =>
      fileChange(ctx, { ...more, empId: one.empId, version: await versionOf(ctx, one.empId) }),
    );

  const rank = await company.on(anchor, (ctx) => nextRank(ctx, riser.rankId));
  await file(addDays(anchor, -9), second, {
    changeType: COMMON,
    effectiveDate: addDays(anchor, -7),
    reason: say('常驻地调整', 'Moves to another office'),
    values: { cityName: cityOtherThan(second, say('成都', 'ACME Harbour'), say('武汉', 'ACME Hills')) },
  });
  const wrong = await file(addDays(anchor, -6), mistaken, {
    changeType: COMMON,
    effectiveDate: addDays(anchor, -6),
    reason: null,
    values: { employeeType: EmployeeType.OUTSOURCED },
  });
  await company.on(addDays(anchor, -5), (ctx) =>
    reverseChange(ctx, {
      changeId: wrong.id,
      version: wrong.version,
      reason: say('录错了人', 'Filed for the wrong person'),
    }),
  );
  await file(addDays(anchor, -2), mover, {
    changeType: TRANSFER,
    effectiveDate: addDays(anchor, 15),
    reason: say('支持新项目', 'Supports a new project'),
    values: { deptId: place.deptId, bossEmpId: place.bossId },
  });
  if (rank !== null)
    await file(addDays(anchor, -1), riser, {
      changeType: PROMOTION,
      effectiveDate: addDays(anchor, 30),
      reason: say('年度晋升', 'Yearly promotion'),
      values: { rankId: rank },
    });
  const dropped = await file(addDays(anchor, -4), third, {
    changeType: COMMON,
    effectiveDate: addDays(anchor, 10),
    reason: say('转为兼职', 'Becomes part-time'),
    values: { employeeType: EmployeeType.PART_TIME },
  });
  await company.on(addDays(anchor, -3), (ctx) => cancelChange(ctx, { changeId: dropped.id, version: dropped.version }));
  await file(anchor, changer, {
    changeType: COMMON,
    effectiveDate: addDays(anchor, 20),
    reason: say('家庭原因', 'For family reasons'),
    values: { cityName: cityOtherThan(changer, say('杭州', 'ACME Harbour'), say('苏州', 'ACME Hills')) },
  });
  // From now on a transfer is approved by the line manager; one of the team of `manager` waits for that account.
  await company.on(anchor, (ctx) =>
    saveFlow(ctx, {
      changeType: TRANSFER,
      version: 0,
      nodes: [
        {
          nodeName: say('直属上级', 'Line manager'),
          kind: ApproverKind.LINE_MANAGER,
          level: 1,
          mode: ApprovalMode.ANY,
        },
        { nodeName: say('人力资源', 'HR'), kind: ApproverKind.ROLE, roleCode: 'hr', mode: ApprovalMode.ANY },
      ],
    }),
  );
  const waiting = team.find(({ empId }) => !people.slice(0, 6).some((one) => one.empId === empId));
  if (waiting && place.deptId !== waiting.deptId)
    await file(anchor, waiting, {
      changeType: TRANSFER,
      effectiveDate: addDays(anchor, 25),
      reason: say('本人申请转岗', 'Asked for another job'),
      values: { deptId: place.deptId },
    });
  const proposed = team.find((one) => one !== waiting && !people.slice(0, 6).some(({ empId }) => empId === one.empId));
  if (proposed?.bossId) {
    await company.on(anchor, (ctx) =>
      ctx.tx.update(companies).set({ changeProposals: true }).where(eq(companies.companyId, ctx.session.companyId)),
    );
    const higher = await company.on(anchor, (ctx) => nextRank(ctx, proposed.rankId));
    await company.on(
      anchor,
      (ctx) =>
        changeProposalHandlers.propose(
          {
            clientMutationId: ctx.newId(),
            empId: proposed.empId,
            changeType: higher === null ? COMMON : PROMOTION,
            effectiveDate: addDays(anchor, 61),
            values:
              higher === null
                ? { cityName: cityOtherThan(proposed, say('西安', "Xi'an"), say('武汉', 'Wuhan')) }
                : { rankId: higher },
            reason: say('独立承担了核心模块', 'Has carried a core part alone'),
          },
          ctx,
        ),
      proposed.bossId,
    );
  }
  await company.on(anchor, (ctx) =>
    regulariseEarly(ctx, addDays(anchor, 12), say('表现优秀，提前转正', 'Does very well')),
  );
}

const cityOtherThan = ({ cityName }: Person, one: string, other: string) => (cityName === one ? other : one);

/** Whom the account `manager` leads, without an account visitors sign in with. */
const teamOfManager = (ctx: Ctx): Promise<Person[]> =>
  ctx.tx
    .select(PERSON)
    .from(employee)
    .where(
      and(
        eq(employee.companyId, ctx.session.companyId),
        isNull(employee.lastDay),
        noReports,
        noCast,
        sql`exists (select 1 from ${userAccount} a join ${loginName} l on l.company_id = a.company_id and l.user_id = a.id
          and l.kind = 'account' and l.name = 'manager' where a.company_id = ${employee.companyId} and a.emp_id = ${employee.bossId})`,
      ),
    )
    .orderBy(asc(employee.id));

/** People without reports and without an account visitors sign in with, who have been here for a year. */
const settledPeople = (ctx: Ctx): Promise<Person[]> =>
  ctx.tx
    .select(PERSON)
    .from(employee)
    .where(
      and(
        eq(employee.companyId, ctx.session.companyId),
        isNull(employee.lastDay),
        lt(employee.entryDate, addDays(ctx.today, -365)),
        noReports,
        noCast,
      ),
    )
    .orderBy(asc(employee.id))
    .limit(PEOPLE);

const noReports = sql`not exists (select 1 from ${employee} r where r.company_id = ${employee.companyId} and r.boss_id = ${employee.id})`;
const noCast = sql`not exists (select 1 from ${userAccount} a join ${loginName} l on l.company_id = a.company_id
  and l.user_id = a.id and l.kind = 'account' where a.company_id = ${employee.companyId} and a.emp_id = ${employee.id})`;

async function versionOf(ctx: Ctx, empId: string): Promise<number> {
  const [row] = await ctx.tx
    .select({ version: employee.version })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, empId)));
  return row?.version ?? 0;
}

/** The next rank above; null for the highest. */
async function nextRank(ctx: Ctx, rankId: string | null): Promise<string | null> {
  const ranks = await ctx.tx
    .select({ id: jobRank.id, grade: jobRank.grade })
    .from(jobRank)
    .where(eq(jobRank.companyId, ctx.session.companyId))
    .orderBy(asc(jobRank.grade), asc(jobRank.id));
  const now = ranks.find(({ id }) => id === rankId);
  return ranks.find(({ grade }) => now && grade > now.grade)?.id ?? null;
}

/** Somebody whose probation ends later becomes regular earlier. */
async function regulariseEarly(ctx: Ctx, day: string, reason: string): Promise<void> {
  const [person] = await ctx.tx
    .select({ empId: employee.id, version: employee.version })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, ctx.session.companyId),
        isNull(employee.lastDay),
        sql`${employee.regularDate} > ${addDays(day, 10)}::date and ${employee.entryDate} < ${addDays(ctx.today, -30)}::date`,
        noCast,
      ),
    )
    .orderBy(asc(employee.regularDate), asc(employee.id))
    .limit(1);
  if (person) await regularise(ctx, { ...person, regularDate: day, reason });
}
