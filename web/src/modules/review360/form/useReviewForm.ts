import { useRef, useState } from 'react';
import { useKeepSession } from '../../../shared/keepSession/useKeepSession';
import { act } from '../../../shared/save/outcome';
import { hasCode } from '../../../session/failures';
import { say } from '../../../i18n/say';
import { takeDraft } from '../../../ui/guard/drafts';
import { useAutoSave } from '../../../ui/guard/useAutoSave';
import { useSaveNumbers } from '../../../ui/guard/useSaveNumbers';
import { toast } from '../../../ui/toast';
import {
  type Review360FormBodyFragment,
  useSaveReview360FormMutation,
  useSubmitReview360FormMutation,
} from '../review360.gen';

export interface Answer {
  optionId: string | null;
  text: string | null;
}
type Answers = ReadonlyMap<string, Answer>;

export const isAnswered = (answer: Answer | undefined): boolean =>
  answer !== undefined && (answer.optionId !== null || (answer.text ?? '').trim() !== '');

/** A form as it is filled in: saves itself every 10 s, is submitted as a whole. */
export function useReviewForm(form: Review360FormBodyFragment) {
  const draft = `review360.${form.planId}.${form.employeeId}`;
  const [answers, setAnswers] = useState<Answers>(
    () =>
      new Map(
        (form.open ? takeDraft<[string, Answer][]>(draft) : null) ??
          form.answers.map(({ itemId, optionId, text }) => [itemId, { optionId, text }]),
      ),
  );
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const numbered = useSaveNumbers();
  const version = useRef(form.version);
  const [save] = useSaveReview360FormMutation();
  const [submit] = useSubmitReview360FormMutation();
  const input = (sent: Answers) => ({
    planId: form.planId,
    employeeId: form.employeeId,
    version: version.current,
    ...numbered(),
    answers: [...sent].map(([itemId, answer]) => ({ itemId, ...answer })),
  });
  const send = async (sent: Answers): Promise<boolean> => {
    try {
      const { data } = await save({ variables: { input: input(sent) }, context: { quiet: true } });
      const answer = data?.saveReview360Form;
      answer?.userErrors.forEach((error) => toast.error(error.message, { id: error.code }));
      if (!answer?.form) return false;
      version.current = answer.form.version;
      return true;
    } catch (error) {
      if (hasCode(error, 'CONFLICT')) toast.error(say('ui.save.conflict'), { id: 'CONFLICT' });
      return false;
    }
  };
  const auto = useAutoSave({ value: answers, save: send, draft, enabled: form.open });
  useKeepSession(auto.dirty);
  return {
    answers,
    auto,
    wrong,
    busy,
    change: (itemId: string, answer: Answer) => setAnswers((now) => new Map(now).set(itemId, answer)),
    /** The required questions without an answer, which are marked from now on. */
    missing: (): string[] => {
      const left = form.items
        .filter(({ id, required }) => required && !isAnswered(answers.get(id)))
        .map(({ id }) => id);
      setWrong(left.length > 0);
      return left;
    },
    /** Sends the form; whether it is in. */
    submit: async (): Promise<boolean> => {
      setBusy(true);
      const done = await auto
        .inTurn(() =>
          act(async () => (await submit({ variables: { input: input(answers) } })).data?.submitReview360Form),
        )
        .finally(() => setBusy(false));
      if (done) auto.accept(answers);
      return done;
    },
  };
}
