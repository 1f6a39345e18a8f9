import type * as z from 'zod';
import type { AuditEntry } from '@hengcai/shared/contract/platform/platform';
import type { Ctx } from './context.ts';

/** Whether the caller may see an object, and therefore what happened to it; `without` names actions the caller may not know of yet. */
export type CanSee = (ctx: Ctx, objectId: string) => Promise<boolean | { without: readonly string[] }>;

/** What of a line its owner tells by more than one sentence. */
export interface AuditedLine {
  action: string;
  params: Record<string, unknown>;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}
/** What a line changed and why, as far as the caller may know it. */
export type LineTold = Pick<z.output<typeof AuditEntry>, 'changes' | 'reason'>;
/** Tells all lines of a page at once, in as few statements as it can. */
export type TellLines = (ctx: Ctx, objectId: string, lines: readonly AuditedLine[]) => Promise<LineTold[]>;

/** The names of an object that has an English one; null where it is gone. */
export type BothNames = (ctx: Ctx, objectId: string) => Promise<{ name: string; nameEn: string | null } | null>;

interface AuditedObject {
  canSee: CanSee;
  tell: TellLines;
  names: BothNames;
}

const objects = new Map<string, AuditedObject>();
const nothing: TellLines = async (_ctx, _objectId, lines) => lines.map(() => ({ changes: [], reason: null }));

/**
 * Opens the audit trail of a kind of object to whoever may see the object. A line has the name of its object as it was
 * written; with `names` who reads English has the English one instead, as long as it is still the same name.
 */
export function registerAuditedObject(
  objectType: string,
  canSee: CanSee,
  { tell = nothing, names = async () => null }: { tell?: TellLines; names?: BothNames } = {},
): void {
  if (objects.has(objectType)) throw new Error(`Two owners of the audit trail of ${objectType}.`);
  objects.set(objectType, { canSee, tell, names });
}

export const auditedObject = (objectType: string): AuditedObject | undefined => objects.get(objectType);
