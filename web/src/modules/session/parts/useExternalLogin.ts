import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { client } from '../../../session/client';
import { announceSession } from '../../../session/crossTab';
import { failuresOf, failureText } from '../../../session/failures';
import { startExternalLogin } from '../../../session/externalLogin';
import { confirm } from '../../../ui/confirm';
import type { UserError } from '../../../ui/form/userErrors';
import { CompleteExternalLoginDocument } from '../external.gen';

type State = { kind: 'busy' } | { kind: 'ask' } | { kind: 'failed'; message: string };

/** One visit of the page: the provider's answer if the address has one, else the way to the provider. */
export function useExternalLogin() {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [state, setState] = useState<State>({ kind: params.has('ask') ? 'ask' : 'busy' });
  const begun = useRef(false);

  /** Leads to the provider of a company; answers why not. */
  const start = async (company: string | null): Promise<readonly UserError[]> => {
    const answer = await startExternalLogin(company);
    if (!('url' in answer)) return answer.errors;
    location.assign(answer.url);
    // The page is about to go: nothing else happens here.
    return new Promise<never>(() => undefined);
  };

  const complete = async (force: boolean): Promise<void> => {
    const issuer = params.get('iss');
    const input = {
      state: params.get('state') ?? '',
      code: params.get('code') ?? '',
      force,
      ...(issuer && { issuer }),
    };
    const answer = await client
      .mutate({
        mutation: CompleteExternalLoginDocument,
        variables: { input },
        context: { quiet: true, anySession: true },
      })
      .catch((error: unknown) => ({ failures: failuresOf(error) }));
    if ('failures' in answer) {
      const [failure] = answer.failures;
      return fail(failure ? failureText(failure, t) : t('session.login.failed'));
    }
    const { user, userErrors = [] } = answer.data?.completeExternalLogin ?? {};
    if (user) {
      await client.clearStore();
      announceSession();
      return void navigate('/index', { replace: true });
    }
    if (userErrors.some(({ code }) => code === 'SESSION_EXISTS')) {
      const goOn = await confirm({
        title: t('session.exists.title'),
        body: t('session.exists.body'),
        action: t('session.exists.action'),
      });
      return goOn ? complete(true) : fail(t('session.external.cancelled'));
    }
    fail(userErrors[0]?.message ?? t('session.login.failed'));
  };

  /** What went wrong; the code leaves the address, it opens nothing any more. */
  const fail = (message: string): void => {
    history.replaceState(history.state, '', location.pathname);
    setState({ kind: 'failed', message });
  };

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const refusal = params.get('error');
    if (params.has('ask')) return;
    if (refusal !== null)
      return fail(t(refusal === 'access_denied' ? 'session.external.denied' : 'session.external.refused'));
    if (params.has('code')) return void complete(false);
    void start(params.get('company')).then((errors) =>
      setState(
        params.has('company')
          ? { kind: 'failed', message: errors[0]?.message ?? t('session.external.refused') }
          : { kind: 'ask' },
      ),
    );
  });
  return { state, start };
}
