import * as z from 'zod';
import { AssessmentPlanStatus, EmployeeStage, ViewerType } from '../../enums.ts';
import { DateText, Decimal, get, Id, reads, service, signedIn } from '../kernel.ts';

/** One appraisal of a person, as a line of the person's page. */
export const PersonAppraisal = z.object({
  assessmentInfoId: Id,
  assessmentPlanCode: Id,
  assessmentPlanName: z.string(),
  periodFrom: DateText.describe('first day of what is assessed'),
  periodTo: DateText,
  status: z.enum(AssessmentPlanStatus).describe('stage of its plan'),
  employeeStage: z.enum(EmployeeStage),
  composedScore: Decimal.nullable().describe('null: no result yet, not to be seen yet, or the result is a level'),
  levelName: z.string().nullable().describe('null: no result yet, or not to be seen yet'),
  viewerType: z.enum(ViewerType).describe('as whom the caller sees it'),
});

/** What the specification does not have. */
export const personappraisals = service('performance', '/platform', {
  personappraisals: get(reads, signedIn, {
    summary:
      'The appraisals of a person that the caller may see, newest period first: own ones, those the caller scores or approves, and for managers of plans those of visible people.',
    query: z.object({ empId: Id }),
    data: z.array(PersonAppraisal),
  }),
});
