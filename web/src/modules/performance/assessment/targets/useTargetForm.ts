import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../i18n/useT';
import { failuresOf } from '../../../../session/failures';
import { takeDraft } from '../../../../ui/guard/drafts';
import { useAutoSave } from '../../../../ui/guard/useAutoSave';
import type { CellChange } from '../../../../ui/sheet/sheetModel';
import { toast } from '../../../../ui/toast';
import { useSaveTargetsMutation } from '../assessment.gen';
import { type Assessment, type Part, permissionOf } from '../model';
import { useKeepSession } from '../useKeepSession';
import { adopt, newRow, rowsOf, type TargetField, type TargetRow, toInput } from './targetRows';

const DRAFT = 'targets';

interface Person {
  planId: string;
  employeeId: string;
}

/**
 * The target form as it is typed. The employee's saves itself every 10 s; a superior's is only sent when the targets are
 * set. Where somebody saved in between, `conflict` holds the version that stands there now, until the reader decides.
 */
export function useTargetForm(assessment: Assessment, { planId, employeeId }: Person) {
  const t = useT();
  const own = permissionOf(assessment, 'editTargets').allowed;
  const editable = own || permissionOf(assessment, 'setSubordinateTargets').allowed;
  const [rows, setRows] = useState<readonly TargetRow[]>(
    () => (editable ? takeDraft<readonly TargetRow[]>(DRAFT) : null) ?? rowsOf(assessment),
  );
  const [conflict, setConflict] = useState<number | null>(null);
  const [save] = useSaveTargetsMutation();
  const [clientId] = useState(() => crypto.randomUUID());
  const seq = useRef(0);
  const version = useRef(assessment.version);

  const send = async (sent: readonly TargetRow[]): Promise<boolean> => {
    if (conflict !== null) return false;
    seq.current += 1;
    try {
      const { data } = await save({
        variables: {
          input: { planId, employeeId, version: version.current, clientId, seq: seq.current, rows: sent.map(toInput) },
        },
        context: { quiet: true },
      });
      const answer = data?.saveTargets;
      if (!answer?.assessment) {
        answer?.userErrors.forEach((error) => toast.error(error.message, { id: error.code }));
        return false;
      }
      version.current = answer.assessment.version;
      const saved = answer.assessment;
      setRows((now) => adopt(now, sent, saved));
      return true;
    } catch (error) {
      setConflict(failuresOf(error).find((failure) => failure.code === 'CONFLICT')?.currentVersion ?? null);
      return false;
    }
  };
  const auto = useAutoSave({ value: rows, save: send, draft: DRAFT, enabled: own });
  useKeepSession(auto.dirty);

  const replace = (fresh: Pick<Assessment, 'indicators' | 'version'>) => {
    const next = rowsOf(fresh);
    version.current = fresh.version;
    setRows(next);
    setConflict(null);
    auto.accept(next);
  };
  const seen = useRef(assessment);
  useEffect(() => {
    // What another action answered (submitted, approved, returned) is the form from then on; a draft in work stays.
    if (seen.current !== assessment && !auto.dirty && assessment.version !== version.current) replace(assessment);
    seen.current = assessment;
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

export type TargetForm = ReturnType<typeof useTargetForm>;
