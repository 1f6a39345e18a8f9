import { JobFamily } from './JobFamily.ts';
import { Position } from './Position.ts';
import { Query } from './Query.ts';
import { Rank } from './Rank.ts';

export const position = { Query, JobFamily, Position, Rank };
