import type { ReportFilterOptionsResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ReportFilterOptionsRow } from './rows.ts';

export const ReportFilterOptions: ResolversOf<ReportFilterOptionsResolvers, ReportFilterOptionsRow> = {
  from: ({ timeRange }) => timeRange.from,
  to: ({ timeRange }) => timeRange.to,
  departments: ({ depts }) => depts,
  managers: ({ isManager }) => isManager,
  sexes: ({ sex }) => sex,
  educations: ({ education }) => education,
  keyTalents: ({ keyTalent }) => keyTalent,
  entryFrom: ({ entryTimeRange }) => entryTimeRange?.from ?? null,
  entryTo: ({ entryTimeRange }) => entryTimeRange?.to ?? null,
  ageRanges: ({ ageRange }) => ageRange,
  plans: ({ assessmentPlans }) =>
    assessmentPlans.map(({ planCode, planName }) => ({ value: planCode, label: planName })),
};
