import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../i18n/useT';
import { failuresOf } from '../../../../session/failures';
import { useKeepSession } from '../../../../shared/keepSession/useKeepSession';
import { takeDraft } from '../../../../ui/guard/drafts';
import { useAutoSave } from '../../../../ui/guard/useAutoSave';
import { useSaveNumbers } from '../../../../ui/guard/useSaveNumbers';
import type { CellChange } from '../../../../ui/sheet/sheetModel';
import { toast } from '../../../../ui/toast';
import type { AssessmentIndicatorInput } from '../assessment.gen';
import type { Part } from '../model';
import { adopt, newRow, rowsOf, type TargetField, type TargetIndicator, type TargetRow, toInput } from './targetRows';

/** A form of targets as the services answer it. */
export interface SavedTargets {
  indicators: readonly TargetIndicator[];
  version: number;
}
interface Sent {
  version: number;
  clientId: string;
  seq: number;
  rows: AssessmentIndicatorInput[];
}
interface Options {
  saved: SavedTargets;
  /** Name of the draft that survives a re-login. */
  draft: string;
  /** Whether the form is the reader's own, which saves itself. */
  own: boolean;
  editable: boolean;
  /** Sends the form; answers what was saved, or why nothing was. */
  send: (
    form: Sent,
  ) => Promise<{ saved: SavedTargets | null; userErrors: readonly { code: string; message: string }[] } | undefined>;
}

/**
 * A sheet of targets as it is typed. The reader's own saves itself every 10 s. Where somebody saved in between, `conflict`
 * holds the version that stands there now, until the reader decides.
 */
export function useTargetRows({ saved, draft, own, editable, send }: Options) {
  const t = useT();
  const [rows, setRows] = useState<readonly TargetRow[]>(
    () => (editable ? takeDraft<readonly TargetRow[]>(draft) : null) ?? rowsOf(saved),
  );
  const [conflict, setConflict] = useState<number | null>(null);
  const numbered = useSaveNumbers();
  const version = useRef(saved.version);

  const save = async (sent: readonly TargetRow[]): Promise<readonly TargetRow[] | false> => {
    if (conflict !== null) return false;
    try {
      const answer = await send({
        version: version.current,
        ...numbered(),
        rows: sent.map(toInput),
      });
      if (!answer?.saved) {
        answer?.userErrors.forEach((error) => toast.error(error.message, { id: error.code }));
        return false;
      }
      const now = answer.saved;
      const known = adopt(sent, sent, now);
      version.current = now.version;
      setRows((typed) => (typed === sent ? known : adopt(typed, sent, now)));
      return known;
    } catch (error) {
      setConflict(failuresOf(error).find((failure) => failure.code === 'CONFLICT')?.currentVersion ?? null);
      return false;
    }
  };
  const auto = useAutoSave({ value: rows, save, draft, enabled: own });
  useKeepSession(auto.dirty);

  const replace = (fresh: SavedTargets) => {
    const next = rowsOf(fresh);
    version.current = fresh.version;
    setRows(next);
    setConflict(null);
    auto.accept(next);
  };
  const seen = useRef(saved);
  useEffect(() => {
    // What another action answered (submitted, approved, returned) is the form from then on; a draft in work stays.
    if (seen.current !== saved && !auto.dirty && saved.version !== version.current) replace(saved);
    seen.current = saved;
  });

  return {
    ...auto,
    rows,
    editable,
    own,
    conflict,
    version,
    replace,
    keepMine: () => {
      version.current = conflict ?? version.current;
      setConflict(null);
    },
    change: (changes: readonly CellChange[]) =>
      setRows((now) =>
        now.map((row) =>
          changes
            .filter((one) => one.rowId === row.key)
            .reduce((next, one) => ({ ...next, [one.columnId as TargetField]: one.value }), row),
        ),
      ),
    add: (part: Part) => setRows((now) => [...now, newRow(part)]),
    take: (more: readonly TargetRow[]) => setRows((now) => [...now, ...more]),
    remove: (row: TargetRow) => {
      setRows((now) => now.filter((one) => one.key !== row.key));
      const name = row.keyResult.trim() || t('performance.assess.row.unnamed');
      toast.info(t('performance.assess.row.removed', { name }), {
        action: {
          label: t('ui.undo'),
          onPress: () => {
            setRows((now) => [...now, { ...row, id: null }]);
            toast.success(t('performance.assess.row.restored', { name }));
          },
        },
      });
    },
  };
}

export type TargetForm = ReturnType<typeof useTargetRows>;
