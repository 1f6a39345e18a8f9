export const planPath = (id: string): string => `/performance/probation/details?planCode=${id}`;
export const rulePath = (id: string): string => `/performance/probation-rule/details?id=${id}`;
export const MANAGED = '/performance/management?tabName=probation';
export const OWN = '/performance/examine?tabName=probation';
