import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { useCapabilities } from '../../../session/capabilities';
import { LinkTabs } from '../../../ui/LinkTabs';

const TABS = ['accounts', 'signIn', 'sync'] as const;

/** The open tab; it stands in the address as `tabName` (specification 2). */
export function useSignInTab(): (typeof TABS)[number] {
  const name = useSearchParams()[0].get('tabName');
  return TABS.find((tab) => tab === name) ?? 'accounts';
}

/** Who signs in, and how. */
export function SignInTabs() {
  const t = useT();
  const { directorySync } = useCapabilities();
  const tabs = TABS.filter((name) => name !== 'sync' || directorySync).map((name) => ({
    name,
    label: t(`settings.signIn.tab.${name}`),
  }));
  return <LinkTabs label={t('settings.signIn.tabs')} tabs={tabs} current={useSignInTab()} />;
}
