import { Box, Button } from '@chakra-ui/react';
import { KeyRoundIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { confirm } from '../../../ui/confirm';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { useResetEmployeePasswordMutation } from '../employee.gen';
import type { Profile } from '../sections';
import { InitialPassword } from './InitialPassword';

/** Makes a first password for somebody who has none yet (imported people) or has forgotten theirs. */
export function ResetPassword({ profile: { id, name, editableGroups } }: { profile: Profile }) {
  const t = useT();
  const [mutate, { loading }] = useResetEmployeePasswordMutation();
  const [password, setPassword] = useState<string | null>(null);
  const reset = async () => {
    if (
      !(await confirm({
        title: t('employee.password.confirm.title', { name }),
        body: t('employee.password.confirm.body'),
        action: t('employee.password.reset'),
      }))
    )
      return;
    const answer = await mutate({
      variables: { input: { id, clientMutationId: randomId() } },
      refetchQueries: ['EmployeeAudit'],
    }).catch(() => null);
    const { initialPassword = null, userErrors = [] } = answer?.data?.resetEmployeePassword ?? {};
    if (userErrors[0]) toast.error(userErrors[0].message);
    setPassword(initialPassword);
  };
  if (!editableGroups.includes('BASIC')) return null;
  return (
    <>
      <Can do="edit" element="employee.resetPassword">
        <Button loading={loading} aria-label={t('employee.password.reset')} onClick={() => void reset()}>
          <KeyRoundIcon />
          <Box as="span" hideBelow="md">
            {t('employee.password.reset')}
          </Box>
        </Button>
      </Can>
      {password && (
        <InitialPassword
          title={t('employee.password.done', { name })}
          password={password}
          action={t('employee.password.close')}
          onClose={() => setPassword(null)}
        />
      )}
    </>
  );
}
