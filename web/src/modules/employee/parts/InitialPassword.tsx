import { useT } from '../../../i18n/useT';
import { SecretDialog } from '../../../shared/SecretDialog';

interface Props {
  title: string;
  /** Null where the account signs in elsewhere. */
  password: string | null;
  action: string;
  onClose: () => void;
}

/** The first password of an account, shown this once; it cannot be fetched again. */
export function InitialPassword({ password, ...dialog }: Props) {
  const t = useT();
  return (
    <SecretDialog
      {...dialog}
      secret={password}
      hint={t(password ? 'employee.added.password' : 'employee.added.noPassword')}
    />
  );
}
