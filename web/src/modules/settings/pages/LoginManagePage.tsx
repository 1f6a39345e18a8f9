import { AccountList } from '../accounts/AccountList';
import { SignInTab } from '../signIn/SignInTab';
import { useSignInTab } from '../signIn/SignInTabs';
import { SyncTab } from '../sync/SyncTab';

const TABS = { accounts: AccountList, signIn: SignInTab, sync: SyncTab };

/** Who signs in, and how, and from which directory people come. */
export default function LoginManagePage() {
  const Tab = TABS[useSignInTab()];
  return <Tab />;
}
