import * as z from 'zod';
import { Education, Sex } from '../../enums.ts';
import { DateText, Flag, get, Id, reads, service } from '../kernel.ts';
import { exitPages } from './exit-rate.ts';
import { Month } from './people.ts';

const Choice = z.object({
  value: z.string().describe('an id, a code or the text itself'),
  label: z.string().describe('what it is called, in the language of the caller'),
});
const flag = (what: string) => Flag.default(false).describe(`true: with ${what}`);

/** Report filter data (specification 3): what reports of people can be narrowed to. */
export const ReportFilterOptions = z.object({
  timeRange: z
    .object({ from: Month.describe('first month'), to: Month.describe('last month') })
    .describe('the months the options are of'),
  depts: z.array(Choice).describe('departments people were in; empty: not asked for'),
  ranks: z.array(Choice).describe('ranks people had, the highest first; empty: not asked for, or hidden'),
  jobFamilies: z.array(Choice).describe('job families people were in; empty: not asked for'),
  workCities: z.array(Choice).describe('cities people worked in; empty: not asked for'),
  isManager: z.array(z.boolean()).describe('both, where asked for'),
  sex: z.array(z.enum(Sex)).describe('all of them, where asked for; 0: unfilled'),
  education: z.array(z.enum(Education)).describe('all of them, where asked for and readable of somebody'),
  keyTalent: z.array(z.boolean()).describe('empty: who is a key talent is on no record'),
  entryTimeRange: z
    .object({ from: DateText.describe('the earliest entry'), to: DateText.describe('the latest entry') })
    .nullable()
    .describe('between which days people entered; null: not asked for, or nobody is seen'),
  ageRange: z.array(Choice).describe('bands of age, where asked for and readable of somebody'),
  assessmentPlans: z
    .array(z.object({ planCode: Id, planName: z.string().describe('what it is called') }))
    .describe('archived appraisal plans whose levels the caller reads, the latest first'),
});

export const reportFilter = service('analytics', '/systemUser', {
  reportFilterOptions: get(reads, exitPages('visit'), {
    summary: 'What reports can be filtered by: asked with a year, or with a range of months, and with flags.',
    query: z.object({
      year: z.coerce.number().int().min(1900).max(9999).optional().describe('all months of a year, as far as it went'),
      from: Month.optional().describe('first month, where no year is asked for; absent: eleven before the last'),
      to: Month.optional().describe('last month; absent: the current one'),
      dept: flag('departments'),
      rank: flag('ranks'),
      jobFamily: flag('job families'),
      workCity: flag('cities of work'),
      isManager: flag('whether somebody leads'),
      sex: flag('sexes'),
      education: flag('educations'),
      entryTimeRange: flag('days of entry'),
      ageRange: flag('bands of age'),
      assessmentPlan: flag('appraisal plans'),
    }),
    data: ReportFilterOptions,
  }),
});
