import { inArray, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { scopeCalls } from '@hengcai/shared/contract/performance/scope';
import { BossStage, AssessmentPlanStatus } from '@hengcai/shared/enums';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { checkOwnDates, type OwnDates } from '@hengcai/shared/rules/performance/own-dates';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, refused } from '../../../kit/failure.ts';
import { localName } from '../../../kit/local-name.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { inDepartments } from '../../org/tables.ts';
import { handOver } from '../handover.ts';
import { takeResults } from './included.ts';
import { countActive, dismiss, enrol } from './participants.ts';
import { auditPlan, demandAllowed, updatePlan, type PlanRow } from './plan.ts';
import { besidePlan } from './scope-list.ts';
import { addDepartments, namePeople, type NamedPerson } from './scope.ts';
import { restage, seenPlan } from './stage.ts';
import { assessmentInfo } from '../tables.ts';

type Calls = typeof scopeCalls;
type SaveInput = z.output<Calls['saveUnoEmp']['body']>;
type RemoveInput = z.output<Calls['removeUnoEmp']['body']>;
type DeptInput = z.output<Calls['addinfobydept']['body']>;

interface Saved {
  id: string;
  version: number;
}

/** Somebody beside a plan, as far as changes of its scope look. */
export interface Candidate {
  empId: string;
  empNumber: string;
  empName: string;
  empNameEn: string | null;
  entryDate: string;
  inPlan: boolean;
  scored: boolean;
  named: NamedPerson | null;
}

/** The visible people among some, each with where they stand towards the plan; one statement however many. */
export async function candidates(ctx: Ctx, plan: PlanRow, among: SQL): Promise<Candidate[]> {
  const rows = await besidePlan(ctx, plan).where(sql`${visibleEmployees(ctx)} and ${among}`);
  return rows.map(({ person, info, named, inPlan }) => ({
    empId: person.id,
    empNumber: person.empNumber,
    empName: person.name,
    empNameEn: person.nameEn,
    entryDate: person.entryDate,
    inPlan,
    scored: info !== null && info.removedAt === null && info.bossStage >= BossStage.SCORED,
    named,
  }));
}

/** What keeps somebody from being in the plan with these days. */
export function joinIssues(ctx: Ctx, plan: PlanRow, person: Candidate, own: OwnDates): RuleIssue[] {
  // Days that stand there already may be over by now.
  const changed = (day: 'fillTo' | 'scoreTo') => (own[day] === (person.named?.[day] ?? null) ? null : own[day]);
  return [
    ...(person.entryDate > ctx.today
      ? [issue('empIds', 'PERSON_NOT_ENTERED', { name: localName(ctx, person.empName, person.empNameEn) })]
      : []),
    ...checkOwnDates({
      own: { fillTo: changed('fillTo'), scoreTo: changed('scoreTo') },
      plan,
      scored: person.scored,
      today: ctx.today,
    }),
  ];
}

/** Takes people in one by one, or gives those who are in days of their own. */
export async function saveSingles(ctx: Ctx, { empIds, reason, ...input }: SaveInput): Promise<Saved> {
  const plan = await seenPlan(ctx, input);
  demandAllowed(plan, 'addPerson');
  const people = await candidates(ctx, plan, inArray(employee.id, empIds));
  if (people.length < new Set(empIds).size) throw invalid('empIds', 'UNKNOWN_REFERENCE');
  const own = { fillTo: input.fillTo ?? null, scoreTo: input.scoreTo ?? null };
  const issues = people.flatMap((person) => joinIssues(ctx, plan, person, own));
  if (issues.length > 0) throw refused(issues);
  const named = people.map(({ empId }) => ({ empId, excluded: false, ...own, reason: reason === '' ? null : reason }));
  await namePeople(ctx, plan.id, named);
  const added = await takeIn(ctx, plan, empIds);
  await auditPlan(ctx, 'singlesSaved', plan, {
    params: { count: people.length, added },
    after: { people: people.map(({ empNumber }) => empNumber), ...own, reason },
  });
  return bumped(ctx, plan, input.version);
}

/** Takes one person out of a plan; the form stays. */
export async function removeSingle(ctx: Ctx, { empId, reason, ...input }: RemoveInput): Promise<Saved> {
  if (reason === '') throw refused({ field: 'reason', code: 'REASON_REQUIRED' });
  const plan = await seenPlan(ctx, input);
  demandAllowed(plan, 'removePerson');
  const [person] = await candidates(ctx, plan, sql`${employee.id} = ${empId}`);
  if (!person?.inPlan) throw refused({ field: 'empId', code: 'NOT_IN_SCOPE' });
  await namePeople(ctx, plan.id, [{ empId, excluded: true, fillTo: null, scoreTo: null, reason }]);
  await takeOut(ctx, plan);
  await auditPlan(ctx, 'singleRemoved', plan, { params: { name: person.empName, nameEn: person.empNameEn, reason } });
  return bumped(ctx, plan, input.version);
}

/** Everybody of departments joins; who was taken out by name stays out. */
export async function joinDepartments(ctx: Ctx, { deptIds, ...input }: DeptInput): Promise<Saved & { added: number }> {
  const plan = await seenPlan(ctx, input);
  demandAllowed(plan, 'addPerson');
  await addDepartments(ctx, plan.id, deptIds);
  const below = inDepartments(ctx.session.companyId, employee.deptId, deptIds);
  const joined = plan.status === AssessmentPlanStatus.NOT_OPEN ? [] : await enrol(ctx, plan.id, below);
  await begin(ctx, plan, joined);
  await auditPlan(ctx, 'departmentsJoined', plan, { params: { added: joined.length } });
  return { ...(await bumped(ctx, plan, input.version)), added: joined.length };
}

/** Enrols named people of an open plan; answers how many came. */
export async function takeIn(ctx: Ctx, plan: PlanRow, empIds: readonly string[]): Promise<number> {
  if (plan.status === AssessmentPlanStatus.NOT_OPEN || empIds.length === 0) return 0;
  const joined = await enrol(ctx, plan.id, sql`${employee.id} in ${idsIn(empIds)}`);
  await begin(ctx, plan, joined);
  return joined.length;
}

const idsIn = (ids: readonly string[]): SQL => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Who joins while others are scoring starts where they started, with the results of included plans, and is told. */
export async function begin(ctx: Ctx, plan: PlanRow, joined: readonly string[]): Promise<void> {
  if (joined.length === 0) return;
  if (plan.status >= AssessmentPlanStatus.SCORING) await takeResults(ctx, plan, joined);
  await restage(ctx, plan.id, plan.status, sql`${assessmentInfo.empId} in ${idsIn(joined)}`);
  await handOver(ctx, 'joinPlan', plan, { empIds: joined });
}

/**
 * Takes those whom the scope of an open plan no longer covers out of it, and tells them and their superiors why; somebody
 * has to stay. Answers how many left. `reason` is for those with whom none stands in the scope.
 */
export async function takeOut(ctx: Ctx, plan: PlanRow, reason = ''): Promise<number> {
  if (plan.status === AssessmentPlanStatus.NOT_OPEN) return 0;
  const left = await dismiss(ctx, plan.id);
  if ((await countActive(ctx, plan.id)) === 0) throw refused({ field: 'scope', code: 'SCOPE_EMPTY' });
  await handOver(ctx, 'leavePlan', plan, { empIds: left, reason });
  return left.length;
}

/** A changed scope is a changed plan: whoever saw it before is told. */
export async function bumped(ctx: Ctx, plan: PlanRow, version: number): Promise<Saved> {
  const next = await updatePlan(ctx, plan, version, {});
  return { id: next.id, version: next.version };
}
