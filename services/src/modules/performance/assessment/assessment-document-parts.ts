import type * as z from 'zod';
import type { ApprovalRunData } from '@hengcai/shared/contract/approval';
import type {
  Assessment,
  AssessmentConfirmation,
  PassportStepData,
} from '@hengcai/shared/contract/performance/assessment';
import type { AssessmentIndicator } from '@hengcai/shared/contract/performance/form';
import { ApprovalDecision, Priority, ScorerRole } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { DATE_RANGE_SEPARATOR, EMPTY_VALUE } from '@hengcai/shared/rules/limits';
import type { Ctx } from '../../../kit/context.ts';
import { localName } from '../../../kit/local-name.ts';
import type { Block } from '../../../kit/pdf/blocks.ts';
import { clockText } from '../../../kit/pdf/pdf-file.ts';
import type { Column, Row } from '../../../kit/pdf/table.ts';
import { enumTextIds } from '../../../messages/enum-text.ts';
import type { EmployeeData } from '../../employee/public.ts';
import type { PlanRow } from '../plan/plan.ts';
import { extraColumns, extraShown, hasPartners, type ExtraColumn } from './shown-cells.ts';

type Detail = z.output<typeof Assessment>;
type Run = ApprovalRunData;
type Part = Detail['parts'][number];
type Target = z.output<typeof AssessmentIndicator>;

/** What a document about an appraisal is made of: only what the caller may see. */
export interface Told {
  plan: PlanRow;
  detail: Detail;
  runs: readonly Run[];
  notes: readonly z.output<typeof AssessmentConfirmation>[];
  people: ReadonlyMap<string, EmployeeData>;
  passport: PassportStepData | null;
}

/** A figure as the reader's language writes it, exactly. */
export const figure = (ctx: Pick<Ctx, 'language'>, value: string | null): string =>
  value === null
    ? EMPTY_VALUE
    : new Intl.NumberFormat(ctx.language, { maximumFractionDigits: 4 }).format(value as `${number}`);

/** How the score came about, step by step. */
export function passportBlocks(ctx: Ctx, passport: PassportStepData | null): Block[] {
  if (!passport) return [];
  const columns: Column[] = [
    { title: ctx.t('assessment.document.step'), share: 4 },
    { title: ctx.t('assessment.document.formula'), share: 5 },
    { title: ctx.t('assessment.document.value'), share: 1.6, figures: true },
  ];
  return [
    { kind: 'section', title: ctx.t('assessment.document.passport') },
    ...sentencesOf(passport).map((text): Block => ({ kind: 'paragraph', text })),
    { kind: 'table', columns, rows: steps(ctx, passport, 0) },
  ];
}

const sentencesOf = ({ sentence, steps: below }: PassportStepData): string[] => [
  ...(sentence === null ? [] : [sentence]),
  ...below.flatMap(sentencesOf),
];

const steps = (ctx: Ctx, step: PassportStepData, depth: number): Row[] => [
  {
    cells: [step.label, step.formula, isFigure(step.shown) ? figure(ctx, step.shown) : (step.shown ?? EMPTY_VALUE)],
    depth,
    ...(depth === 0 && { strong: true }),
  },
  ...step.steps.flatMap((one) => steps(ctx, one, depth + 1)),
];
const isFigure = (value: string | null): value is string => /^-?[\d.]+$/.test(value ?? '');

/** Every part with its indicators, what was scored and what was said about each. */
export function targetBlocks(ctx: Ctx, told: Told): Block[] {
  const { detail } = told;
  const title = ctx.t(told.detail.sheets.length > 0 ? 'assessment.document.scores' : 'assessment.document.targets');
  if (detail.indicators.length === 0)
    return [
      { kind: 'section', title },
      { kind: 'paragraph', text: ctx.t('assessment.document.noTargets'), muted: true },
    ];
  return [
    { kind: 'section', title },
    ...(detail.withoutSelfScore
      ? [{ kind: 'paragraph' as const, text: ctx.t('assessment.export.noSelfScore'), muted: true }]
      : []),
    ...detail.parts.flatMap((part): Block[] => {
      const rows = detail.indicators.filter(
        (row) => row.companyModuleCode === part.companyModuleCode && row.partCode === part.partCode,
      );
      if (rows.length === 0) return [];
      return [{ kind: 'section', title: partTitle(ctx, detail, part), minor: true }, partTable(ctx, told, part, rows)];
    }),
  ];
}

function partTitle(ctx: Ctx, { parts }: Detail, part: Part): string {
  const several = parts.some((other) => other.companyModuleCode !== part.companyModuleCode);
  const name = several ? `${part.companyModuleName} / ${part.partName}` : part.partName;
  return ctx.t('assessment.document.part', { name, weight: dec(part.weight).toString() });
}

function partTable(ctx: Ctx, { detail, plan }: Told, part: Part, rows: readonly Target[]): Block {
  const extra = extraColumns(ctx, [part], hasPartners(detail));
  const scores = new Map(detail.scores.map((one) => [`${one.rowId} ${one.scorerRole}`, one]));
  const roles = [ScorerRole.SELF, ScorerRole.BOSS].filter((role) =>
    detail.sheets.some((sheet) => sheet.scorerRole === role),
  );
  const title = (key: string) => ctx.t(`assessment.export.${key}`);
  const scoreTitle = (role: number) => title(role === ScorerRole.SELF ? 'selfScore' : 'bossScore');
  const commentTitle = (role: number) => title(role === ScorerRole.SELF ? 'selfComment' : 'bossComment');
  const columns: Column[] = [
    { title: title('keyResult'), share: 4.6 },
    { title: title('targetValue'), share: 2.4, figures: true },
    { title: title('achievedValue'), share: 1.7, figures: true },
    { title: title('weight'), share: 1.3, figures: true },
    ...roles.map((role) => ({ title: scoreTitle(role), share: 1.6, figures: true })),
  ];
  return {
    kind: 'table',
    columns,
    rows: rows.map((row, i) => {
      const given = roles.map((role) => scores.get(`${row.rowId} ${role}`));
      return {
        cells: [
          {
            text: `${i + 1}. ${row.keyResult}`,
            detail: [particulars(ctx, row), ...extra.map((column) => extraLine(ctx, plan, detail, row, column))]
              .filter(Boolean)
              .join('\n'),
          },
          valuesOf(ctx, row),
          figure(ctx, row.achievedValue),
          row.weight === null ? EMPTY_VALUE : `${dec(row.weight).toString()}%`,
          ...given.map((one) => one?.levelName ?? figure(ctx, one?.score ?? null)),
        ],
        notes: given.flatMap((one, at) => {
          const role = roles[at];
          return one?.comment && role !== undefined ? [{ label: commentTitle(role), text: one.comment }] : [];
        }),
      };
    }),
  };
}

/** From where to where, and in which unit. */
function valuesOf(ctx: Ctx, { startValue, targetValue, measureUnit }: Target): string {
  if (startValue === null && targetValue === null) return measureUnit ?? EMPTY_VALUE;
  const values = startValue === null ? [targetValue] : [startValue, targetValue];
  return `${values.map((value) => figure(ctx, value)).join(' → ')} ${measureUnit ?? ''}`.trim();
}

const PRIORITY_NAMES = enumTextIds('Priority', Priority);

/** In small print: the description, from when to when, and a priority that is not the ordinary one. */
function particulars(ctx: Ctx, { description, startDate, targetDate, priority }: Target): string {
  const days = startDate || targetDate ? [`${startDate ?? ''} ${DATE_RANGE_SEPARATOR} ${targetDate ?? ''}`.trim()] : [];
  const urgency = priority === Priority.ORDINARY ? [] : [ctx.t(PRIORITY_NAMES.get(priority) ?? '')];
  return [description, [...days, ...urgency].join(' · ')].filter(Boolean).join('\n');
}

/** What a column of the template shows of an indicator, with the words and figures of the screen. */
function extraLine(ctx: Ctx, plan: Told['plan'], detail: Detail, row: Target, column: ExtraColumn): string {
  const shown = extraShown(ctx, plan, detail, row, column);
  const value =
    shown === null
      ? EMPTY_VALUE
      : shown.kind === 'text'
        ? shown.value
        : `${figure(ctx, shown.value)}${shown.kind === 'percent' ? '%' : ''}`;
  return ctx.t('assessment.document.column', { name: column.name, value });
}

/** What each scorer says of the whole, with who and when. */
export function commentBlocks(ctx: Ctx, { detail, people }: Told): Block[] {
  const said = detail.sheets.filter((sheet) => sheet.overallComment);
  if (said.length === 0) return [];
  return [
    { kind: 'section', title: ctx.t('assessment.document.comments') },
    ...said.map((sheet): Block => {
      const key = sheet.scorerRole === ScorerRole.SELF ? 'selfOverall' : 'bossOverall';
      return {
        kind: 'paragraph',
        heading: [
          ctx.t(`assessment.export.${key}`),
          who(ctx, people, sheet.scorerEmpId),
          at(ctx, sheet.submittedAt),
        ].join(' · '),
        text: sheet.overallComment ?? '',
      };
    }),
  ];
}

const who = (ctx: Ctx, people: Told['people'], empId: string | null): string => {
  const person = empId === null ? undefined : people.get(empId);
  return person ? `${localName(ctx, person.empName, person.empNameEn)} ${person.empNumber}` : EMPTY_VALUE;
};
const at = (ctx: Ctx, instant: string | null): string =>
  instant === null ? EMPTY_VALUE : clockText(new Date(instant), ctx.session);

interface Entry {
  at: string | null;
  /** Where an entry without a time belongs. */
  order: string;
  by: string;
  what: string;
  text: string | null;
}

/** Who submitted, approved, scored, confirmed and objected, and when, in that order. */
export function historyBlocks(ctx: Ctx, told: Told): Block[] {
  const entries = [
    ...told.runs.toReversed().flatMap((run) => runEntries(ctx, run, told.people)),
    ...sheetEntries(ctx, told),
    ...told.notes.toReversed().map((note): Entry => {
      const result = [figure(ctx, note.score), note.levelName].filter((one) => one && one !== EMPTY_VALUE).join(', ');
      const key = result === '' ? `${note.outcome}.hidden` : note.outcome;
      return {
        at: note.at,
        order: note.at,
        by: who(ctx, told.people, note.byEmpId),
        what: ctx.t(`assessment.document.${key}`, { result }),
        text: note.text,
      };
    }),
  ].sort((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)));
  if (entries.length === 0) return [];
  const columns: Column[] = [
    { title: ctx.t('assessment.document.when'), share: 2 },
    { title: ctx.t('assessment.document.who'), share: 2.4 },
    { title: ctx.t('assessment.document.what'), share: 6 },
  ];
  const rows = entries.map((one) => ({
    cells: [at(ctx, one.at), one.by, one.text ? { text: one.what, detail: one.text } : one.what],
  }));
  return [
    { kind: 'section', title: ctx.t('assessment.document.history') },
    { kind: 'table', columns, rows },
  ];
}

function runEntries(ctx: Ctx, run: Run, people: Told['people']): Entry[] {
  const submitted: Entry = {
    at: run.submittedAt,
    order: run.submittedAt,
    by: who(ctx, people, run.submittedBy),
    what: ctx.t('assessment.document.submitted'),
    text: null,
  };
  const decisions = run.steps.flatMap((step) =>
    step.decisions
      .filter(({ decision }) => decision !== ApprovalDecision.WAITING)
      .map((one): Entry => ({
        at: one.at,
        order: one.at ?? run.submittedAt,
        by: who(ctx, people, one.empId),
        what: `${step.nodeName} · ${ctx.t(DECISION_NAMES.get(one.decision) ?? '')}`,
        text: one.opinion ?? step.message,
      })),
  );
  return [submitted, ...decisions];
}

const DECISION_NAMES = enumTextIds('ApprovalDecision', ApprovalDecision);

const sheetEntries = (ctx: Ctx, { detail, people }: Told): Entry[] =>
  detail.sheets.flatMap(({ scorerRole, scorerEmpId, submittedAt }) =>
    submittedAt === null
      ? []
      : [
          {
            at: submittedAt,
            order: submittedAt,
            by: who(ctx, people, scorerEmpId),
            what: ctx.t(`assessment.document.${scorerRole === ScorerRole.SELF ? 'selfScored' : 'bossScored'}`),
            text: null,
          },
        ],
  );
