import {
  nearestNames,
  proposeCode,
  proposeGrade,
  sameText,
  type NewThing,
  type ThingKind,
} from '@hengcai/shared/rules/employee/import-mending';
import { initialsOf } from '../names.ts';
import type { StagedCreations, StagedThing } from '../tables-import.ts';
import type { CompanyState, Named } from './state.ts';

/** So many unknown things of a kind are no list to confirm: the wrong column is mapped. */
const MOST = 1_000;
/** What a code begins with whose name has neither letters nor digits. */
const PREFIX: Record<ThingKind, string> = { department: 'D', position: 'P', rank: 'R', jobFamily: 'F' };

/** A row names something there is none of. */
export interface Unknown {
  kind: ThingKind;
  key: string;
  /** The code the file gives; undefined: one is proposed. */
  code: string | undefined;
  name: string;
  field: string;
  value: string;
  under?: Parent | undefined;
}
/** Above a department: one there is, or one that is unknown itself. */
export type Parent = { deptId: string; name: string } | { key: string; name: string };

interface Gathered extends Unknown {
  rows: number;
  id: string | null;
  decided: NewThing | undefined;
}

/** Everything of a file that the company does not have: gathered by kind, with what was confirmed about it. */
export class Unknowns {
  private readonly gathered = new Map<string, Gathered>();
  private readonly near = new Map<string, Named[]>();
  private readonly counts = new Map<ThingKind, number>();
  private readonly decisions: ReadonlyMap<string, NewThing>;

  constructor(
    private readonly known: Readonly<Record<ThingKind, readonly Named[]>>,
    confirmed: readonly NewThing[],
    private readonly newId: () => string,
  ) {
    this.decisions = new Map(confirmed.map((one) => [`${one.kind}\n${one.key}`, one]));
  }

  /** The id it will have when its making is confirmed, else null. Asked once for each thing, whatever its rows. */
  note(unknown: Unknown): string | null {
    const at = `${unknown.kind}\n${unknown.key}`;
    const before = this.gathered.get(at);
    if (before) return before.id;
    const count = this.counts.get(unknown.kind) ?? 0;
    if (count >= MOST) return null;
    this.counts.set(unknown.kind, count + 1);
    const decided = this.decisions.get(at);
    const parentMissing = unknown.under !== undefined && this.parentId(unknown.under) === null;
    const id = decided && !parentMissing ? this.newId() : null;
    this.gathered.set(at, { ...unknown, rows: 0, id, decided });
    return id;
  }

  /** Counts a row that names it. */
  count(kind: ThingKind, key: string): void {
    const one = this.gathered.get(`${kind}\n${key}`);
    if (one) one.rows += 1;
  }

  private parentId(under: Parent): string | null {
    return 'deptId' in under ? under.deptId : (this.gathered.get(`department\n${under.key}`)?.id ?? null);
  }

  /** Names near to a written one, of what the company has. */
  nearest(kind: ThingKind, written: string): Named[] {
    const at = `${kind}\n${written}`;
    const near = this.near.get(at) ?? nearestNames(written, this.known[kind], (one) => one.name);
    this.near.set(at, near);
    return near;
  }

  /** All of them as they would be made, with codes nobody has. */
  things(state: CompanyState): StagedThing[] {
    const all = [...this.gathered.values()];
    const taken = new Map<ThingKind, Set<string>>();
    for (const kind of Object.keys(this.known) as ThingKind[])
      taken.set(kind, new Set(this.known[kind].map(({ code }) => sameText(code))));
    for (const { kind, code, decided } of all) {
      const settled = decided?.code ?? code;
      if (settled !== undefined) taken.get(kind)?.add(sameText(settled));
    }
    let highest = Math.max(0, ...state.ranks.map((rank) => rank.grade));
    return all.map(({ decided, id, code, under, ...one }) => {
      const codes = taken.get(one.kind) ?? new Set();
      const grade = one.kind === 'rank' ? (decided?.grade ?? proposeGrade(one.name, highest)) : null;
      highest = Math.max(highest, grade ?? 0);
      return {
        ...one,
        code: decided?.code ?? code ?? proposeCode(initialsOf(one.name), PREFIX[one.kind], codes),
        name: decided?.name ?? one.name,
        grade,
        under: under?.name ?? null,
        nearest: this.nearest(one.kind, one.name).map((near) => ({ code: near.code, name: near.name })),
        confirmed: id !== null,
      };
    });
  }

  /** What the commit makes: the confirmed things that are among `used` ids, with the departments above them. */
  creations(used: ReadonlySet<string>): Required<Omit<StagedCreations, 'heads'>> {
    const all = [...this.gathered.values()].flatMap(({ id, decided, ...one }) =>
      id !== null && decided ? [{ ...one, id, code: decided.code.trim(), name: decided.name.trim(), decided }] : [],
    );
    const needed = new Set(used);
    // Parents are gathered before their children.
    for (const { id, under } of all.toReversed()) {
      const above = needed.has(id) && under ? this.parentId(under) : null;
      if (above !== null) needed.add(above);
    }
    const of = (kind: ThingKind) => all.filter((one) => one.kind === kind && needed.has(one.id));
    return {
      departments: of('department').map(({ id, code, name, under }) => ({
        deptId: id,
        code,
        name,
        parentId: under ? this.parentId(under) : null,
      })),
      positions: of('position').map(({ id, code, name }) => ({ positionId: id, code, name })),
      ranks: of('rank').map(({ id, code, name, decided }) => ({ rankId: id, code, name, grade: decided.grade ?? 1 })),
      jobFamilies: of('jobFamily').map(({ id, code, name }) => ({ jobFamilyId: id, code, name })),
    };
  }
}
