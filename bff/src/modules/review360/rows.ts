import type * as z from 'zod';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type {
  performanceinvite,
  Review360Assessor,
  Review360Candidate,
  Review360Form,
  Review360Plan,
  Review360Task,
} from '@hengcai/shared/contract/review360/invite';
import type {
  Review360Detail,
  Review360FlaggedForm,
  Review360Person,
  Review360Summary,
  Review360Suspect,
} from '@hengcai/shared/contract/review360/report';

type Calls = (typeof performanceinvite)['endpoints'];

export type Review360OverviewRow = DataOf<Calls['getMy360OverviewInfo']>;
export type Review360PlanRow = z.output<typeof Review360Plan>;
export type Review360RatersRow = DataOf<Calls['getMyAssessorList']>;
export type Review360RaterRow = z.output<typeof Review360Assessor>;
export type Review360CandidateRow = z.output<typeof Review360Candidate>;
export type Review360TaskRow = z.output<typeof Review360Task>;
export type Review360FormRow = z.output<typeof Review360Form> & { assessorEmpId?: string };
export type Review360AnswerRow = Review360FormRow['answers'][number];
export type Review360PersonRow = z.output<typeof Review360Person>;
export type Review360ReportRow = z.output<typeof Review360Summary>;
export type Review360FiguresRow = Review360ReportRow['figures'];
export type Review360GroupRow = Review360FiguresRow['groups'][number];
export type Review360ItemReportRow = z.output<typeof Review360Detail>['items'][number];
export type Review360SuspectRow = z.output<typeof Review360Suspect>;
export type Review360FlaggedFormRow = z.output<typeof Review360FlaggedForm>;
export type Review360StateRow = DataOf<Calls['commit360Assessment']>;
