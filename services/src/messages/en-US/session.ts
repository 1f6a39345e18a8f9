import type { session as chinese } from '../zh-CN/session.ts';

/** Texts of the ways in: directory, identity provider, forgotten password, linked identities. */
export const session = {
  'error.DIRECTORY_UNREACHABLE': 'The company directory cannot be reached; try again later',
  'error.DIRECTORY_NOT_ENCRYPTED': 'The address must be ldaps://, or StartTLS must be on',
  'error.DIRECTORY_FILTER': 'The filter must be a valid LDAP filter that contains {placeholder}',
  'error.DIRECTORY_KNOWS_NOT_YOU': 'The directory does not know your own account; you could not sign in any more',
  'error.HOST_NOT_ALLOWED': 'The operator of the system has not allowed this address',
  'error.SECRET_REQUIRED': 'Enter the password again, because the address or the account has changed',
  'error.PROVIDER_UNREACHABLE': 'The configuration of the identity provider cannot be read',
  'error.PROVIDER_NOT_TRIED': 'Sign in through the identity provider yourself once before you switch to it',
  'error.CLAIM_REQUIRED': 'Enter the name of the claim that accounts are recognised by',
  'error.CERTIFICATE_INVALID': 'The certificate must be in PEM form',
  'error.EXTERNAL_SYSTEM_UNAVAILABLE': 'This company has no external HR system',
  'error.EXTERNAL_LOGIN_UNAVAILABLE': 'This company has no sign-in through an identity provider',
  'error.EXTERNAL_LOGIN_EXPIRED': 'This sign-in took too long or was used already; start again',
  'error.EXTERNAL_LOGIN_FAILED': 'What the identity provider answered could not be verified; sign in again',
  'error.EXTERNAL_NOT_LINKED': 'Your identity does not belong to an account here yet; contact the system administrator',
  'error.PASSWORD_KEPT_ELSEWHERE':
    'Passwords of this company are kept in its directory or identity provider and cannot be changed here',
  'error.INITIAL_PASSWORD_EXPIRED': 'This first password has expired; ask HR for a new one',
  'error.INVITATION_INVALID': 'The invitation is not valid, was used or has expired; ask HR for a new one',
  'error.RESET_LINK_INVALID': 'The link is not valid, was used or has expired; ask for a new one',
  'error.IDENTITY_NOT_LINKED': 'You cannot switch to this identity',
  'error.IDENTITY_LINKED_ALREADY': 'This account is linked already',
  'error.IDENTITY_IS_OWN': 'This is your own account',
  'error.IDENTITY_ONE_TARGET': 'Choose one account or one department',

  'mail.reset.subject': 'Set a new password',
  'mail.reset.body':
    'Hello,\n\nwe were asked to let you set a new password. Open this link within {minutes} minutes; it works once:\n\n{link}\n\nIf this was not you, ignore this mail: your password stays as it is.\n',

  'page./setting/loginmanage': 'Sign-in settings',
  'page./setting/imagecontrol': 'Linked identities',

  'audit.session.switched': 'Switched to {name}',
  'audit.session.switchedBack': 'Switched back to the own account',
  'audit.account.invited.mail': 'Invited by mail',
  'audit.account.invited.card': 'Printed an invitation card',
  'audit.account.invited.password': 'Handed over a first password',
  'audit.account.invited.elsewhere': 'Told to sign in with the company account',
  'audit.account.invitationAccepted': 'Set a password with the invitation',
  'audit.invitation.cards': 'Printed invitation cards: {count}',
  'audit.invitation.passwords': 'Downloaded first passwords: {count}',
  'audit.invitation.passwordsBroken': 'The download of first passwords broke off; ended: {count}',
  'audit.account.passwordReset': 'Set a new password by mail',
  'audit.account.externalLinked': 'Linked an identity of the identity provider',
  'audit.identity.linked': 'Linked the identity {name}',
  'audit.identity.linkChanged': 'Changed the link to the identity {name}',
  'audit.identity.unlinked': 'Removed the link to the identity {name}',
  'audit.signIn.saved': 'Changed how the company signs in',
} satisfies Record<keyof typeof chinese, string>;
