import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';
import { Review360Answer, Review360Form, Review360State } from './Review360Form.ts';
import { Review360Plan, Review360Task } from './Review360Plan.ts';
import { Review360Candidate, Review360Rater, Review360Raters } from './Review360Raters.ts';
import {
  Review360FlaggedForm,
  Review360Group,
  Review360ItemReport,
  Review360Person,
  Review360Report,
  Review360Suspect,
} from './Review360Report.ts';

export const review360 = {
  Query,
  Mutation,
  Review360Answer,
  Review360Candidate,
  Review360FlaggedForm,
  Review360Form,
  Review360Group,
  Review360ItemReport,
  Review360Person,
  Review360Plan,
  Review360Rater,
  Review360Raters,
  Review360Report,
  Review360State,
  Review360Suspect,
  Review360Task,
};
