/** The page of somebody whom the reader leads. */
export const memberPath = (id: string): string => `/team-management/my-team/details?id=${id}`;
