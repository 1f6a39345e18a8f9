import { PageRight } from '@hengcai/shared/enums';
import type { PageNeed, Policy } from '@hengcai/shared/contract/kernel';
import { ELEMENTS, givesElement } from '@hengcai/shared/rules/settings/elements';
import type { Ctx, HeldRole, Session } from './context.ts';
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

/**
 * The roles through which a call shows people and fields: those that alone give the page, the right and the element it
 * belongs to (decisions, "Rights from several roles"). Where no page is asked for these are the default role, which comes
 * with the place in the line of management, and every role that opens a page at all.
 */
export function rolesThrough({ roles, through }: Pick<Session, 'roles' | 'through'>): readonly HeldRole[] {
  if (through?.kind !== 'pages')
    return roles.filter(({ isDefault, pages }) => isDefault || [...pages.values()].some((rights) => rights !== 0));
  const element = ELEMENTS.find(({ code }) => code === through.element);
  return roles.filter(
    (role) =>
      through.pages.some(({ path, need }) => ((role.pages.get(path) ?? 0) & BIT[need]) !== 0) &&
      (element === undefined || role.type === 'ADMIN' || givesElement(role, element)),
  );
}

/** The same caller in a part of a call that belongs to other pages than the call itself. */
export const onPagesOf = (ctx: Ctx, policy: Policy): Ctx => ({ ...ctx, session: { ...ctx.session, through: policy } });

/** Whether acting as a linked identity is not enough: what the call does would outlast it. */
export const isForOriginalUser = (policy: Policy): boolean => 'original' in policy && policy.original === true;

function inRoles(roles: readonly string[] | undefined, session: Session): boolean {
  return roles === undefined || session.roles.some((role) => roles.includes(role.type));
}
