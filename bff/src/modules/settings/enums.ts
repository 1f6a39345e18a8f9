import { words } from '../../enums.ts';

export const PageElementKind = words(['element', 'button']);
export const SignInName = words(['account', 'number', 'email']);
export const SignInProviderMatch = words(['link', 'email', 'claim']);
export const UserAccountLock = words(['own', 'role', 'left']);
