import type * as z from 'zod';
import type { ApiToken, AuditChange, AuditEntry, Job } from '@hengcai/shared/contract/platform/platform';

export type JobRow = z.output<typeof Job>;
export type AuditChangeRow = z.output<typeof AuditChange>;
export type AuditEntryRow = z.output<typeof AuditEntry>;
export type ApiTokenRow = z.output<typeof ApiToken>;
