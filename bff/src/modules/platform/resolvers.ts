import { ApiToken } from './ApiToken.ts';
import { AuditEntry } from './AuditEntry.ts';
import { Job } from './Job.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';
import { SharedLink } from './SharedLink.ts';
import { UserError } from './UserError.ts';

export const platform = { Query, Mutation, ApiToken, AuditEntry, Job, SharedLink, UserError };
