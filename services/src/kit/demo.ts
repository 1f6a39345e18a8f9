import type { Ctx } from './context.ts';

/** What the builder of a demo company lends to a module. */
export interface DemoCompany {
  code: string;
  /** The first day of the month the demo is seen in; everything is dated relative to it. */
  anchor: string;
  /** Runs code at nine in the morning of a day, as an employee or else the company's administrator, in one transaction. */
  on<T>(day: string, fn: (ctx: Ctx) => Promise<T>, empId?: string): Promise<T>;
}

/** Fills a demo company with the data of a module, by calling what the module's handlers call. */
export type DemoBuilder = (company: DemoCompany) => Promise<void>;
