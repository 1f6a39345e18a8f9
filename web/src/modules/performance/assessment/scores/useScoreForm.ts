import { useRef, useState } from 'react';
import { failuresOf } from '../../../../session/failures';
import { outcome } from '../../../../shared/save/outcome';
import { takeDraft } from '../../../../ui/guard/drafts';
import { useAutoSave } from '../../../../ui/guard/useAutoSave';
import type { CellChange } from '../../../../ui/sheet/sheetModel';
import { toast } from '../../../../ui/toast';
import { useSaveScoresMutation, useSubmitScoresMutation } from '../assessment.gen';
import { ACTIONS_OF, type Assessment, permissionOf, type Role, sheetOf } from '../model';
import { useKeepSession } from '../useKeepSession';
import { useMutationKey } from '../useMutationKey';
import { draftOf, type ScoreDraft, type ScoreRow, toInput } from './scoreRows';

/** A sheet nobody saved yet. */
const FIRST_VERSION = 1;

interface Person {
  planId: string;
  employeeId: string;
}

/** One scorer's sheet as it is typed: saves itself every 10 s, is submitted as a whole. */
export function useScoreForm(assessment: Assessment, role: Role, { planId, employeeId }: Person) {
  const editable = permissionOf(assessment, ACTIONS_OF[role].save).allowed;
  const name = `scores.${role}`;
  const [draft, setDraft] = useState<ScoreDraft>(
    () => (editable ? takeDraft<ScoreDraft>(name) : null) ?? draftOf(assessment, role),
  );
  const [conflict, setConflict] = useState<number | null>(null);
  const [save] = useSaveScoresMutation();
  const [submit] = useSubmitScoresMutation();
  const [clientId] = useState(() => crypto.randomUUID());
  const keyed = useMutationKey();
  const seq = useRef(0);
  const version = useRef(sheetOf(assessment, role)?.version ?? FIRST_VERSION);
  const input = (sent: ScoreDraft) => ({
    planId,
    employeeId,
    scorerRole: role,
    version: version.current,
    rows: toInput(assessment, role, sent),
    overallComment: sent.overallComment || null,
  });

  const send = async (sent: ScoreDraft): Promise<boolean> => {
    if (conflict !== null) return false;
    seq.current += 1;
    try {
      const { data } = await save({
        variables: { input: { ...input(sent), clientId, seq: seq.current } },
        context: { quiet: true },
      });
      const answer = data?.saveScores;
      answer?.userErrors.forEach((error) => toast.error(error.message, { id: error.code }));
      if (!answer?.assessment) return false;
      const saved = answer.assessment.sheets.find((sheet) => sheet.scorerRole === role);
      version.current = saved?.version ?? version.current;
      return true;
    } catch (error) {
      setConflict(failuresOf(error).find((failure) => failure.code === 'CONFLICT')?.currentVersion ?? null);
      return false;
    }
  };
  const auto = useAutoSave({ value: draft, save: send, draft: name, enabled: editable });
  useKeepSession(auto.dirty);

  return {
    ...auto,
    draft,
    editable,
    conflict,
    /** Shows what stands on the server; what was typed here is given up. */
    replace: (fresh: Assessment) => {
      const next = draftOf(fresh, role);
      version.current = sheetOf(fresh, role)?.version ?? FIRST_VERSION;
      setDraft(next);
      setConflict(null);
      auto.accept(next);
    },
    change: (changes: readonly CellChange[]) =>
      setDraft((now) => ({
        ...now,
        rows: now.rows.map((row) =>
          changes
            .filter((one) => one.rowId === row.id)
            .reduce((next, one) => ({ ...next, [one.columnId as keyof ScoreRow]: one.value }), row),
        ),
      })),
    comment: (overallComment: string) => setDraft((now) => ({ ...now, overallComment })),
    /** Sends the sheet; answers why it was refused, nothing when it is in. */
    submit: () =>
      outcome(() =>
        keyed(`submit.${role}`, async (clientMutationId) => {
          const { data } = await submit({ variables: { input: { ...input(draft), clientMutationId } } });
          if (data?.submitScores?.assessment) auto.accept(draft);
          return data?.submitScores;
        }),
      ),
  };
}

export type ScoreForm = ReturnType<typeof useScoreForm>;
