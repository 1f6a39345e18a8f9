import * as z from 'zod';
import { ChangeProposalStatus, EmployeeType, ExitKind, PersonnelChangeType } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  DateText,
  Decimal,
  Id,
  Instant,
  original,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  self,
  service,
  signedIn,
  Version,
  writes,
} from '../kernel.ts';
import { PersonnelChangeLine, relocation } from './personnelChange.ts';

const filing = pages('/employee/personnel-changes', 'edit');
const ProposedChangeId = Id.describe('which proposal');
const ProposedType = z
  .enum(PersonnelChangeType)
  .exclude(['ENTRY', 'MERGE'])
  .describe('what is proposed: all that is filed of people who are here');
const Said = z.string().trim().min(1).max(LIMITS.reason);
const ProposedValues = z
  .object({ ...relocation, employeeType: z.enum(EmployeeType), fullTimeEquivalent: Decimal })
  .partial()
  .describe('what is to stand there from the day on; a field left out stays');

/** A personnel change that a manager proposes for somebody below. */
const ProposedFields = z
  .object({
    deptId: Id,
    positionId: Id,
    rankId: Id,
    jobFamilyId: Id,
    bossEmpId: Id,
    virtualBossEmpId: Id,
    cityName: z.string(),
    employeeType: z.enum(EmployeeType),
    fullTimeEquivalent: Decimal,
  })
  .partial();
export const ChangeProposal = z.object({
  proposedChangeId: ProposedChangeId,
  empId: Id,
  empNumber: z.string(),
  empName: z.string(),
  empNameEn: z.string().nullable().describe('name in Latin letters; null: there is none'),
  changeType: ProposedType,
  status: z.enum(ChangeProposalStatus),
  effectiveDate: DateText.describe('first day it is to hold; of an exit the last day in the company'),
  values: ProposedFields.describe('as the forms of changes take them; without what the caller may not read'),
  lines: z.array(PersonnelChangeLine).describe('the same in words, beside what stands there now'),
  exitKind: z.enum(ExitKind).nullable().describe('null: no exit'),
  exitReason: z
    .string()
    .nullable()
    .describe('entry of the dictionary of this name; null: no exit, or `reason` says it'),
  exitReasonName: z
    .string()
    .nullable()
    .describe('what it is called, in the language of the call; null as `exitReason`'),
  reason: z.string().nullable().describe('why it is proposed, in words; null: `exitReason` says it'),
  opinion: z.string().nullable().describe('why it was refused; null: it was not'),
  changeId: Id.nullable().describe('what was filed upon it; null: nothing'),
  proposedBy: z.string().describe('name of the manager, in the language of the call where there is one in it'),
  proposedAt: Instant.describe('when it was made'),
  withdrawable: z.boolean().describe('whether the caller may take it back'),
  decidable: z.boolean().describe('whether the caller may file or refuse it'),
  version: Version,
});

/**
 * Personnel changes that managers propose where the company allows it. Filing one is `/personnelChange` with the id of the
 * proposal: HR checks and completes it in the form it files everything by.
 */
export const changeProposal = service('employee', '/changeProposal', {
  about: post(reads, signedIn, {
    summary: 'What the caller has proposed for a person, the latest first, and what of it the caller may file.',
    body: z.object({ empId: Id }),
    data: z.object({
      mayPropose: z
        .boolean()
        .describe('whether the caller may propose: the company allows it, and the person stands in the line below'),
      proposals: z.array(ChangeProposal).describe('at most 20'),
    }),
  }),
  list: post(reads, filing, {
    summary: 'Proposals for people whose changes the caller files, the oldest open ones first.',
    body: PageQuery.extend({
      statuses: z.array(z.enum(ChangeProposalStatus)).max(4).optional().describe('only these; absent: all'),
    }),
    data: pageOf(ChangeProposal),
  }),
  propose: post(writes, original(self), {
    once: true,
    summary: 'Proposes a personnel change of somebody in the line below the caller; HR learns of it.',
    body: z.object({
      clientMutationId: ClientMutationId,
      empId: Id,
      changeType: z.enum(PersonnelChangeType).describe('all but entries and mergers'),
      effectiveDate: DateText.describe('first day it is to hold; of an exit the last day in the company'),
      values: ProposedValues.default({}),
      exitKind: z.enum(ExitKind).optional().describe('asked for of an exit'),
      exitReason: z
        .string()
        .trim()
        .min(1)
        .max(LIMITS.shortText)
        .optional()
        .describe('of an exit: entry of the dictionary of this name; absent: `reason` says it'),
      reason: Said.optional().describe('why; HR reads it. Asked for unless `exitReason` says it'),
    }),
    data: ChangeProposal,
  }),
  withdraw: post(writes, original(self), {
    summary: 'Takes an own proposal back.',
    body: z.object({ proposedChangeId: ProposedChangeId, version: Version }),
    data: ChangeProposal,
  }),
  refuse: post(writes, original(filing), {
    summary: 'Refuses a proposal with a reason, which the manager learns.',
    body: z.object({ proposedChangeId: ProposedChangeId, version: Version, opinion: Said.describe('why') }),
    data: ChangeProposal,
  }),
});
