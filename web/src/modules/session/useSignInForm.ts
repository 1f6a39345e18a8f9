import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { lastAccount } from '../../session/account';
import { signIn, type SignInInput } from '../../session/signIn';

const LABELS = { companyCode: 'session.company', userName: 'session.account', password: 'session.password' } as const;
type Name = keyof typeof LABELS;
const names = Object.keys(LABELS) as Name[];

interface Errors extends Partial<Record<Name, string>> {
  /** What belongs to no field. */
  general?: string;
}

/**
 * The three fields of the sign-in page, checked when they are sent and as they change afterwards. Kept by React alone:
 * react-hook-form is 15 kB that nobody needs before they are in.
 */
export function useSignInForm() {
  const t = useT();
  const navigate = useNavigate();
  const [values, setValues] = useState<SignInInput>({ ...lastAccount(), password: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [sent, setSent] = useState(false);
  const [sending, setSending] = useState(false);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  const label = (name: Name) => t(LABELS[name]);
  const lacking = (name: Name, value: string): Errors =>
    value.trim() === '' ? { [name]: t('ui.form.required', { label: label(name) }) } : {};
  const show = (found: Errors) => {
    setErrors(found);
    const first = names.find((name) => name in found);
    if (first) inputs.current[first]?.focus();
  };

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    const missing = names.reduce<Errors>((found, name) => ({ ...found, ...lacking(name, values[name]) }), {});
    show(missing);
    if (Object.keys(missing).length > 0) return;
    setSending(true);
    try {
      const answer = await signIn(values);
      if ('errors' in answer) return show(placed(answer.errors));
      const { mustChangePassword, loginWay } = answer.user;
      await navigate(mustChangePassword && loginWay === 'DEFAULT' ? '/first-login' : '/index', { replace: true });
    } finally {
      setSending(false);
    }
  }

  const field = (name: Name) => ({
    label: label(name),
    error: errors[name],
    input: {
      name,
      value: values[name],
      ref: (input: HTMLInputElement | null) => void (inputs.current[name] = input),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setValues({ ...values, [name]: target.value });
        if (sent) setErrors(({ [name]: _before, ...others }) => ({ ...others, ...lacking(name, target.value) }));
      },
    },
  });
  return { field, submit, sending, refused: errors.general };
}

/** Server errors by the field they name; the others together. */
function placed(errors: readonly { field?: string | null; message: string }[]): Errors {
  const found: Errors = {};
  const general: string[] = [];
  for (const { field, message } of errors) {
    const name = names.find((one) => one === field);
    if (name) found[name] = message;
    else general.push(message);
  }
  return general.length > 0 ? { ...found, general: general.join('\n') } : found;
}
