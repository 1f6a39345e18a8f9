import { ExitLeaver } from './ExitLeaver.ts';
import { ExitRateRow } from './ExitRateRow.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';
import { ReportFilterOptions } from './ReportFilterOptions.ts';

export const analytics = { Query, Mutation, ExitLeaver, ExitRateRow, ReportFilterOptions };
