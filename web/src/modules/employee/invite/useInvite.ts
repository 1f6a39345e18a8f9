import { useRef, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { downloadFile } from '../../../session/files';
import { act } from '../../../shared/save/outcome';
import { randomId } from '../../../ui/randomId';
import {
  useInvitationCountsQuery,
  useInviteByCardsMutation,
  useInviteByMailMutation,
  useInviteByPasswordsMutation,
} from './invite.gen';
import type { Print, Way } from './ways';

type Step =
  | { at: 'choice' }
  | { at: 'mailing'; jobId: string }
  | { at: 'cards'; print: Print }
  | { at: 'making' }
  | { at: 'done'; message: string };

/** Asking people in: how many it would reach, and the three ways to do it. */
export function useInvite(employeeIds: readonly string[] | null) {
  const t = useT();
  const [way, setWay] = useState<Way>('mail');
  // Who was chosen by hand is meant, whatever was sent before.
  const [again, setAgain] = useState(employeeIds !== null);
  const [step, setStep] = useState<Step>({ at: 'choice' });
  const [busy, setBusy] = useState(false);
  const key = useRef(randomId());
  const selection = { ...(employeeIds && { employeeIds: [...employeeIds] }), again };
  const { data, error, loading, refetch } = useInvitationCountsQuery({
    variables: { selection },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const [mail] = useInviteByMailMutation();
  const [cards] = useInviteByCardsMutation({ fetchPolicy: 'no-cache' });
  const [passwords] = useInviteByPasswordsMutation();
  // What was counted before an invitation went out is no longer so.
  const counts = loading ? null : (data?.invitationCounts ?? null);

  const send = async (): Promise<void> => {
    const input = { selection, clientMutationId: key.current };
    if (way === 'mail')
      await act(async () => {
        const answer = (await mail({ variables: { input } })).data?.inviteByMail;
        if (answer?.job) setStep({ at: 'mailing', jobId: answer.job.id });
        return answer;
      });
    else if (way === 'cards')
      await act(async () => {
        const answer = (await cards({ variables: { input: { selection } } })).data?.inviteByCards;
        if (answer?.print) setStep({ at: 'cards', print: answer.print });
        return answer;
      });
    else
      await act(async () => {
        const answer = (await passwords({ variables: { input } })).data?.inviteByPasswords;
        if (!answer?.file) return answer;
        setStep({ at: 'making' });
        const saved = await downloadFile(answer.file, { takesLong: true });
        // Another try is another sheet.
        key.current = randomId();
        setStep(saved ? { at: 'done', message: t('employee.invite.passwordsDone') } : { at: 'choice' });
        return answer;
      });
  };
  const run = async () => {
    setBusy(true);
    await send();
    setBusy(false);
  };
  const done = (message: string) => setStep({ at: 'done', message });
  /** On to those whom no mail reaches. */
  const goOn = () => {
    setWay('cards');
    setAgain(false);
    setStep({ at: 'choice' });
    void refetch();
  };
  return {
    counts,
    failed: Boolean(error) || data?.invitationCounts === null,
    refetch: () => void refetch(),
    way: counts && counts.loginWay !== 'DEFAULT' ? 'mail' : way,
    setWay,
    again,
    setAgain,
    step,
    busy,
    run: () => void run(),
    done,
    goOn,
  };
}
