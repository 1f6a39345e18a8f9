import type { Ctx } from './context.ts';

/** A person as far as the caller may know of the person. */
export interface KnownPerson {
  empId: string;
  number: string;
  name: string;
  /** Null where none is given. */
  nameEn: string | null;
  /** Whether the person works here today. */
  inService: boolean;
}
/** Those of some people whom the caller may see, by id or by number (compared without case). */
export type ReadPeople = (
  ctx: Ctx,
  asked: { ids?: readonly string[]; numbers?: readonly string[] },
) => Promise<KnownPerson[]>;

let readPeople: ReadPeople | undefined;

/** Says how people are named to modules below the one that knows them: rights are decided there. */
export function registerPeople(read: ReadPeople): void {
  readPeople = read;
}

/** The people with some ids whom the caller may see. */
export async function peopleById(ctx: Ctx, ids: readonly (string | null)[]): Promise<Map<string, KnownPerson>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  const found = asked.length === 0 ? [] : ((await readPeople?.(ctx, { ids: asked })) ?? []);
  return new Map(found.map((person) => [person.empId, person]));
}

/** The people with some numbers whom the caller may see, by number in lower case. */
export async function peopleByNumber(ctx: Ctx, numbers: readonly string[]): Promise<Map<string, KnownPerson>> {
  const asked = [...new Set(numbers.map((number) => number.toLowerCase()))];
  const found = asked.length === 0 ? [] : ((await readPeople?.(ctx, { numbers: asked })) ?? []);
  return new Map(found.map((person) => [person.number.toLowerCase(), person]));
}
