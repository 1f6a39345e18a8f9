import type { Ctx, Tx } from './context.ts';

/** What somebody can have to do beside the work of appraisals. */
export type OtherWork =
  | 'probation'
  | 'probationExit'
  | 'changeApproval'
  | 'changeProposal'
  | 'recordProposal'
  | 'positionEvaluation'
  | 'projectBudget'
  | 'projectBonus';

/** Something to tell an employee; the texts are `remind.type.<kind>` and `remind.text.<kind>`. */
export interface News {
  empId: string;
  kind: string;
  /** What the texts name; `what` is a message id and is put into words on reading. */
  params: Record<string, string>;
  label: string | null;
  /** The same news reaches the same person once. */
  dedupeKey: string;
  /** The page on which it is dealt with, with its query; absent: there is none. */
  page?: string;
  /** What is to be done about what; the news is read once that is done. Absent: it only tells something. */
  work?: OtherWork;
  objectId?: string;
}
/** Where news is dealt with. */
export type NewsPlace = Pick<News, 'page' | 'work' | 'objectId'>;
type Tell = (ctx: Ctx, news: readonly News[]) => Promise<unknown>;
let tellThem: Tell | undefined;

/** Says how people are told: the module that keeps messages does, and those below it ask for it here. */
export function registerTeller(tell: Tell): void {
  tellThem = tell;
}

/** News of transactions that is gathered instead of told. */
const held = new WeakMap<Tx, News[]>();

/** Gathers what this transaction has to tell, for whoever does many things at once and tells of them in one go. */
export function holdNews({ tx }: Ctx): readonly News[] {
  const gathered: News[] = [];
  held.set(tx, gathered);
  return gathered;
}

/** Tells people something, in their language, in the transaction it happens in. */
export async function tell(ctx: Ctx, news: readonly News[]): Promise<void> {
  const gathered = held.get(ctx.tx);
  if (gathered) {
    gathered.push(...news);
    return;
  }
  if (!tellThem) throw new Error('No module tells people anything.');
  await tellThem(ctx, news);
}
