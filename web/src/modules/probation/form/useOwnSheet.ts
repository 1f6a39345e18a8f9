import { useRef, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { useKeepSession } from '../../../shared/keepSession/useKeepSession';
import { outcome } from '../../../shared/save/outcome';
import type { UserError } from '../../../ui/form/userErrors';
import { takeDraft } from '../../../ui/guard/drafts';
import { useAutoSave } from '../../../ui/guard/useAutoSave';
import { useSaveNumbers } from '../../../ui/guard/useSaveNumbers';
import { toast } from '../../../ui/toast';
import type { ProbationPlanFormFragment } from '../plan/plan.gen';
import type { FormRow } from './formRows';

/** What every save of a sheet says of it. */
interface Sent {
  id: string;
  version: number;
  sheetVersion: number;
  clientId: string;
  seq: number;
  submit: boolean;
}
interface Answer {
  detail: ProbationPlanFormFragment | null;
  userErrors: readonly UserError[];
}
interface Sheet<T> {
  detail: ProbationPlanFormFragment;
  /** Which sheet of the plan it is. */
  name: 'targets' | 'SELF' | 'BOSS';
  start: () => T;
  rowsOf: (typed: T) => readonly FormRow[];
  send: (sheet: Sent, typed: T) => Promise<Answer | null | undefined>;
  /** What is typed by now, once what was sent is saved. */
  adopt?: (typed: T, sent: T, saved: ProbationPlanFormFragment) => T;
}

/** How a sheet stands, whatever is typed into it. */
export interface OwnSheet {
  auto: Pick<ReturnType<typeof useAutoSave>, 'state' | 'dirty' | 'saveNow'>;
  busy: boolean;
  /** Why the last save was refused, a line each. */
  refused: readonly string[];
}

/** The own sheet as it is typed: saves itself every 10 s, is submitted as a whole, and keeps why it was refused. */
export function useOwnSheet<T extends object>({ detail, name, start, rowsOf, send, adopt }: Sheet<T>) {
  const t = useT();
  const draft = `probation.${detail.id}.${name}`;
  const [typed, setTyped] = useState<T>(() => takeDraft<T>(draft) ?? start());
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const numbered = useSaveNumbers();
  const sheetVersion = useRef(detail.sheetVersion);
  const say = (rows: readonly FormRow[], { field, message }: UserError): string => {
    const at = /^rows\.(\d+)\./.exec(field ?? '')?.[1];
    const row = at === undefined ? undefined : rows[Number(at)];
    return row ? t('probation.row.refused', { row: row.keyResult || String(Number(at) + 1), message }) : message;
  };
  const save = async (sent: T, submit: boolean): Promise<T | false> => {
    const { id, version } = detail.plan;
    let known = sent;
    const errors = await outcome(async () => {
      const sheet = { id, version, sheetVersion: sheetVersion.current, ...numbered(), submit };
      const answer = await send(sheet, sent);
      const saved = answer?.detail;
      if (saved) {
        sheetVersion.current = saved.sheetVersion;
        if (adopt) {
          const made = adopt(sent, sent, saved);
          known = made;
          setTyped((now) => (now === sent ? made : adopt(now, sent, saved)));
        }
      }
      return answer;
    });
    setRefused([...new Set(errors.map((error) => say(rowsOf(sent), error)))]);
    return errors.length === 0 && known;
  };
  const auto = useAutoSave({ value: typed, save: (sent) => save(sent, false), draft });
  useKeepSession(auto.dirty);
  return {
    typed,
    change: setTyped,
    auto,
    busy,
    refused,
    /** Sends the sheet; what is typed is saved first, or it would come after what is submitted. */
    submit: async (done: string) => {
      setBusy(true);
      try {
        const known = (await auto.saveNow()) && (await auto.inTurn(() => save(typed, true)));
        if (!known) return;
        auto.accept(known);
        toast.success(done);
      } finally {
        setBusy(false);
      }
    },
  };
}
