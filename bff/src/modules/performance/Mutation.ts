import { assessmentMutations } from './assessment-mutations.ts';
import { planMutations } from './plan-mutations.ts';
import { ruleMutations } from './rule-mutations.ts';

export const Mutation = { ...ruleMutations, ...planMutations, ...assessmentMutations };
