import {
  AssessmentTemplate,
  TemplateColumn,
  TemplateContent,
  TemplatePart,
  TemplateIndicator,
} from './AssessmentTemplate.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';

export const enterprise = {
  Query,
  Mutation,
  AssessmentTemplate,
  TemplateContent,
  TemplatePart,
  TemplateColumn,
  TemplateIndicator,
};
