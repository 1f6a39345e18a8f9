import { LIMITS } from '@hengcai/shared/rules/limits';
import { localName } from '../../../i18n/format';
import { sentences } from '../../../i18n/sentences';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { toast } from '../../../ui/toast';
import { TextDialog } from '../../../ui/TextDialog';
import { useMutationKey } from '../assessment/useMutationKey';
import { useTold } from '../useTold';
import { useRejectResultMutation, useVerifyResultMutation } from './calibration.gen';
import type { CalibrationPerson } from './useCalibration';

interface Props {
  planId: string;
  person: CalibrationPerson;
  decision: 'reject' | 'verify';
  onClose: () => void;
  onDone: (told: unknown) => void;
}

/** Sends a result back to the superior with a reason, or says that the one scored again is right. */
export function DecisionDialog({ planId, person, decision, onClose, onDone }: Props) {
  const t = useT();
  const tellsOf = useTold();
  const keyed = useMutationKey();
  const [reject] = useRejectResultMutation();
  const [verify] = useVerifyResultMutation();
  const name = localName(person.employee);
  const whose = { planId, employeeId: person.employee?.id ?? '', version: person.version };
  const send = (text: string) =>
    keyed(decision, async (clientMutationId) =>
      decision === 'reject'
        ? (await reject({ variables: { input: { ...whose, clientMutationId, reason: text } } })).data?.rejectResult
        : (await verify({ variables: { input: { ...whose, clientMutationId, comment: text || null } } })).data
            ?.verifyResult,
    );
  const run = async (text: string) => {
    let told: unknown;
    const errors = await outcome(async () => {
      const answer = await send(text);
      told = answer?.person;
      return answer;
    });
    if (errors.length === 0) {
      toast.success(t(`performance.calib.${decision}.done`));
      onDone(told);
    }
    return errors;
  };
  return (
    <TextDialog
      question={{
        title: t(`performance.calib.${decision}.title`, { name }),
        body:
          decision === 'reject'
            ? sentences(t('performance.calib.reject.body'), tellsOf('rejectResult'))
            : t('performance.calib.verify.body'),
        label: t(decision === 'reject' ? 'performance.assess.reason' : 'performance.calib.verify.comment'),
        action: t(`performance.calib.${decision}`),
        required: decision === 'reject',
        maxLength: LIMITS.comment,
        danger: decision === 'reject',
        run,
      }}
      onClose={onClose}
    />
  );
}
