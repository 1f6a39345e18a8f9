import type { Ctx } from './context.ts';

/** Whether the caller may see an object, and therefore what happened to it; `without` names actions the caller may not know of yet. */
export type CanSee = (ctx: Ctx, objectId: string) => Promise<boolean | { without: readonly string[] }>;

const objects = new Map<string, CanSee>();

/** Opens the audit trail of a kind of object to whoever may see the object. */
export function registerAuditedObject(objectType: string, canSee: CanSee): void {
  if (objects.has(objectType)) throw new Error(`Two owners of the audit trail of ${objectType}.`);
  objects.set(objectType, canSee);
}

export const auditedObject = (objectType: string): CanSee | undefined => objects.get(objectType);
