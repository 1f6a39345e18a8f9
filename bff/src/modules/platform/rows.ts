import type * as z from 'zod';
import type { ApiToken, AuditChange, AuditEntry, Job } from '@hengcai/shared/contract/platform/platform';
import type { ShareLink } from '@hengcai/shared/contract/platform/share';

export type JobRow = z.output<typeof Job>;
export type AuditChangeRow = z.output<typeof AuditChange>;
export type AuditEntryRow = z.output<typeof AuditEntry>;
export type SharedLinkRow = z.output<typeof ShareLink>;
export type ApiTokenRow = z.output<typeof ApiToken>;
