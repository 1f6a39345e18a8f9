import { Grade } from './Grade.ts';
import { JobFamily } from './JobFamily.ts';
import { Mutation } from './Mutation.ts';
import { Position } from './Position.ts';
import { PositionHistory } from './PositionHistory.ts';
import { PositionVersion } from './PositionVersion.ts';
import { Query } from './Query.ts';
import { Rank } from './Rank.ts';

export const position = { Query, Mutation, Grade, JobFamily, Position, PositionHistory, PositionVersion, Rank };
