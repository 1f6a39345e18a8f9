export const LIST = '/projfunds/list';
const DETAILS = '/projfunds/list/details';
export const FORM = '/projfunds/editing';

export const detailsPath = (id: string) => `${DETAILS}?id=${id}`;
export const formPath = (id: string) => `${FORM}?id=${id}`;
