import { useRef, useState } from 'react';
import { failuresOf } from '../../../../session/failures';
import { outcome } from '../../../../shared/save/outcome';
import { useKeepSession } from '../../../../shared/keepSession/useKeepSession';
import { takeDraft } from '../../../../ui/guard/drafts';
import { useAutoSave } from '../../../../ui/guard/useAutoSave';
import { useSaveNumbers } from '../../../../ui/guard/useSaveNumbers';
import type { CellChange } from '../../../../ui/sheet/sheetModel';
import { toast } from '../../../../ui/toast';
import type { AssessmentScoreInput } from '../assessment.gen';
import { type ScoredForm, type SheetRole, sheetOf } from '../model';
import { useMutationKey } from '../useMutationKey';
import { draftOf, type ScoreDraft, type ScoreRow, toInput } from './scoreRows';

/** A sheet nobody saved yet. */
const FIRST_VERSION = 1;

interface SheetInput {
  version: number;
  rows: AssessmentScoreInput[];
  overallComment: string | null;
}
type Errors = Awaited<ReturnType<Parameters<typeof outcome>[0]>>;

interface Sheet<F> {
  form: F;
  role: SheetRole;
  editable: boolean;
  /** Name under which what is typed survives a session that ends. */
  draft: string;
  /** Saves the sheet; answers its version as it is now, none where it was refused. */
  save: (
    input: SheetInput & { clientId: string; seq: number },
    draft: ScoreDraft,
  ) => Promise<{ version: number | null; userErrors: readonly { code: string; message: string }[] }>;
  submit: (
    input: SheetInput & { clientMutationId: string },
    draft: ScoreDraft,
  ) => Promise<{ done: boolean; answer: Errors }>;
}

/** One sheet of scores as it is typed: saves itself every 10 s, is submitted as a whole. */
export function useSheetForm<F extends ScoredForm>({ form, role, editable, draft: name, save, submit }: Sheet<F>) {
  const [draft, setDraft] = useState<ScoreDraft>(
    () => (editable ? takeDraft<ScoreDraft>(name) : null) ?? draftOf(form, role),
  );
  const [conflict, setConflict] = useState<number | null>(null);
  const numbered = useSaveNumbers();
  const keyed = useMutationKey();
  const version = useRef(sheetOf(form, role)?.version ?? FIRST_VERSION);
  const input = (sent: ScoreDraft): SheetInput => ({
    version: version.current,
    rows: toInput(form, role, sent),
    overallComment: sent.overallComment || null,
  });

  const send = async (sent: ScoreDraft): Promise<boolean> => {
    if (conflict !== null) return false;
    try {
      const { version: saved, userErrors } = await save({ ...input(sent), ...numbered() }, sent);
      userErrors.forEach((error) => toast.error(error.message, { id: error.code }));
      if (saved === null) return false;
      version.current = saved;
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
    replace: (fresh: F) => {
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
    growth: (potential: ScoreDraft['potential']) => setDraft((now) => ({ ...now, potential })),
    comment: (overallComment: string) => setDraft((now) => ({ ...now, overallComment })),
    /** Sends the sheet; answers why it was refused, nothing when it is in. */
    submit: () =>
      auto.inTurn(() =>
        outcome(() =>
          keyed(`submit.${role}`, async (clientMutationId) => {
            const { done, answer } = await submit({ ...input(draft), clientMutationId }, draft);
            if (done) auto.accept(draft);
            return answer;
          }),
        ),
      ),
  };
}
