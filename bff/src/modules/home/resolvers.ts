import { EndingProbation, MissingInDepartment, RunningPlan } from './HomeOverview.ts';
import { Mutation } from './Mutation.ts';
import { Notice } from './Notice.ts';
import { Query } from './Query.ts';
import { ScheduleItem } from './ScheduleItem.ts';
import { Shortcut } from './Shortcut.ts';

export const home = {
  Query,
  Mutation,
  EndingProbation,
  MissingInDepartment,
  Notice,
  RunningPlan,
  ScheduleItem,
  Shortcut,
};
