import { AccountList } from '../accounts/AccountList';
import { SignInTab } from '../signIn/SignInTab';
import { useSignInTab } from '../signIn/SignInTabs';

/** Who signs in, and how. */
export default function LoginManagePage() {
  return useSignInTab() === 'signIn' ? <SignInTab /> : <AccountList />;
}
