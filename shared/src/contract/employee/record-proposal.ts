import * as z from 'zod';
import { Education, FieldGroup, IdType, MaritalStatus } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  DateText,
  Id,
  original,
  pages,
  post,
  reads,
  self,
  service,
  signedIn,
  Version,
  writes,
} from '../kernel.ts';
import { CustomValue, Employee } from './employee.ts';

const Short = z.string().trim().max(LIMITS.shortText);
const ProposalId = Id.describe('which proposal');
const decides = original(pages('/employee/details', 'edit'));
const Said = z.string().trim().max(LIMITS.reason);

/** What somebody would have changed of the own record. */
export const RecordProposal = z.object({
  proposalId: ProposalId,
  empId: Id.describe('whose record'),
  groupCode: z.enum(FieldGroup).describe('the group of fields it is about'),
  note: z.string().nullable().describe('what the person says to it; null: nothing'),
  proposedAt: z.iso.datetime().describe('when it was made'),
  changes: z
    .array(
      z.object({
        field: z.string().describe('name of the field'),
        label: z.string().describe('what it is called, in the language of the call'),
        before: z
          .string()
          .nullable()
          .describe('what stands there now, of sealed values the last characters; null: nothing'),
        after: z
          .string()
          .nullable()
          .describe('what is to stand there, of sealed values the last characters; null: nothing'),
      }),
    )
    .describe('what it changes of what stands there now'),
  mayDecide: z.boolean().describe('whether the caller may accept or refuse it'),
  version: Version,
});

/** Proposals for the own record: what somebody may not edit is proposed, and taken over or refused by those who may. */
export const recordProposal = service('employee', '/recordProposal', {
  list: post(reads, signedIn, {
    summary: 'The open proposals for the record of a person, for the person and for those who may edit the group.',
    body: z.object({ empId: Id }),
    data: z.array(RecordProposal),
  }),
  propose: post(writes, original(self), {
    once: true,
    summary: 'Proposes a change of the own record; an open proposal for the same group is replaced by it.',
    body: z.object({
      clientMutationId: ClientMutationId,
      groupCode: z.enum(FieldGroup),
      birthDate: DateText.nullish(),
      nationality: Short.nullish(),
      maritalStatus: z.enum(MaritalStatus).optional(),
      politicalStatus: Short.nullish(),
      idType: z.enum(IdType).nullish(),
      idNumber: z.string().trim().max(LIMITS.idNumber).nullish(),
      phone: z.string().trim().max(LIMITS.phone).nullish(),
      emergencyContact: Short.nullish(),
      emergencyPhone: z.string().trim().max(LIMITS.phone).nullish(),
      bankName: Short.nullish(),
      bankCard: z.string().trim().max(LIMITS.bankCard).nullish(),
      education: z.enum(Education).optional(),
      customValues: z.array(CustomValue).max(LIMITS.customFields).optional().describe('own fields of the company'),
      note: Said.nullish().describe('what the person says to it; null: nothing'),
    }),
    data: RecordProposal,
  }),
  withdraw: post(writes, original(self), {
    summary: 'Takes an own proposal back.',
    body: z.object({ proposalId: ProposalId, version: Version }),
    data: z.object({ proposalId: ProposalId }),
  }),
  accept: post(writes, decides, {
    summary: 'Takes a proposal over, as an edit of the section would; the person learns of it.',
    body: z.object({ proposalId: ProposalId, version: Version }),
    data: z.object({ proposalId: ProposalId, employee: Employee.describe('the person as it is now') }),
  }),
  refuse: post(writes, decides, {
    summary: 'Refuses a proposal with an opinion, which the person learns.',
    body: z.object({ proposalId: ProposalId, version: Version, opinion: Said.min(1).describe('why') }),
    data: z.object({ proposalId: ProposalId }),
  }),
});
