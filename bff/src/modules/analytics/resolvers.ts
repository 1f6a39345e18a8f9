import { ExitLeaver } from './ExitLeaver.ts';
import { ExitRateRow } from './ExitRateRow.ts';
import { Mutation } from './Mutation.ts';
import { PromotedPerson } from './PromotedPerson.ts';
import { Query } from './Query.ts';
import { ReportFilterOptions } from './ReportFilterOptions.ts';
import { StructurePerson } from './StructurePerson.ts';
import { StructureReport } from './StructureReport.ts';

export const analytics = {
  Query,
  Mutation,
  ExitLeaver,
  ExitRateRow,
  PromotedPerson,
  ReportFilterOptions,
  StructurePerson,
  StructureReport,
};
