/** Positions with how the people in them match. */
export const MATCHES = '/position/person-job';
const MATCH = '/position/person-job/match';

/** Who matches a position. */
export const positionMatchPath = (positionId: string): string =>
  `${MATCH}?${new URLSearchParams({ id: positionId }).toString()}`;
/** How one person matches a position; without one, the own position of the person. */
export const personMatchPath = (employeeId: string, positionId?: string): string =>
  `${MATCH}?${new URLSearchParams({ ...(positionId && { id: positionId }), person: employeeId }).toString()}`;
