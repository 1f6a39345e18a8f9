/** Where promotion rates stand (specification 2). */
export const PROMOTION_PAGE = '/pa/promote-rate/dept';
