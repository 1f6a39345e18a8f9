import {
  AssessmentTemplate,
  AssessmentTemplateColumn,
  AssessmentTemplateContent,
  AssessmentTemplatePart,
  AssessmentTemplateIndicator,
  TemplateVersion,
} from './AssessmentTemplate.ts';
import { baseMutations } from './base-mutations.ts';
import { BaseTemplate, BaseTemplateVersion, TemplateOrigin } from './BaseTemplate.ts';
import { companyMutations } from './company-mutations.ts';
import { ManagedCompany } from './ManagedCompany.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';

export const enterprise = {
  Query,
  Mutation: { ...Mutation, ...baseMutations, ...companyMutations },
  ManagedCompany,
  BaseTemplate,
  BaseTemplateVersion,
  TemplateOrigin,
  AssessmentTemplate,
  AssessmentTemplateContent,
  AssessmentTemplatePart,
  AssessmentTemplateColumn,
  AssessmentTemplateIndicator,
  TemplateVersion,
};
