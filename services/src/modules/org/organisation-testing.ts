/**
 * The organisation as simply as it can be written, to hold the real one against: lists that are copied whole, rules read
 * off one by one, days replayed from the beginning.
 */
export interface Unit {
  id: string;
  name: string;
  parent: string | null;
  head: string | null;
}
export type Act =
  | { do: 'create'; id: string; name: string; parent: string }
  | { do: 'rename'; id: string; name: string }
  | { do: 'move'; id: string; parent: string }
  | { do: 'head'; id: string; head: string | null }
  | { do: 'close'; id: string }
  | { do: 'merge'; id: string; into: string };
interface Planned {
  on: number;
  act: Act;
}

const find = (units: readonly Unit[], id: string | null) => units.find((unit) => unit.id === id);

/** Whether `id` stands at or below `top`, asked upwards step by step. */
function standsBelow(units: readonly Unit[], id: string | null, top: string): boolean {
  const unit = find(units, id);
  return unit !== undefined && (unit.id === top || standsBelow(units, unit.parent, top));
}

const namesClash = (units: readonly Unit[]): boolean =>
  units.some((a) => units.some((b) => a.id !== b.id && a.parent === b.parent && a.name === b.name));

/** The units after an act; null where it is not allowed. */
export function acted(units: readonly Unit[], act: Act): Unit[] | null {
  const unit = find(units, act.id);
  const after = units.map((one) => ({ ...one }));
  if (act.do === 'create') {
    if (!find(units, act.parent)) return null;
    after.push({ id: act.id, name: act.name, parent: act.parent, head: null });
    return namesClash(after) ? null : after;
  }
  const own = find(after, act.id);
  if (!unit || !own) return null;
  switch (act.do) {
    case 'rename':
      own.name = act.name;
      break;
    case 'head':
      own.head = act.head;
      break;
    case 'move':
      if (unit.parent === null || !find(units, act.parent) || standsBelow(units, act.parent, act.id)) return null;
      own.parent = act.parent;
      break;
    case 'close':
      if (unit.parent === null || units.some(({ parent }) => parent === act.id)) return null;
      return after.filter(({ id }) => id !== act.id);
    case 'merge':
      if (unit.parent === null || !find(units, act.into) || standsBelow(units, act.into, act.id)) return null;
      for (const one of after) if (one.parent === act.id) one.parent = act.into;
      return namesClash(after.filter(({ id }) => id !== act.id)) ? null : after.filter(({ id }) => id !== act.id);
  }
  return namesClash(after) ? null : after;
}

/** A company by days: what was at the end of each, who works where, and what is planned. */
export class NaiveOrganisation {
  day = 0;
  units: Unit[];
  readonly ends: Unit[][] = [];
  readonly placeOf: Map<string, string>;
  planned: Planned[] = [];

  constructor(root: Unit, people: ReadonlyMap<string, string>) {
    this.units = [root];
    this.placeOf = new Map(people);
  }

  /** Whether an act on a day is accepted; if so, it is done or planned. */
  tries(act: Act, on: number): boolean {
    if (on === this.day) {
      const after = acted(this.units, act);
      if (!after || this.isNeeded(act) || this.breaks(after, this.planned)) return false;
      this.units = after;
      this.movePeople(act);
      return true;
    }
    if (act.do === 'close' && this.isNeeded(act)) return false;
    // Two changes of one department on a day: the later replaces what both say, at the place of the first.
    const isChange = (one: Act) => ['rename', 'move', 'head'].includes(one.do);
    const first = isChange(act)
      ? this.planned.findIndex((one) => one.on === on && isChange(one.act) && one.act.id === act.id)
      : -1;
    if (first >= 0) return false;
    const planned = [
      ...this.planned.filter((one) => one.on <= on),
      { on, act },
      ...this.planned.filter((one) => one.on > on),
    ];
    if (this.breaks(this.units, planned)) return false;
    this.planned = planned;
    return true;
  }

  /** Whether a change of the same department is planned for the day already: what then happens is not asked of the oracle. */
  hasChange(id: string, on: number): boolean {
    return this.planned.some(
      ({ on: day, act }) => day === on && act.id === id && !['create', 'close', 'merge'].includes(act.do),
    );
  }

  withdraws(at: number): boolean {
    const rest = this.planned.filter((_, index) => index !== at);
    if (this.breaks(this.units, rest)) return false;
    this.planned = rest;
    return true;
  }

  /** The day ends, and what is planned for the next is done. */
  nextDay(): void {
    this.ends.push(this.units);
    this.day += 1;
    for (const { act } of this.planned.filter(({ on }) => on === this.day)) {
      const after = acted(this.units, act);
      if (!after || this.isNeeded(act)) throw new Error('The oracle planned what cannot be.');
      this.units = after;
      this.movePeople(act);
    }
    this.planned = this.planned.filter(({ on }) => on > this.day);
  }

  /** As of any day. */
  on(day: number): Unit[] {
    if (day < this.day) return this.ends[day] ?? [];
    return this.planned
      .filter(({ on }) => on <= day)
      .reduce((units, { act }) => acted(units, act) ?? units, this.units);
  }

  private isNeeded(act: Act): boolean {
    return act.do === 'close' && [...this.placeOf.values()].includes(act.id);
  }

  private movePeople(act: Act): void {
    if (act.do !== 'merge') return;
    for (const [person, place] of this.placeOf) if (place === act.id) this.placeOf.set(person, act.into);
  }

  private breaks(units: Unit[], planned: readonly Planned[]): boolean {
    let now: Unit[] | null = units;
    for (const { act } of planned) {
      now = acted(now, act);
      if (now === null) return true;
    }
    return false;
  }
}
