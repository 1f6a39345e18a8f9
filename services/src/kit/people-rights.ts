import type { SQL } from 'drizzle-orm';
import type { Ctx } from './context.ts';

/** What the module of employees decides about people, lent to the modules below it. */
export interface PeopleRights {
  /** Which employees the caller may see, as a condition on `employee`. */
  visible: (ctx: Ctx) => SQL;
  /** The ids among some that the caller may see. */
  visibleIdsOf: (ctx: Ctx, empIds: readonly string[]) => Promise<Set<string>>;
  /** Who stands above the caller in the line of superiors, as a condition on `employee`. */
  aboveCaller: (ctx: Ctx) => SQL;
  /** The departments whose people the caller sees; null: the whole company. */
  departmentsInScope: (ctx: Ctx) => Promise<Set<string> | null>;
}

let rights: PeopleRights | undefined;

/** Lends the decisions; once, by the module of employees. */
export function registerPeopleRights(lent: PeopleRights): void {
  if (rights) throw new Error('Two modules decide who sees whom.');
  rights = lent;
}

export function peopleRights(): PeopleRights {
  if (!rights) throw new Error('No module decides who sees whom.');
  return rights;
}
