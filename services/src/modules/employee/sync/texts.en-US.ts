import type { texts as chinese } from './texts.zh-CN.ts';

/** Texts of people taken over from a directory. */
export const texts: Record<keyof typeof chinese, string> = {
  'error.SYNC_NOT_AVAILABLE': 'This type is not available here',
  'error.SYNC_NOT_ASKED': 'This type of directory pushes data itself, so a sync cannot be started here',
  'error.SYNC_NOT_SET': 'No directory has been chosen yet',
  'error.SYNC_RUNNING': 'A sync is running. Please try again later',
  'error.SYNC_EXTERNAL_HR':
    'Your company has an external HR system. Remove it in the company settings before choosing another type',
  'error.SYNC_CHANGED': 'The sync settings have changed. Please start again',
  'error.SYNC_BROKEN_OFF':
    'The sync stopped: the account it ran for is no longer active, or an error occurred. Please sync again',
  'error.SYNC_UNREACHABLE': 'The directory cannot be reached. Check the address and the network',
  'error.SYNC_HOST_REFUSED': 'The system operator has not allowed this address',
  'error.SYNC_CREDENTIALS': 'The directory did not accept the app ID or the secret (code {code})',
  'error.SYNC_FORBIDDEN':
    'The app does not have the right to read contacts (code {code}). Grant it access to all people and departments there',
  'error.SYNC_BUSY': 'The directory limits the number of requests. Please try again later',
  'error.SYNC_ANSWER': 'The response of the directory could not be read (code {code})',
  'error.SYNC_TOO_MANY': 'The directory has more than {code} people, the most that can be synced',
  'error.SYNC_STILL_THERE':
    '{count, plural, one {# person has left the company here but is} other {# people have left the company here but are}} still in the directory. Nothing was changed: {people}',
  'error.SYNC_GONE': '{count, plural, one {# person is} other {# people are}} no longer in the directory: {people}',
  'sync.fileName': 'Directory sync',
  'sync.reading': 'Reading the directory, {people, plural, one {# person} other {# people}} so far',
  'sync.checked':
    'Dry run finished: {add} new, {change} changed, {same} unchanged, {error} left out, {gone} no longer in the directory',
  'sync.taken':
    'Sync finished: {add} new, {change} changed, {same} unchanged, {error} left out, {gone} no longer in the directory',
  'audit.sync.saved': 'Changed the directory sync settings',
  'audit.sync.tokenCreated': 'Created the SCIM token ending in {ending}',
  'audit.sync.tokenRevoked': 'Revoked the SCIM token ending in {ending}',
  'audit.sync.taken': 'Synced from the directory: {add} new, {change} changed, {gone} no longer there',
  'audit.sync.failed': 'The directory sync failed',
  'audit.sync.personGone': 'No longer active in the directory ({directory})',
  'audit.sync.personBack': 'Back in the directory ({directory})',
  'audit.sync.departureClosed': 'Disabled the account because the person is no longer in the directory',
  'audit.sync.departureKept': 'Kept the account although the person is no longer in the directory',
  'remind.type.syncFailed': 'Directory sync failed',
  'remind.text.syncFailed': 'The directory sync of {date} failed. See the reason under “Sign-in and accounts”, “Sync”',
  'remind.type.syncGone': 'People no longer in the directory',
  'remind.text.syncGone':
    '{count, plural, one {# employee is} other {# employees are}} no longer in the directory. Please decide about their accounts under “Sign-in and accounts”, “Sync”',
};
