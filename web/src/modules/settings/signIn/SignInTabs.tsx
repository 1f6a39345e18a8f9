import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { LinkTabs } from '../../../ui/LinkTabs';

const TABS = ['accounts', 'signIn'] as const;

/** The open tab; it stands in the address as `tabName` (specification 2). */
export function useSignInTab(): (typeof TABS)[number] {
  const name = useSearchParams()[0].get('tabName');
  return TABS.find((tab) => tab === name) ?? 'accounts';
}

/** Who signs in, and how. */
export function SignInTabs() {
  const t = useT();
  const tabs = TABS.map((name) => ({ name, label: t(`settings.signIn.tab.${name}`) }));
  return <LinkTabs label={t('settings.signIn.tabs')} tabs={tabs} current={useSignInTab()} />;
}
