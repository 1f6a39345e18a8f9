import { expect } from 'vitest';
import type { Stack } from '../operations/stack.ts';
import { everythingAsked } from './hidden-graphql.ts';
import { differences, everythingRead, type HiddenFact, type Part, type World } from './hidden.ts';

/** Builds the company both ways, lets its readers read and ask what there is, and answers what tells each of them. */
async function whatTells(
  stack: Stack,
  { build, throughBff }: HiddenFact,
  part: Part,
): Promise<Record<string, string[][]>> {
  const [one, other] = [await build(stack, true), await build(stack, false)];
  const told: Record<string, string[][]> = {};
  for (const [nth, who] of Object.keys(one.readers).entries()) {
    // One after the other: files leave traces in the audit that the other way reads.
    const everything = async (world: World) => {
      const token = world.readers[who] ?? '';
      const read = await everythingRead(stack.services, world, token, part);
      expect(read.size, who).toBeGreaterThan('turn' in part ? 100 : 0);
      if (!process.env.TEST_FULL && !(throughBff && nth === 0)) return read;
      const asked = await everythingAsked(stack, world, token, part);
      expect(asked.size, who).toBeGreaterThan('turn' in part ? 80 : 0);
      return new Map([...read, ...asked]);
    };
    const [isSo, isNot] = await Promise.all([everything(one), everything(other)]);
    told[who] = differences(isSo, isNot);
  }
  return told;
}

/** None of the readers, who may not know the fact, finds a difference anywhere; the next fact is asked for in another turn. */
export async function expectNobodyCanTell(stack: Stack, fact: HiddenFact, turn: number): Promise<void> {
  for (const [who, told] of Object.entries(await whatTells(stack, fact, { turn })))
    expect(told, `${who}: ${told.map(whereItDiffers).join('; ')}`).toEqual([]);
}

const AROUND = 80;

/** A call with the place where its two answers part: an answer has thousands of characters. */
function whereItDiffers([call = '', one = '', other = '']: string[]): string {
  const at = [...one].findIndex((character, i) => character !== other[i]);
  const from = Math.max(0, (at === -1 ? one.length : at) - AROUND);
  return [call, ...[one, other].map((answer) => `…${answer.slice(from, from + 2 * AROUND)}…`)].join(' ');
}

/** All of the readers, who may know the fact, find it at least in these calls and operations. */
export async function expectAllCanTell(stack: Stack, fact: HiddenFact, calls: readonly string[]): Promise<void> {
  for (const [who, told] of Object.entries(await whatTells(stack, fact, { names: calls }))) {
    const names = [...new Set(told.map(([call]) => call?.split(' ')[0]))];
    expect(names, who).toEqual(expect.arrayContaining([...calls]));
  }
}
