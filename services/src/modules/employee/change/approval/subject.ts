/** What personnel changes are called in the approval engine. */
export const CHANGE_SUBJECT = 'personnelChange';
