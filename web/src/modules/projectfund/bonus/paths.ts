export const FUNDS = '/projfunds/management';
const DETAILS = '/projfunds/management/details';

export const fundPath = (id: string) => `${DETAILS}?project=${id}`;
export const newBonusPath = (projectId: string) => `${DETAILS}?project=${projectId}&edit=1`;
export const bonusPath = (id: string) => `${DETAILS}?id=${id}`;
export const bonusFormPath = (id: string) => `${DETAILS}?id=${id}&edit=1`;
