import type { texts as chinese } from './texts.zh-CN.ts';

/** Texts of people taken over from a directory. */
export const texts: Record<keyof typeof chinese, string> = {
  'error.SYNC_NOT_AVAILABLE': 'This kind is not available here',
  'error.SYNC_NOT_ASKED': 'This kind of directory pushes by itself and cannot be asked',
  'error.SYNC_NOT_SET': 'No directory has been chosen yet',
  'error.SYNC_RUNNING': 'A sync is running; try again later',
  'error.SYNC_EXTERNAL_HR':
    'The company has an external HR system; remove it in the company settings before choosing another kind',
  'error.SYNC_CHANGED': 'The sync settings have changed; start again',
  'error.SYNC_BROKEN_OFF': 'The sync broke off: the account it ran for is no longer active, or something went wrong',
  'error.SYNC_UNREACHABLE': 'The directory cannot be reached; check the address and the network',
  'error.SYNC_HOST_REFUSED': 'The operator of the system has not allowed this address',
  'error.SYNC_CREDENTIALS': 'The directory did not accept the app ID or the secret (code {code})',
  'error.SYNC_FORBIDDEN':
    'The app may not read the contacts (code {code}); give it access to all people and departments there',
  'error.SYNC_BUSY': 'The directory limits how often it is asked; try again later',
  'error.SYNC_ANSWER': 'The answer of the directory could not be understood (code {code})',
  'error.SYNC_TOO_MANY': 'The directory has more than {code} people, which is more than can be synced',
  'error.SYNC_STILL_THERE':
    '{count, plural, one {# person has} other {# people have}} left the company here but {count, plural, one {is} other {are}} still in the directory; nothing was changed: {people}',
  'error.SYNC_GONE': '{count, plural, one {# person is} other {# people are}} no longer in the directory: {people}',
  'sync.fileName': 'Directory sync',
  'sync.reading': 'Reading the directory, {people, plural, one {# person} other {# people}} so far',
  'sync.checked':
    'Dry run finished: {add} new, {change} changed, {same} unchanged, {error} left out, {gone} no longer in the directory',
  'sync.taken':
    'Sync finished: {add} new, {change} changed, {same} unchanged, {error} left out, {gone} no longer in the directory',
  'audit.sync.saved': 'Changed the directory sync settings',
  'audit.sync.tokenCreated': 'Made the SCIM token that ends in {ending}',
  'audit.sync.tokenRevoked': 'Revoked the SCIM token that ends in {ending}',
  'audit.sync.taken': 'Synced from the directory: {add} new, {change} changed, {gone} no longer there',
  'audit.sync.failed': 'The directory sync failed',
  'audit.sync.personGone': 'No longer active in the directory ({directory})',
  'audit.sync.personBack': 'Back in the directory ({directory})',
  'audit.sync.departureClosed': 'Confirmed: the account is disabled because the person is no longer in the directory',
  'audit.sync.departureKept': 'Confirmed: the account stays enabled although the person is no longer in the directory',
  'remind.type.syncFailed': 'Directory sync failed',
  'remind.text.syncFailed': 'The directory sync of {date} failed. See the reason under Login management, Sync',
  'remind.type.syncGone': 'People no longer in the directory',
  'remind.text.syncGone':
    '{count, plural, one {# employee is} other {# employees are}} no longer in the directory. Decide about their accounts under Login management, Sync',
};
