import type * as z from 'zod';
import type { Backlog } from '@hengcai/shared/contract/message';
import type { Ctx } from '../../kit/context.ts';

export type TodoCount = z.output<typeof Backlog>;
/** Counts, in as few statements as it can, what of its kinds waits for the caller. */
export type TodoSource = (ctx: Ctx, empId: string) => Promise<readonly TodoCount[]>;

const sources: TodoSource[] = [];

/** Adds things that wait for people, for the counts of the message centre. */
export function registerTodo(source: TodoSource): void {
  sources.push(source);
}

export const todoSources = (): readonly TodoSource[] => sources;
