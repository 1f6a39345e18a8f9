/** Where everybody turns points into goods. */
export const MALL_PAGE = '/employee-award/mall';
