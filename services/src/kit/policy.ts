import { PageRight } from '@hengcai/shared/enums';
import type { PageNeed, Policy } from '@hengcai/shared/contract/kernel';
import type { Session } from './context.ts';
import { hasRight } from './pages.ts';

const BIT: Record<PageNeed, number> = { visit: PageRight.VISIT, edit: PageRight.EDIT, export: PageRight.EXPORT };

/** Whether a session may call an endpoint of this policy; rows and columns are decided further down. */
export function allows(policy: Policy, session: Session): boolean {
  switch (policy.kind) {
    case 'open':
      return true;
    case 'platformAdmin':
      return session.isPlatformAdmin;
    case 'signedIn':
    case 'self':
      return inRoles(policy.roles, session);
    case 'pages':
      return (
        inRoles(policy.roles, session) &&
        (policy.element === undefined || !session.hiddenElements.has(policy.element)) &&
        policy.pages.some(({ path, need }) => hasRight(session, path, BIT[need]))
      );
  }
}

/** Whether acting as a linked identity is not enough: what the call does would outlast it. */
export const isForOriginalUser = (policy: Policy): boolean => 'original' in policy && policy.original === true;

function inRoles(roles: readonly string[] | undefined, session: Session): boolean {
  return roles === undefined || session.roles.some((role) => roles.includes(role.type));
}
