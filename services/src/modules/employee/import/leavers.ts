import { ExitKind } from '@hengcai/shared/enums';
import { statusFrom, statusProblem } from '../rules.ts';
import type { Stored } from '../current.ts';
import type { StagedPerson, StagedProblem } from '../tables-import.ts';
import { numberOf } from './index-file.ts';
import type { RowReading } from './reading.ts';
import type { CompanyState } from './state.ts';

/** Who leaves, as the company will be after the file: who still leads somebody then cannot. */
export class Leavers {
  private readonly lastDays = new Map<string, string | null>();
  private readonly leading = new Set<string>();

  constructor(
    private readonly state: CompanyState,
    readings: readonly RowReading[],
    ids: ReadonlyMap<string, string>,
    bossOf: ReadonlyMap<string, string | null>,
  ) {
    for (const { empId, lastDay } of state.people.values()) this.lastDays.set(empId, lastDay);
    for (const reading of readings) {
      const empId = ids.get(numberOf(reading) ?? '');
      const lastDay = reading.values.get('lastDay');
      if (empId !== undefined && lastDay !== undefined) this.lastDays.set(empId, String(lastDay));
    }
    for (const [empId, boss] of bossOf)
      if (boss !== null && (this.lastDays.get(empId) ?? null) === null) this.leading.add(boss);
  }

  /** Whether somebody is gone today, after the file. */
  hasLeft(empId: string): boolean {
    const lastDay = this.lastDays.get(empId) ?? null;
    return lastDay !== null && lastDay < this.state.today;
  }

  /** Makes the row's person leave where it says so; answers what is wrong with that. */
  judge(
    { values }: RowReading,
    person: StagedPerson,
    stored: Stored | undefined,
    empId: string | undefined,
  ): StagedProblem[] {
    const lastDay = values.has('lastDay') ? String(values.get('lastDay')) : null;
    const reason = values.has('exitReason') ? String(values.get('exitReason')) : '';
    const before = stored?.lastDay ?? null;
    if (lastDay === null)
      return before === null && (reason !== '' || values.has('exitKind'))
        ? [{ column: reason === '' ? 'exitKind' : 'exitReason', code: 'EXIT_NEEDS_LAST_DAY' }]
        : [];
    if (lastDay === before) return [];
    const kind = values.get('exitKind');
    // A word that is none of the company's reasons is said in words.
    const exitReason = this.state.entries.get('exitReason')?.codesIn(reason)?.[0] ?? null;
    person.exit = {
      lastDay,
      exitKind: kind === undefined ? ExitKind.OTHER : Number(kind),
      exitReason,
      reason: exitReason === null ? reason : '',
    };
    const entry = person.values.entryDate ?? stored?.values.entryDate;
    if (before !== null) return [{ column: 'lastDay', code: 'EXIT_ALREADY_SET', params: { day: before } }];
    if (entry !== undefined && lastDay < entry) return [{ column: 'lastDay', code: 'EXIT_BEFORE_ENTRY' }];
    if (empId !== undefined && this.leading.has(empId)) return [{ column: 'lastDay', code: 'HAS_SUBORDINATES' }];
    return reason === '' ? [{ column: 'exitReason', code: 'REQUIRED' }] : [];
  }

  /** Whether the status a row states is the one its dates make. */
  statusProblems({ values }: RowReading, person: StagedPerson, stored: Stored | undefined): StagedProblem[] {
    const stated = values.get('status');
    if (stated === undefined) return [];
    const follows = statusFrom(
      {
        regularDate: person.values.regularDate ?? stored?.values.regularDate ?? null,
        lastDay: person.exit?.lastDay ?? stored?.lastDay ?? null,
      },
      this.state.today,
    );
    const code = statusProblem(Number(stated), follows);
    return code === null ? [] : [{ column: 'status', code }];
  }
}
