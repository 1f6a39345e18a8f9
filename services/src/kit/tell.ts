import type { Ctx } from './context.ts';

/** Something to tell an employee; the texts are `remind.type.<kind>` and `remind.text.<kind>`. */
export interface News {
  empId: string;
  kind: string;
  /** What the texts name; `what` is a message id and is put into words on reading. */
  params: Record<string, string>;
  label: string | null;
  /** The same news reaches the same person once. */
  dedupeKey: string;
}
type Tell = (ctx: Ctx, news: readonly News[]) => Promise<unknown>;
let tellThem: Tell | undefined;

/** Says how people are told: the module that keeps messages does, and those below it ask for it here. */
export function registerTeller(tell: Tell): void {
  tellThem = tell;
}

/** Tells people something, in their language, in the transaction it happens in. */
export async function tell(ctx: Ctx, news: readonly News[]): Promise<void> {
  if (!tellThem) throw new Error('No module tells people anything.');
  await tellThem(ctx, news);
}
