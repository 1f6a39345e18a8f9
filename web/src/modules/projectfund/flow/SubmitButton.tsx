import { Button } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { confirm } from '../../../ui/confirm';
import { submission } from './useApplyActs';

interface Props {
  name: string;
  nodeNames: readonly string[];
  /** Says whether the save that follows also submits. */
  send: (is: boolean) => void;
}

/** Saves the form it stands in and submits what was saved, once whoever writes is sure. */
export function SubmitButton({ name, nodeNames, send }: Props) {
  const t = useT();
  const { trigger, formState } = useFormContext();
  const press = async (form: HTMLFormElement | null) => {
    // What is wrong is told by the form itself.
    const sure = !(await trigger()) || (await confirm(submission(t, name, nodeNames)));
    if (!sure) return;
    send(true);
    form?.requestSubmit();
  };
  return (
    <Button disabled={formState.isSubmitting} onClick={(event) => void press(event.currentTarget.form)}>
      {t('projectfund.budget.saveAndSubmit')}
    </Button>
  );
}
