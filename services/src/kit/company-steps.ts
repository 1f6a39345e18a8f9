import type { Ctx } from './context.ts';

/** What is known of a company that is just being created. */
export interface CompanyFacts {
  code: string;
  name: string;
}
export type CompanyStep = (ctx: Ctx, facts: CompanyFacts) => Promise<void>;

const steps: CompanyStep[] = [];

/** Adds rows that every new company starts with, e.g. the root of its department tree; runs in the creating transaction. */
export function registerCompanyStep(step: CompanyStep): void {
  steps.push(step);
}

export const companySteps = (): readonly CompanyStep[] => steps;
