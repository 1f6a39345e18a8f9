import { and, asc, eq, isNull } from 'drizzle-orm';
import { ProjectAllocation } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { addDays } from '@hengcai/shared/rules/dates';
import { latestApprovals } from '../../kit/approval.ts';
import type { Ctx } from '../../kit/context.ts';
import type { DemoCompany } from '../../kit/demo.ts';
import { inServiceOn } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { loginName, userAccount } from '../session/tables.ts';
import { APPLY_SUBJECT } from './applies.ts';
import { approveHandlers } from './approve.ts';
import { bonusapplyHandlers } from './bonusapply.ts';
import { budgetapplyHandlers } from './budgetapply.ts';
import { projectApply } from './tables.ts';
import { isOne } from './writing.ts';

/** How far an application has come: a draft, waiting for the first approver or the one after, or decided. */
type Way = 'draft' | 'sent' | 'passed' | 'approved' | 'rejected';

export interface BudgetWords {
  /** Name and number, in the order of `PROJECTS`. */
  projects: readonly (readonly [name: string, number: string])[];
  agreed: string;
  rejected: string;
  lead: string;
  /** Why somebody gets more than was planned. */
  joined: string;
}

/** By whom, how it is shared, how far it came, which type by its place, and how many days before the anchor it began. */
const PROJECTS: readonly (readonly [by: 'manager' | 'hr', salary: boolean, way: Way, type: number, daysAgo: number])[] =
  [
    ['manager', false, 'approved', 0, 40],
    ['manager', false, 'passed', 1, 12],
    ['hr', true, 'sent', 1, 6],
    ['manager', false, 'rejected', 2, 20],
    ['manager', false, 'draft', 0, 2],
  ];
const MEMBERS = 4;
const AMOUNTS = ['12000', '8000', '6000', '4000'];

/** Applications for budgets of projects in several states, of the manager and of HR of the demo accounts. */
export async function buildBudgets({ anchor, on }: DemoCompany, words: BudgetWords, typeIds: readonly string[]) {
  const { manager, hr, team } = await on(anchor, peopleOf);
  if (!manager || !hr || team.length === 0) return;
  for (const [at, [by, isBySalary, way, type, daysAgo]] of PROJECTS.entries()) {
    const [projectName, projectNumber] = words.projects[at] ?? ['', ''];
    const applicant = by === 'manager' ? manager : hr;
    const day = (after: number) => addDays(anchor, after - daysAgo);
    const fields = {
      projectName,
      projectNumber,
      projectTypeId: typeIds[type] ?? '',
      budget: '60000',
      allocateType: isBySalary ? ProjectAllocation.SALARY_COEFFICIENT : ProjectAllocation.FIXED_AMOUNT,
      startDate: day(0),
      endDate: addDays(day(0), 120),
      members: team.slice(0, MEMBERS).map((empId, n) => ({
        empId,
        planDays: '40',
        actualDays: way === 'draft' ? null : String(40 - 2 * n),
        coefficient: isBySalary ? '0.2' : '1',
        amount: isBySalary || way === 'draft' ? null : (AMOUNTS[n] ?? '0'),
        memo: n === 0 ? words.lead : null,
      })),
    };
    const clientMutationId = `demo-project-budget-${at}`;
    const { applyId } = await on(
      day(0),
      (ctx) => budgetapplyHandlers.addbudget({ clientMutationId, ...fields }, ctx),
      applicant,
    );
    if (way === 'draft') continue;
    await on(day(0), (ctx) => budgetapplyHandlers.submitbudget({ applyId, version: 1 }, ctx), applicant);
    if (way === 'rejected') await decide(on, day(1), applyId, words.rejected, false);
    else if (way === 'passed') await decide(on, day(1), applyId, words.agreed, true);
    else if (way === 'approved') {
      for (let step = 1; await decide(on, day(step), applyId, words.agreed, true); step += 1);
      await buildBonuses(on, applicant, { projectId: applyId, members: fields.members, since: day(20) }, words);
    }
  }
}

interface Funded {
  projectId: string;
  members: readonly BonusMember[];
  /** When the first bonus is asked for. */
  since: string;
}
type BonusMember = Parameters<typeof bonusapplyHandlers.addbonus>[0]['members'][number];

/** Two applications for bonuses of a project: one that was granted, and a later one that waits for the first approver. */
async function buildBonuses(
  on: DemoCompany['on'],
  applicant: string,
  { projectId, members, since }: Funded,
  words: BudgetWords,
): Promise<void> {
  for (const [at, share] of ['0.5', '0.3'].entries()) {
    const asked = {
      clientMutationId: `demo-project-bonus-${at}`,
      projectId,
      members: members.map((member, n) => ({
        ...member,
        actualDays: n === 1 ? '26' : '20',
        amount: dec(member.amount ?? '0')
          .times(share)
          .toString(),
        memo: n === 1 ? words.joined : member.memo,
      })),
    };
    const day = addDays(since, at * 15);
    const { applyId } = await on(day, (ctx) => bonusapplyHandlers.addbonus(asked, ctx), applicant);
    await on(day, (ctx) => bonusapplyHandlers.submitbonus({ applyId, version: 1 }, ctx), applicant);
    if (at === 0) for (let step = 1; await decide(on, addDays(day, step), applyId, words.agreed, true); step += 1);
  }
}

/** Whoever is asked decides, if somebody is. */
async function decide(
  on: DemoCompany['on'],
  day: string,
  applyId: string,
  opinion: string,
  agrees: boolean,
): Promise<boolean> {
  const request = await on(day, async (ctx) => (await latestApprovals(ctx, APPLY_SUBJECT, [applyId])).get(applyId));
  const approver = request?.waitingFor[0];
  if (approver === undefined) return false;
  await on(
    day,
    async (ctx) => {
      const [row] = await ctx.tx.select().from(projectApply).where(isOne(ctx, applyId));
      const vote = { applyId, version: row?.version ?? 0, opinion };
      if (row?.projectId) return approveHandlers.approvebonus(vote, ctx);
      return agrees ? approveHandlers.approvebudget(vote, ctx) : approveHandlers.rejectbudget(vote, ctx);
    },
    approver,
  );
  return true;
}

/** The people of two demo accounts, and who reports to the manager among them. */
async function peopleOf({ tx, session, today }: Ctx) {
  const accounts = await tx
    .select({ name: loginName.name, empId: userAccount.empId })
    .from(loginName)
    .innerJoin(userAccount, and(eq(userAccount.companyId, loginName.companyId), eq(userAccount.id, loginName.userId)))
    .where(and(eq(loginName.companyId, session.companyId), eq(loginName.kind, 'account')));
  const of = (name: string) => accounts.find((one) => one.name === name)?.empId ?? null;
  const manager = of('manager');
  const team = await tx
    .select({ empId: employee.id })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, session.companyId),
        eq(employee.bossId, manager ?? ''),
        inServiceOn(today),
        isNull(employee.lastDay),
      ),
    )
    .orderBy(asc(employee.empNumber))
    .limit(MEMBERS);
  return { manager, hr: of('hr'), team: team.map(({ empId }) => empId) };
}
