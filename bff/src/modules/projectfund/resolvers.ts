import { Mutation } from './Mutation.ts';
import { ProjectKind } from './ProjectKind.ts';
import { Query } from './Query.ts';

export const projectfund = { Query, Mutation, ProjectKind };
