import {
  AssessmentTemplate,
  AssessmentTemplateColumn,
  AssessmentTemplateContent,
  AssessmentTemplatePart,
  AssessmentTemplateIndicator,
} from './AssessmentTemplate.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';

export const enterprise = {
  Query,
  Mutation,
  AssessmentTemplate,
  AssessmentTemplateContent,
  AssessmentTemplatePart,
  AssessmentTemplateColumn,
  AssessmentTemplateIndicator,
};
