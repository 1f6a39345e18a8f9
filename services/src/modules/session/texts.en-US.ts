import type { texts as chinese } from './texts.zh-CN.ts';

/** Texts of the ways in: directory, identity provider, forgotten password, linked identities. */
export const texts = {
  'error.DIRECTORY_UNREACHABLE': 'The company directory cannot be reached. Please try again later',
  'error.DIRECTORY_NOT_ENCRYPTED': 'The address must be ldaps://, or StartTLS must be on',
  'error.DIRECTORY_FILTER': 'The filter must be a valid LDAP filter that contains {placeholder}',
  'error.DIRECTORY_KNOWS_NOT_YOU': 'Your own account is not in the directory, so you could no longer sign in',
  'error.HOST_NOT_ALLOWED': 'The system operator has not allowed this address',
  'error.SECRET_REQUIRED': 'The address or the account has changed. Please enter the password again',
  'error.PROVIDER_UNREACHABLE': 'The identity provider’s configuration cannot be read. Check the issuer address',
  'error.PROVIDER_NOT_TRIED': 'Sign in once through the identity provider yourself before you switch to it',
  'error.CLAIM_REQUIRED': 'Please enter the name of the claim that identifies accounts',
  'error.CERTIFICATE_INVALID': 'The certificate must be in PEM format',
  'error.EXTERNAL_SYSTEM_UNAVAILABLE': 'This company has no external HR system',
  'error.EXTERNAL_LOGIN_UNAVAILABLE': 'This company does not use single sign-on',
  'error.EXTERNAL_LOGIN_EXPIRED': 'This sign-in has expired or was already used. Please start again',
  'error.EXTERNAL_LOGIN_FAILED': 'The identity provider’s response could not be verified. Please sign in again',
  'error.EXTERNAL_NOT_LINKED':
    'Your identity is not linked to an account here yet. Please contact your system administrator',
  'error.PASSWORD_KEPT_ELSEWHERE':
    'Your company’s passwords are managed in its directory or identity provider and cannot be changed here',
  'error.INITIAL_PASSWORD_EXPIRED': 'This initial password has expired. Please ask HR for a new one',
  'error.INVITATION_INVALID': 'The invitation is invalid, already used or expired. Please ask HR for a new one',
  'error.RESET_LINK_INVALID': 'The link is invalid, already used or expired. Please request a new one',
  'error.IDENTITY_NOT_LINKED': 'You cannot switch to this identity',
  'error.IDENTITY_LINKED_ALREADY': 'This account is already linked',
  'error.IDENTITY_IS_OWN': 'You cannot link your own account',
  'error.IDENTITY_SAME': 'Please choose another person',
  'error.IDENTITY_NO_ACCOUNT': 'This person has no account that can sign in',
  'error.IDENTITY_ONE_TARGET': 'Choose one account or one department',

  'mail.reset.subject': 'Reset your password',
  'mail.reset.body':
    'Hello,\n\nWe received a request to reset your password. Please open this link within {minutes} minutes to set a new one. It works only once:\n\n{link}\n\nIf you did not request this, please ignore this email. Your password will not change.\n',

  'audit.session.switched': 'Switched to {name}',
  'audit.session.switchedBack': 'Switched back to their own account',
  'audit.account.invited.mail': 'Invited by email',
  'audit.account.invited.card': 'Printed an invitation card',
  'audit.account.invited.password': 'Handed over an initial password',
  'audit.account.invited.elsewhere': 'Asked to sign in with the company account',
  'audit.account.invitationAccepted': 'Set a password with the invitation',
  'audit.invitation.cards': 'Printed invitation cards: {count, number}',
  'audit.invitation.passwords': 'Downloaded initial passwords: {count, number}',
  'audit.invitation.passwordsBroken':
    'The download of initial passwords was interrupted. Passwords invalidated: {count, number}',
  'audit.account.passwordReset': 'Reset the password by email',
  'audit.account.externalLinked': 'Linked an identity of the identity provider',
  'audit.identity.linked': 'Linked the identity {name}',
  'audit.identity.linkChanged': 'Changed the link to the identity {name}',
  'audit.identity.unlinked': 'Removed the link to the identity {name}',
  'audit.signIn.saved': 'Changed the sign-in settings',
} satisfies Record<keyof typeof chinese, string>;
