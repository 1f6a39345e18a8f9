import {
  AssessmentTemplate,
  AssessmentTemplateColumn,
  AssessmentTemplateContent,
  AssessmentTemplatePart,
  AssessmentTemplateIndicator,
} from './AssessmentTemplate.ts';
import { companyMutations } from './company-mutations.ts';
import { ManagedCompany } from './ManagedCompany.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';

export const enterprise = {
  Query,
  Mutation: { ...Mutation, ...companyMutations },
  ManagedCompany,
  AssessmentTemplate,
  AssessmentTemplateContent,
  AssessmentTemplatePart,
  AssessmentTemplateColumn,
  AssessmentTemplateIndicator,
};
