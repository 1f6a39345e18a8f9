import { Department } from './Department.ts';
import { Query } from './Query.ts';

export const org = { Query, Department };
