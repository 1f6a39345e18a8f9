import { BELOW } from '../myTeam/useMyTeam';

const OVERVIEW = '/team-management/history-record';
const PEOPLE = '/team-management/history-record/employee-performance';

export type HistoryView = 'overview' | 'people';
export const historyPath = (view: HistoryView): string => (view === 'overview' ? OVERVIEW : PEOPLE);

/** Whose results: of those who report to the reader, or of everybody the reader answers for. */
export const reachFilter = (reach: string): { includeBelow: boolean } => ({ includeBelow: reach === BELOW });
