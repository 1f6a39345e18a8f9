import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type * as z from 'zod';
import type { Backlog, Todo } from '@hengcai/shared/contract/message/message';
import type { Ctx } from './context.ts';
import type { OtherWork } from './tell.ts';

export type TodoCount = z.output<typeof Backlog>;
export type TodoItem = z.output<typeof Todo>;

/** Some kinds that are counted together, in as few statements as it takes. */
export interface TodoCounter {
  /**
   * A look by index that holds wherever `count` finds something. All of them are asked in one statement, and most people
   * have most kinds of work never: counting those costs more than everything else that is asked on every page.
   */
  mayWait: (ctx: Ctx, empId: string) => SQL;
  count: (ctx: Ctx, empId: string) => Promise<readonly TodoCount[]>;
}

/** The columns of a reminder that say what work it asks for. */
export type RemindedWork = Readonly<Record<'companyId' | 'work' | 'objectId', SQLWrapper>>;

/** That a reminder asks for a kind of work, and that what it is about is still there. */
export const stillThere = ({ work }: RemindedWork, kind: OtherWork, table: SQLWrapper, where: SQL | undefined): SQL =>
  sql`(${work} = ${kind} and exists (select 1 from ${table} where ${where}))`;

/** What of a module waits for people; it follows from how things stand, so it goes whichever way it is done. */
export interface TodoSource {
  counts: readonly TodoCounter[];
  /** The same one by one, at most so many. */
  list: (ctx: Ctx, empId: string, limit: number) => Promise<readonly TodoItem[]>;
  /** Whether the work of a reminder still waits for the caller; absent: nobody is reminded of what waits here. */
  stillWaits?: (ctx: Ctx, reminder: RemindedWork) => SQL;
}

const sources: TodoSource[] = [];

/** Adds things that wait for people: to the counts and lists of the message centre, and to what makes a reminder open. */
export function registerTodo(source: TodoSource): void {
  sources.push(source);
}

export const todoSources = (): readonly TodoSource[] => sources;
