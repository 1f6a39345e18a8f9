import { EvaluateProcess, LetterKind, type ValueOf } from '@hengcai/shared/enums';
import { turnOf } from '@hengcai/shared/rules/probation/process';
import { and, eq } from 'drizzle-orm';
import type { LetterText } from '@hengcai/shared/rules/letter';
import { ApprovalStatus } from '@hengcai/shared/enums';
import { latestApprovals } from '../../kit/approval.ts';
import type { Ctx, LanguageCode } from '../../kit/context.ts';
import { plain, registerLetter, type LetterValues } from '../../kit/letters/kinds.ts';
import { letterDay, wordingsInUse, written } from '../../kit/letters/write.ts';
import { queueMail } from '../../kit/mail.ts';
import { letterTemplate } from '../../kit/tables.ts';
import { tell, type News } from '../../kit/tell.ts';
import { hrOf, ownLetterValues, visibleIdsOf } from '../employee/public.ts';
import { notFound } from '../../kit/failure.ts';
import { localName } from '../../kit/local-name.ts';
import { userAccount } from '../session/tables.ts';
import { company } from '../../kit/tables.ts';
import { PLAN_DETAILS } from '@hengcai/shared/contract/probation/probationplan';
import { plansWhere, regularOn, SUBJECT, windowOf, type Met } from './plan.ts';
import { employee } from '../employee/tables.ts';
import { probationPlan } from './tables.ts';
import { scoringWindow } from '@hengcai/shared/rules/probation/process';

const PROCESS_TEXT = Object.fromEntries(
  Object.entries(EvaluateProcess).map(([name, process]) => [process, `enum.EvaluateProcess.${name}`]),
) as Record<ValueOf<typeof EvaluateProcess>, string>;

/** Whose turn it is by name: nobody, one person, approvers, or those of HR who look after the person. */
async function whoseTurn(ctx: Ctx, { plan, superiorId }: Met): Promise<readonly string[]> {
  switch (turnOf(plan)) {
    case 'employee':
      return [plan.empId];
    case 'superior':
      return superiorId === null ? [] : [superiorId];
    case 'approver': {
      const request = (await latestApprovals(ctx, SUBJECT, [plan.id])).get(plan.id);
      return request?.run.state === ApprovalStatus.PENDING ? request.waitingFor : [];
    }
    case 'hr':
      return (await hrOf(ctx, [plan.empId])).get(plan.empId) ?? [];
    default:
      return [];
  }
}

const paramsOf = ({ plan, empName, empNameEn }: Met, more: Record<string, string> = {}): Record<string, string> => ({
  name: empName,
  nameEn: empNameEn ?? empName,
  what: PROCESS_TEXT[plan.process as ValueOf<typeof EvaluateProcess>],
  ...more,
});

/**
 * Tells whoever it is the turn of once an act is done, and no one who did it; answers how many were told. Read anew, so
 * that the message and the thing to do are the same people.
 */
export async function tellTurn(ctx: Ctx, planId: string, { again = false } = {}): Promise<number> {
  const met = await oneFor(ctx, planId);
  const asked = (await whoseTurn(ctx, met)).filter((empId) => again || empId !== ctx.session.empId);
  await tell(
    ctx,
    asked.map((empId): News => ({
      empId,
      kind: empId === met.plan.empId ? 'probationTurn.own' : 'probationTurn',
      params: paramsOf(met),
      label: null,
      page: pageOf(planId),
      work: 'probation',
      objectId: planId,
      dedupeKey: `probation:${planId}:${met.plan.version}:${met.plan.process}${again ? `:${ctx.newId()}` : ''}`,
    })),
  );
  return asked.length;
}

/** Tells the person or the superior that something came back, with the reason. */
export async function tellReturned(ctx: Ctx, planId: string, opinion: string): Promise<void> {
  const met = await oneFor(ctx, planId);
  await tell(
    ctx,
    (await whoseTurn(ctx, met)).map((empId): News => ({
      empId,
      kind: empId === met.plan.empId ? 'probationReturned.own' : 'probationReturned',
      params: paramsOf(met, { opinion }),
      label: null,
      page: pageOf(planId),
      work: 'probation',
      objectId: planId,
      dedupeKey: `probationReturned:${planId}:${met.plan.version}`,
    })),
  );
}

type Ending = 'probationPassed' | 'probationFailed' | 'probationExtended' | 'probationStopped';

/** Tells how a plan ended: the superior, HR where something is left to be done, and the person what concerns them. */
export async function tellEnded(ctx: Ctx, planId: string, kind: Ending): Promise<void> {
  const met = await oneFor(ctx, planId);
  const { empId } = met.plan;
  const hr = kind === 'probationFailed' ? ((await hrOf(ctx, [empId])).get(empId) ?? []) : [];
  // That somebody failed is said by people; that somebody leaves the person knows.
  const person = kind === 'probationPassed' || kind === 'probationExtended' ? [empId] : [];
  const asked = new Set([...(met.superiorId === null ? [] : [met.superiorId]), ...hr, ...person]);
  if (ctx.session.empId !== null) asked.delete(ctx.session.empId);
  await tell(
    ctx,
    [...asked].map((to): News => ({
      empId: to,
      kind: to === empId ? `${kind}.own` : kind,
      params: paramsOf(met, { date: met.regularDate ?? '' }),
      label: null,
      page: pageOf(planId),
      ...(hr.includes(to) && { work: 'probationExit', objectId: planId }),
      dedupeKey: `${kind}:${planId}`,
    })),
  );
}

async function oneFor(ctx: Ctx, planId: string): Promise<Met> {
  const [met] = await plansWhere(ctx, eq(probationPlan.id, planId));
  if (!met) throw notFound();
  return met;
}

/** The mail that a plan starts with: its wording is the company's, or one chosen for the plan. */
export function registerProbationLetter(): void {
  registerLetter(LetterKind.PROBATION, {
    text: 'mail.probation',
    placeholders: ['name', 'company', 'entryDate', 'regularDate', 'scoreFrom', 'scoreTo', 'superior']
      .map(plain)
      .concat([{ name: 'link', required: true, bodyOnly: true }]),
    own: 'mail',
    preview: previewed,
  });
}

async function previewed(ctx: Ctx, empId: string, language: LanguageCode): Promise<LetterValues> {
  if (!(await visibleIdsOf(ctx, [empId])).has(empId)) throw notFound();
  const [met] = await plansWhere(ctx, eq(probationPlan.empId, empId), { order: [regularOn], limit: 1 });
  if (met) return valuesOf(ctx, met, language);
  const [person] = await ctx.tx
    .select({
      name: employee.name,
      nameEn: employee.nameEn,
      entryDate: employee.entryDate,
      regularDate: employee.regularDate,
    })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, empId)));
  if (!person) throw notFound();
  const window = person.regularDate === null ? null : scoringWindow(person.regularDate, PREVIEW_DAYS);
  return {
    name: localName({ language }, person.name, person.nameEn),
    company: await companyName(ctx),
    entryDate: letterDay(person.entryDate, language),
    regularDate: letterDay(person.regularDate, language),
    scoreFrom: letterDay(window?.from ?? null, language),
    scoreTo: letterDay(window?.to ?? null, language),
    superior: null,
    link: linkTo(ctx, '…'),
  };
}

/** Days of scoring shown for somebody who has no plan. */
const PREVIEW_DAYS = 7;

const pageOf = (planCode: string): string => `${PLAN_DETAILS}?planCode=${planCode}`;
const linkTo = ({ webUrl }: Pick<Ctx, 'webUrl'>, planCode: string): string => `${webUrl}${pageOf(planCode)}`;

async function companyName({ tx, session }: Ctx): Promise<string> {
  const [row] = await tx.select({ name: company.name }).from(company).where(eq(company.companyId, session.companyId));
  return row?.name ?? '';
}

async function valuesOf(ctx: Ctx, met: Met, language: LanguageCode): Promise<LetterValues> {
  const window = windowOf(met);
  return {
    name: localName({ language }, met.empName, met.empNameEn),
    company: await companyName(ctx),
    entryDate: letterDay(met.entryDate, language),
    regularDate: letterDay(met.regularDate, language),
    scoreFrom: letterDay(window?.from ?? null, language),
    scoreTo: letterDay(window?.to ?? null, language),
    superior: localName({ language }, met.superiorName, met.superiorNameEn),
    link: linkTo(ctx, met.plan.id),
  };
}

/** Mails the person that the plan has started, in their language; who has no address reads it in the messages. */
export async function mailStart(ctx: Ctx, planId: string): Promise<void> {
  const met = await oneFor(ctx, planId);
  if (met.email === null) return;
  const [account] = await ctx.tx
    .select({ language: userAccount.language })
    .from(userAccount)
    .where(and(eq(userAccount.companyId, ctx.session.companyId), eq(userAccount.empId, met.plan.empId)));
  const language = (account?.language ?? 'zh-CN') as LanguageCode;
  const wording = await wordingFor(ctx, met, language);
  const { empId } = met.plan;
  const own = await ownLetterValues(ctx, LetterKind.PROBATION, [wording], [{ empId, language }]);
  const { subject, body } = written(wording, { ...(await valuesOf(ctx, met, language)), ...own.get(empId) });
  await queueMail(ctx, { dedupeKey: `probationStart:${planId}`, to: met.email, subject, body });
}

/** The wording chosen for the plan, where it is in the person's language and still there; else the one in use. */
async function wordingFor(ctx: Ctx, { plan }: Met, language: LanguageCode): Promise<LetterText> {
  const [chosen] =
    plan.mailTemplateId === null
      ? []
      : await ctx.tx
          .select({ subject: letterTemplate.subject, body: letterTemplate.body })
          .from(letterTemplate)
          .where(
            and(
              eq(letterTemplate.companyId, ctx.session.companyId),
              eq(letterTemplate.id, plan.mailTemplateId),
              eq(letterTemplate.language, language),
            ),
          );
  return chosen ?? (await wordingsInUse(ctx, LetterKind.PROBATION))(language);
}
