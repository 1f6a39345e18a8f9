import { useRef, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { randomId } from '../../../ui/randomId';
import { useRowIssue } from '../members/useRowIssue';

/** An application as it is known by now. */
interface Kept {
  id: string;
  version: number;
}
type Errors = Awaited<ReturnType<typeof outcome>>;
type Answer = { kept: Kept | null; userErrors: Errors } | null | undefined;

interface Writes<V> {
  saved: Kept | null;
  add: (clientMutationId: string, values: V) => Promise<Answer>;
  update: (kept: Kept, values: V) => Promise<Answer>;
  submit: (kept: Kept) => Promise<Answer>;
}

/** Saves an application as a draft, and sends it on its way where that was asked for; what it lacks then stands at its place. */
export function useDraft<V extends { members: readonly { name: string }[] }>({
  saved,
  add,
  update,
  submit,
}: Writes<V>) {
  const t = useT();
  const inRow = useRowIssue();
  const kept = useRef(saved);
  const sends = useRef(false);
  const isSent = useRef(false);
  const [clientMutationId] = useState(randomId);
  const keep = (answer: Answer): Answer => {
    kept.current = answer?.kept ?? kept.current;
    return answer;
  };
  const onSave = async (values: V) => {
    const save = async () => keep(await (kept.current ? update(kept.current, values) : add(clientMutationId, values)));
    // Asked for once: after a refusal the draft is saved as one again.
    isSent.current = sends.current;
    sends.current = false;
    const errors = await outcome(save);
    const told =
      errors.length > 0 || !isSent.current ? errors : await outcome(async () => kept.current && submit(kept.current));
    const people = values.members.map(({ name }) => name);
    return told.map((one) => ({ ...one, message: one.field ? inRow(one.field, one.message, people) : one.message }));
  };
  return {
    onSave,
    /** Whether the next save also submits. */
    send: (is: boolean) => {
      sends.current = is;
    },
    /** What to say once it is saved, and the id to go to. */
    done: (name: string) => ({
      text: isSent.current ? t('projectfund.budget.submitted') : t('projectfund.budget.saved', { name }),
      id: kept.current?.id ?? null,
    }),
  };
}
