import { and, eq } from 'drizzle-orm';
import { ViewScoreAt, ViewerType } from '@hengcai/shared/enums';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { DATE_RANGE_SEPARATOR, EMPTY_VALUE } from '@hengcai/shared/rules/limits';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { localName } from '../../../kit/local-name.ts';
import type { Block, Fact } from '../../../kit/pdf/blocks.ts';
import { pdfFile } from '../../../kit/pdf/pdf-file.ts';
import { enumTextIds } from '../../../messages/enum-text.ts';
import type { EmployeeData } from '../../employee/public.ts';
import { departments } from '../../org/public.ts';
import { company } from '../../../kit/tables.ts';
import { position } from '../../position/tables.ts';
import { userAccount } from '../../session/tables.ts';
import { demandAction } from './actions.ts';
import { approvalRuns } from '../approval/approval-runs.ts';
import { auditAppraisal, type Appraisal } from './assessment.ts';
import { appraisalDetail } from './assessment-detail.ts';
import {
  commentBlocks,
  figure,
  historyBlocks,
  passportBlocks,
  targetBlocks,
  type Told,
} from './assessment-document-parts.ts';
import { peopleSeen } from './assessment-people.ts';
import { confirmations } from './confirmation.ts';
import { passportOf } from './passport.ts';
import { stageText } from './stage-text.ts';

/**
 * One appraisal as a PDF document. It is made of the answers the caller's screen is drawn from, so it can never show more
 * than the screen does.
 */
export async function appraisalDocument(ctx: Ctx, appraisal: Appraisal): Promise<FileAnswer> {
  demandAction(appraisal, 'exportDetails');
  const { info, plan } = appraisal;
  const told = await toldOf(ctx, appraisal);
  const person = told.people.get(info.empId);
  const { companyName, reader } = await makers(ctx);
  const name = named(person);
  const title = ctx.t('assessment.document.title');
  await auditAppraisal(ctx, 'exportedPdf', appraisal, { params: { count: told.detail.indicators.length } });
  const running = [companyName, plan.name, [name, person?.empNumber].filter(Boolean).join(' ')].join(' · ');
  const subject = { company: companyName, title: `${title} · ${name} · ${plan.name}`, running, reader };
  return pdfFile(
    ctx,
    [person && localName(ctx, person.empName, person.empNameEn), plan.name].filter(Boolean).join(' '),
    subject,
    [
      { kind: 'head', company: companyName, title, subtitle: `${name} · ${plan.name}` },
      { kind: 'facts', facts: await keyFacts(ctx, appraisal, told) },
      ...resultBlocks(ctx, appraisal, told),
      ...targetBlocks(ctx, told),
      ...commentBlocks(ctx, told),
      ...historyBlocks(ctx, told),
      ...passportBlocks(ctx, told.passport),
    ],
  );
}

/** Everything the caller may see of the appraisal, read as the screens read it. */
async function toldOf(ctx: Ctx, appraisal: Appraisal): Promise<Told> {
  const detail = await appraisalDetail(ctx, appraisal);
  const runs = await approvalRuns(ctx, appraisal.info.id);
  const notes = await confirmations(ctx, appraisal);
  const people = await peopleSeen(ctx, [
    detail.empId,
    detail.bossEmpId,
    ...detail.sheets.map((sheet) => sheet.scorerEmpId),
    ...runs.flatMap((run) => [run.submittedBy, ...run.steps.flatMap((step) => step.approverEmpIds)]),
    ...notes.map((note) => note.byEmpId),
  ]);
  const hasResult = detail.composedScore !== null || detail.levelName !== null;
  const passport = !hasResult ? null : await passportOf(ctx, appraisal);
  return { plan: appraisal.plan, detail, runs, notes, people, passport };
}

/** Both names of a person, as far as there are two. */
const named = (person: EmployeeData | undefined): string => {
  if (!person) return EMPTY_VALUE;
  return person.empNameEn ? `${person.empName} (${person.empNameEn})` : person.empName;
};

/** The company in whose name the document is, and who fetches it. */
async function makers(ctx: Ctx): Promise<{ companyName: string; reader: string }> {
  const { companyId, userId } = ctx.session;
  const [row] = await ctx.tx
    .select({ companyName: company.name, reader: userAccount.displayName })
    .from(company)
    .innerJoin(userAccount, and(eq(userAccount.companyId, company.companyId), eq(userAccount.id, userId)))
    .where(eq(company.companyId, companyId));
  return row ?? { companyName: '', reader: '' };
}

async function keyFacts(ctx: Ctx, { info, plan }: Appraisal, { detail, people }: Told): Promise<Fact[]> {
  const person = people.get(info.empId);
  const [dept] = info.deptId === null ? [] : await departments(ctx, { deptIds: [info.deptId] });
  const fact = (key: string, value: string | null | undefined) => ({
    label: ctx.t(`assessment.document.${key}`),
    value: value || EMPTY_VALUE,
  });
  return [
    fact('employee', named(person)),
    fact('number', person?.empNumber),
    fact('department', dept && localName(ctx, dept.deptName, dept.deptNameEn)),
    fact('position', await positionName(ctx, person?.positionId ?? null)),
    fact('boss', info.bossEmpId === null ? null : named(people.get(info.bossEmpId))),
    fact('plan', plan.name),
    fact('period', `${plan.periodFrom} ${DATE_RANGE_SEPARATOR} ${plan.periodTo}`),
    fact('stage', ctx.t(stageText(detail))),
    fact('date', ctx.today),
  ];
}

async function positionName(ctx: Ctx, positionId: string | null): Promise<string | null> {
  if (positionId === null) return null;
  const [row] = await ctx.tx
    .select({ name: position.name, nameEn: position.nameEn })
    .from(position)
    .where(and(eq(position.companyId, ctx.session.companyId), eq(position.id, positionId)));
  return row ? localName(ctx, row.name, row.nameEn) : null;
}

const SHOWN_FROM: ReadonlyMap<number, string> = enumTextIds('ViewScoreAt', ViewScoreAt);

/** The result comes first; where there is none to see, why. */
function resultBlocks(ctx: Ctx, { plan, viewer }: Appraisal, { detail }: Told): Block[] {
  const section: Block = { kind: 'section', title: ctx.t('assessment.document.result') };
  if (detail.composedScore === null && detail.levelName === null) {
    const when = ctx.t(SHOWN_FROM.get(plan.viewScoreAt) ?? '');
    const text =
      viewer === ViewerType.MYSELF
        ? ctx.t('assessment.document.hidden', { when })
        : ctx.t('assessment.document.missing');
    return [section, { kind: 'paragraph', text, muted: true }];
  }
  const score = { label: ctx.t('assessment.export.score'), value: figure(ctx, detail.composedScore) };
  const figures = [
    ...(isScoredByLevel(detail.rule) ? [] : [score]),
    { label: ctx.t('assessment.export.level'), value: detail.levelName ?? EMPTY_VALUE },
  ];
  return [
    section,
    { kind: 'figures', figures },
    ...(detail.calibrated
      ? [{ kind: 'paragraph' as const, text: ctx.t('assessment.document.calibrated'), muted: true }]
      : []),
  ];
}
