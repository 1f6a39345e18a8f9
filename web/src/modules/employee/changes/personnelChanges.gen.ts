/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What one approver decided. */
export type ApprovalDecision =
  /** Approved. */
  | 'APPROVED'
  /** Refused. */
  | 'REFUSED'
  /** Was passed over: another's decision sufficed, or it would have been one's own submission. */
  | 'SKIPPED'
  /** Nothing yet. */
  | 'WAITING'
  | '%future added value';

/** Where an approval, or one step of it, stands. */
export type ApprovalStatus =
  /** It is approved. */
  | 'APPROVED'
  /** It is not decided. */
  | 'PENDING'
  /** It is refused. */
  | 'REFUSED'
  /** Who submitted it took it back. */
  | 'WITHDRAWN'
  | '%future added value';

/** A change to cancel. */
export type CancelPersonnelChangeInput = {
  /** Id of the change. */
  id: string;
  /** The `version` of the change you read before. If somebody has changed it since, the answer is the error CONFLICT. */
  version: number;
};

/** A general change. */
export type ChangeEmployeeInput = {
  /** The city the person works in from then on; null empties it, left out, it stays. */
  city?: string | null | undefined;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Last day of the contract; null: it has no end, left out, it stays. */
  contractEnd?: string | null | undefined;
  /** First day of the contract; null empties it, left out, it stays. */
  contractStart?: string | null | undefined;
  /** Type of the contract: code of an entry of the dictionary `contractType`; null empties it, left out, it stays. */
  contractType?: string | null | undefined;
  /** First day on which the change holds. Today or earlier, it takes effect at once. */
  effectiveDate: string;
  /** Id of the person. */
  employeeId: string;
  /** Share of full-time work from then on, 0.01 to 1 with at most two places; left out, it stays. */
  fullTimeEquivalent?: string | null | undefined;
  /** Id of the new line manager; null: nobody, left out, it stays. */
  managerId?: string | null | undefined;
  /** The proposal of a manager that is filed with it (`ChangeProposal.id`); left out, nobody proposed it. */
  proposalId?: string | null | undefined;
  /** Why, at most 200 characters. */
  reason?: string | null | undefined;
  /** Kind of employment from then on; left out, it stays. */
  type?: EmployeeType | null | undefined;
  /**
   * The `version` of the person that the form showed. If somebody has changed the person since, the answer is the error
   * CONFLICT and nothing is saved.
   */
  version: number;
  /** Id of the new virtual boss; null: nobody, left out, it stays. */
  virtualManagerId?: string | null | undefined;
};

/**
 * Where a person stands between the first and the last day at work. It follows from the dates of the person and is not
 * set by hand.
 */
export type EmployeeStatus =
  /** Works here, and it is not said whether still on probation. */
  | 'IN_SERVICE'
  /** Works here no longer. */
  | 'LEFT'
  /** Still works here, but a last day is set. */
  | 'OUTGOING'
  /** In the trial period at the beginning of the employment. */
  | 'PROBATION'
  /** Past probation; the normal state. */
  | 'REGULAR'
  | '%future added value';

/** Kind of employment. */
export type EmployeeType =
  /** Employed full time. */
  | 'FULL_TIME'
  /** Here to learn, for a limited time. */
  | 'INTERN'
  /** Works here, but is employed by another company. */
  | 'OUTSOURCED'
  /** Employed part time. */
  | 'PART_TIME'
  | '%future added value';

/** An exit. */
export type ExitEmployeeInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the person. */
  employeeId: string;
  /** Who wants it. */
  exitKind: ExitKind;
  /** Why: code of an entry of the dictionary `exitReason`; left out, `reason` says it. */
  exitReason?: string | null | undefined;
  /** By which article of the law; required when the company wants it. */
  ground?: ExitGround | null | undefined;
  /** Id of the employee who leads the direct reports from the day after the last; left out, nobody is handed over. */
  handOverToId?: string | null | undefined;
  /** Last day in the company. */
  lastDay: string;
  /** The proposal of a manager that is filed with it (`ChangeProposal.id`); left out, nobody proposed it. */
  proposalId?: string | null | undefined;
  /** Why, in words, at most 200 characters; required when no entry is chosen. */
  reason?: string | null | undefined;
  /**
   * The `version` of the person that the form showed. If somebody has changed the person since, the answer is the error
   * CONFLICT and nothing is saved.
   */
  version: number;
};

/** The article of the Chinese Labour Contract Law that a company ends a contract by. */
export type ExitGround =
  /** Article 36: both agree. */
  | 'AGREEMENT'
  /** Article 44: the contract ends. */
  | 'EXPIRY'
  /** Article 39: a fault of the person, or a probation that was not passed. */
  | 'FAULT'
  /** Article 41: a layoff. */
  | 'LAYOFF'
  /** Article 40: no fault of the person, with notice. */
  | 'NO_FAULT'
  | '%future added value';

/** Who wanted an exit. */
export type ExitKind =
  /** The company. */
  | 'INVOLUNTARY'
  /** Another reason, e.g. death. */
  | 'OTHER'
  /** The person retires. */
  | 'RETIRE'
  /** The person. */
  | 'VOLUNTARY'
  | '%future added value';

/** Which personnel changes to export, and how. */
export type ExportPersonnelChangesInput = {
  /** Which changes; all the caller may see when left out. */
  filter?: PersonnelChangeFilterInput | null | undefined;
  /** Format of the file. */
  format?: SheetFormat;
};

/** What is written from a template. */
export type LetterKind =
  /** Mail that asks somebody in who sets a password here. */
  | 'INVITATION'
  /** Mail that asks somebody in who signs in with an account of the company. */
  | 'INVITATION_ELSEWHERE'
  /** Certificate for somebody who leaves, as the Chinese Labour Contract Law (art. 50) asks for it. */
  | 'LEAVING'
  /** Mail to a person whose probation plan starts. */
  | 'PROBATION'
  /** Letter that tells somebody that the probation has ended. */
  | 'REGULARISATION'
  | '%future added value';

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Which personnel changes to list. A condition left out does not narrow the list; several narrow it together. */
export type PersonnelChangeFilterInput = {
  /** Only people who are in these departments today, or below them. */
  departmentIds?: Array<string> | null | undefined;
  /** Effective on this day or later. */
  effectiveFrom?: string | null | undefined;
  /** Effective on this day or earlier. */
  effectiveTo?: string | null | undefined;
  /** Only changes of this person. */
  employeeId?: string | null | undefined;
  /** Only these changes, by their ids, at most 200. */
  ids?: Array<string> | null | undefined;
  /** Part of name, English name, number or work email of the person. */
  keyword?: string | null | undefined;
  /** Only these. */
  statuses?: Array<PersonnelChangeStatus> | null | undefined;
  /** Only these kinds. */
  types?: Array<PersonnelChangeType> | null | undefined;
  /** True: only those that leave something to HR. */
  withTask?: boolean | null | undefined;
};

/** Order of personnel changes. */
export type PersonnelChangeSortInput = {
  /** By which column. */
  by: PersonnelChangeSortKey;
  /** Whether the greatest value comes first. */
  descending?: boolean;
};

/** Columns that personnel changes can be sorted by. */
export type PersonnelChangeSortKey =
  /** Effective date. */
  | 'EFFECTIVE_DATE'
  /** When it was filed. */
  | 'FILED_AT'
  /** Name of the person. */
  | 'NAME'
  /** Employee number. */
  | 'NUMBER'
  | '%future added value';

/** What became of a personnel change. */
export type PersonnelChangeStatus =
  /** It waits for somebody to approve it. */
  | 'APPROVING'
  /** It was dropped before its day. */
  | 'CANCELLED'
  /** It has taken effect. */
  | 'EFFECTIVE'
  /** Its day has not come, or it could not take effect on it. */
  | 'PENDING'
  /** An approver did not approve it; it never holds. */
  | 'REFUSED'
  /** It was taken back after its day; the former values hold again. */
  | 'REVERSED'
  | '%future added value';

/** What a personnel change leaves to HR. */
export type PersonnelChangeTask =
  /** It could not take effect. */
  | 'FAILED'
  /** A department has no head since the person left. */
  | 'HEAD_VACANT'
  /** The manager has left and the next one above took over; somebody should check that. */
  | 'MOVED_UP'
  | '%future added value';

/** Kind of a personnel change. */
export type PersonnelChangeType =
  /** A general change, e.g. of the kind of employment or of the contract. */
  | 'COMMON'
  /** Somebody joins. */
  | 'ENTRY'
  /** Somebody leaves. */
  | 'EXIT'
  /** The department of the person was merged into another one. */
  | 'MERGE'
  /** A new rank or position. */
  | 'PROMOTION'
  /** The probation of somebody ends. */
  | 'REGULARISE'
  /** Another department, position, manager or city. */
  | 'TRANSFER'
  | '%future added value';

/** A promotion. */
export type PromoteEmployeeInput = {
  /** The city the person works in from then on; null empties it, left out, it stays. */
  city?: string | null | undefined;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the new department; left out, it stays. */
  departmentId?: string | null | undefined;
  /** First day on which the change holds. Today or earlier, it takes effect at once. */
  effectiveDate: string;
  /** Id of the person. */
  employeeId: string;
  /** Id of the new job family; null empties it, left out, it stays. */
  jobFamilyId?: string | null | undefined;
  /** Id of the new line manager; null: nobody, left out, it stays. */
  managerId?: string | null | undefined;
  /** Id of the new position; null empties it, left out, it stays. */
  positionId?: string | null | undefined;
  /** The proposal of a manager that is filed with it (`ChangeProposal.id`); left out, nobody proposed it. */
  proposalId?: string | null | undefined;
  /** Id of the new rank; null empties it, left out, it stays. */
  rankId?: string | null | undefined;
  /** Why, at most 200 characters. */
  reason?: string | null | undefined;
  /**
   * The `version` of the person that the form showed. If somebody has changed the person since, the answer is the error
   * CONFLICT and nothing is saved.
   */
  version: number;
  /** Id of the new virtual boss; null: nobody, left out, it stays. */
  virtualManagerId?: string | null | undefined;
};

/** Somebody who comes back. */
export type ReenterEmployeeInput = {
  /** City of work; left out, the former one; null: none. */
  city?: string | null | undefined;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Last day of the new contract; left out or null beside `contractStart`, it has no end. */
  contractEnd?: string | null | undefined;
  /** First day of the new contract; left out, the former contract stays on record. */
  contractStart?: string | null | undefined;
  /** Type of the new contract: code of an entry of the dictionary `contractType`; left out beside `contractStart`, none is on record. */
  contractType?: string | null | undefined;
  /** Id of the department; left out, the one the person left from. */
  departmentId?: string | null | undefined;
  /** Id of the person. */
  employeeId: string;
  /** First day back, after the last day of the employment before. */
  entryDate: string;
  /** Share of full-time work, 0.01 to 1 with at most two places; left out, the former one. */
  fullTimeEquivalent?: string | null | undefined;
  /** Id of the job family; left out, the former one; null: none. */
  jobFamilyId?: string | null | undefined;
  /** Id of the manager; left out, the former one, who has to be there still; null: none. */
  managerId?: string | null | undefined;
  /** Id of the position; left out, the former one; null: none. */
  positionId?: string | null | undefined;
  /** Id of the rank; left out, the former one; null: none. */
  rankId?: string | null | undefined;
  /** Why, at most 200 characters. */
  reason?: string | null | undefined;
  /** First day after another probation; left out or null, there is none. */
  regularDate?: string | null | undefined;
  /** Kind of employment; left out, the former one. */
  type?: EmployeeType | null | undefined;
  /** Version of the person, as the form was told. If somebody has changed the person since, the answer is the error CONFLICT. */
  version: number;
  /** Id of the dotted-line manager; left out, the former one; null: none. */
  virtualManagerId?: string | null | undefined;
};

/** A regularisation. */
export type RegulariseEmployeeInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the person. */
  employeeId: string;
  /** The proposal of a manager that is filed with it (`ChangeProposal.id`); left out, nobody proposed it. */
  proposalId?: string | null | undefined;
  /** The opinion on the probation, at most 200 characters. */
  reason?: string | null | undefined;
  /** First day after the probation: the agreed one, or an earlier one. */
  regularDate: string;
  /**
   * The `version` of the person that the form showed. If somebody has changed the person since, the answer is the error
   * CONFLICT and nothing is saved.
   */
  version: number;
};

/** A change to reverse. */
export type ReversePersonnelChangeInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the change. */
  id: string;
  /** Why, at most 200 characters. */
  reason: string;
  /** The `version` of the change you read before. If somebody has changed it since, the answer is the error CONFLICT. */
  version: number;
};

/** A change whose task is done. */
export type SettlePersonnelChangeInput = {
  /** Id of the change. */
  id: string;
  /** The `version` of the change you read before. If somebody has changed it since, the answer is the error CONFLICT. */
  version: number;
};

/** Format of a spreadsheet file. */
export type SheetFormat =
  /** Comma-separated values in UTF-8, which every spreadsheet program opens. */
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX'
  | '%future added value';

/** From one day to another. */
export type TimeSpanInput = {
  /** First day. */
  from: string;
  /** The day after the last one. */
  until: string;
};

/** A transfer. */
export type TransferEmployeeInput = {
  /** The city the person works in from then on; null empties it, left out, it stays. */
  city?: string | null | undefined;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the new department; left out, it stays. */
  departmentId?: string | null | undefined;
  /** First day on which the change holds. Today or earlier, it takes effect at once. */
  effectiveDate: string;
  /** Id of the person. */
  employeeId: string;
  /** Id of the new job family; null empties it, left out, it stays. */
  jobFamilyId?: string | null | undefined;
  /** Id of the new line manager; null: nobody, left out, it stays. */
  managerId?: string | null | undefined;
  /** Id of the new position; null empties it, left out, it stays. */
  positionId?: string | null | undefined;
  /** The proposal of a manager that is filed with it (`ChangeProposal.id`); left out, nobody proposed it. */
  proposalId?: string | null | undefined;
  /** Id of the new rank; null empties it, left out, it stays. */
  rankId?: string | null | undefined;
  /** Why, at most 200 characters. */
  reason?: string | null | undefined;
  /**
   * The `version` of the person that the form showed. If somebody has changed the person since, the answer is the error
   * CONFLICT and nothing is saved.
   */
  version: number;
  /** Id of the new virtual boss; null: nobody, left out, it stays. */
  virtualManagerId?: string | null | undefined;
};

export type PersonnelChangeListQueryVariables = Exact<{
  filter?: PersonnelChangeFilterInput | null | undefined;
  sort?: PersonnelChangeSortInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PersonnelChangeListQuery = { personnelChanges: { total: number, items: Array<{ id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, ground: ExitGround | null, exitReasonName: string | null, reason: string | null, reversalOf: string | null, task: PersonnelChangeTask | null, taskText: string | null, filedBy: string | null, filedAt: string, cancellable: boolean, reversible: boolean, letterKind: LetterKind | null, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> }> } | null };

export type PersonnelChangeApprovalQueryVariables = Exact<{
  id: string;
}>;


export type PersonnelChangeApprovalQuery = { personnelChanges: { items: Array<{ id: string, approval: { id: string, status: ApprovalStatus | null, submittedAt: string, submittedBy: { id: string, name: string, nameEn: string | null, number: string } | null, steps: Array<{ name: string, status: ApprovalStatus | null, message: string | null, approvers: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null, decisions: Array<{ decision: ApprovalDecision | null, opinion: string | null, at: string | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null }> }> } | null }> } | null };

export type PersonnelChangeRowFragment = { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, ground: ExitGround | null, exitReasonName: string | null, reason: string | null, reversalOf: string | null, task: PersonnelChangeTask | null, taskText: string | null, filedBy: string | null, filedAt: string, cancellable: boolean, reversible: boolean, letterKind: LetterKind | null, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> };

export type PersonOfChangeFragment = { id: string, number: string, name: string, nameEn: string | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, city: string | null, contractType: string | null, contractStart: string | null, contractEnd: string | null, maskedFields: Array<string>, department: { id: string, name: string, nameEn: string | null } | null, position: { id: string, name: string, nameEn: string | null } | null, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, manager: { id: string, number: string, name: string, nameEn: string | null } | null, virtualManager: { id: string, name: string, nameEn: string | null } | null };

export type ChangeAheadFragment = { id: string, type: PersonnelChangeType | null, effectiveDate: string, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> };

export type ChangeFormQueryVariables = Exact<{
  employeeId: string;
}>;


export type ChangeFormQuery = { changeForm: { version: number, entryDate: string, lastDay: string | null, employee: { id: string, number: string, name: string, nameEn: string | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, city: string | null, contractType: string | null, contractStart: string | null, contractEnd: string | null, maskedFields: Array<string>, department: { id: string, name: string, nameEn: string | null } | null, position: { id: string, name: string, nameEn: string | null } | null, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, manager: { id: string, number: string, name: string, nameEn: string | null } | null, virtualManager: { id: string, name: string, nameEn: string | null } | null } | null, ahead: Array<{ id: string, type: PersonnelChangeType | null, effectiveDate: string, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> }> } | null };

export type RegularisationFormQueryVariables = Exact<{
  employeeId: string;
}>;


export type RegularisationFormQuery = { regularisationForm: { version: number, entryDate: string, lastDay: string | null, regularDate: string | null, regular: boolean, employee: { id: string, number: string, name: string, nameEn: string | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, city: string | null, contractType: string | null, contractStart: string | null, contractEnd: string | null, maskedFields: Array<string>, department: { id: string, name: string, nameEn: string | null } | null, position: { id: string, name: string, nameEn: string | null } | null, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, manager: { id: string, number: string, name: string, nameEn: string | null } | null, virtualManager: { id: string, name: string, nameEn: string | null } | null } | null, ahead: Array<{ id: string, type: PersonnelChangeType | null, effectiveDate: string, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> }> } | null };

export type ExitFormQueryVariables = Exact<{
  employeeId: string;
}>;


export type ExitFormQuery = { exitForm: { version: number, entryDate: string, lastDay: string | null, contractEnd: string | null, nearRetirement: boolean | null, subordinates: Array<{ id: string, number: string, name: string | null, nameEn: string | null }>, virtualSubordinates: Array<{ id: string, number: string, name: string | null, nameEn: string | null }>, heads: Array<{ id: string, name: string, nameEn: string | null }>, employee: { id: string, number: string, name: string, nameEn: string | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, city: string | null, contractType: string | null, contractStart: string | null, contractEnd: string | null, maskedFields: Array<string>, department: { id: string, name: string, nameEn: string | null } | null, position: { id: string, name: string, nameEn: string | null } | null, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, manager: { id: string, number: string, name: string, nameEn: string | null } | null, virtualManager: { id: string, name: string, nameEn: string | null } | null } | null, ahead: Array<{ id: string, type: PersonnelChangeType | null, effectiveDate: string, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> }> } | null };

export type TransferEmployeeMutationVariables = Exact<{
  input: TransferEmployeeInput;
}>;


export type TransferEmployeeMutation = { transferEmployee: { personnelChange: { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, ground: ExitGround | null, exitReasonName: string | null, reason: string | null, reversalOf: string | null, task: PersonnelChangeTask | null, taskText: string | null, filedBy: string | null, filedAt: string, cancellable: boolean, reversible: boolean, letterKind: LetterKind | null, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type PromoteEmployeeMutationVariables = Exact<{
  input: PromoteEmployeeInput;
}>;


export type PromoteEmployeeMutation = { promoteEmployee: { personnelChange: { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, ground: ExitGround | null, exitReasonName: string | null, reason: string | null, reversalOf: string | null, task: PersonnelChangeTask | null, taskText: string | null, filedBy: string | null, filedAt: string, cancellable: boolean, reversible: boolean, letterKind: LetterKind | null, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ChangeEmployeeMutationVariables = Exact<{
  input: ChangeEmployeeInput;
}>;


export type ChangeEmployeeMutation = { changeEmployee: { personnelChange: { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, ground: ExitGround | null, exitReasonName: string | null, reason: string | null, reversalOf: string | null, task: PersonnelChangeTask | null, taskText: string | null, filedBy: string | null, filedAt: string, cancellable: boolean, reversible: boolean, letterKind: LetterKind | null, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RegulariseEmployeeMutationVariables = Exact<{
  input: RegulariseEmployeeInput;
}>;


export type RegulariseEmployeeMutation = { regulariseEmployee: { personnelChange: { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, ground: ExitGround | null, exitReasonName: string | null, reason: string | null, reversalOf: string | null, task: PersonnelChangeTask | null, taskText: string | null, filedBy: string | null, filedAt: string, cancellable: boolean, reversible: boolean, letterKind: LetterKind | null, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ReenterEmployeeMutationVariables = Exact<{
  input: ReenterEmployeeInput;
}>;


export type ReenterEmployeeMutation = { reenterEmployee: { personnelChange: { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, ground: ExitGround | null, exitReasonName: string | null, reason: string | null, reversalOf: string | null, task: PersonnelChangeTask | null, taskText: string | null, filedBy: string | null, filedAt: string, cancellable: boolean, reversible: boolean, letterKind: LetterKind | null, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExitEmployeeMutationVariables = Exact<{
  input: ExitEmployeeInput;
}>;


export type ExitEmployeeMutation = { exitEmployee: { personnelChange: { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, ground: ExitGround | null, exitReasonName: string | null, reason: string | null, reversalOf: string | null, task: PersonnelChangeTask | null, taskText: string | null, filedBy: string | null, filedAt: string, cancellable: boolean, reversible: boolean, letterKind: LetterKind | null, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CancelPersonnelChangeMutationVariables = Exact<{
  input: CancelPersonnelChangeInput;
}>;


export type CancelPersonnelChangeMutation = { cancelPersonnelChange: { personnelChange: { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, ground: ExitGround | null, exitReasonName: string | null, reason: string | null, reversalOf: string | null, task: PersonnelChangeTask | null, taskText: string | null, filedBy: string | null, filedAt: string, cancellable: boolean, reversible: boolean, letterKind: LetterKind | null, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ReversePersonnelChangeMutationVariables = Exact<{
  input: ReversePersonnelChangeInput;
}>;


export type ReversePersonnelChangeMutation = { reversePersonnelChange: { personnelChange: { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, ground: ExitGround | null, exitReasonName: string | null, reason: string | null, reversalOf: string | null, task: PersonnelChangeTask | null, taskText: string | null, filedBy: string | null, filedAt: string, cancellable: boolean, reversible: boolean, letterKind: LetterKind | null, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SettlePersonnelChangeMutationVariables = Exact<{
  input: SettlePersonnelChangeInput;
}>;


export type SettlePersonnelChangeMutation = { settlePersonnelChange: { personnelChange: { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, ground: ExitGround | null, exitReasonName: string | null, reason: string | null, reversalOf: string | null, task: PersonnelChangeTask | null, taskText: string | null, filedBy: string | null, filedAt: string, cancellable: boolean, reversible: boolean, letterKind: LetterKind | null, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportPersonnelChangesMutationVariables = Exact<{
  input: ExportPersonnelChangesInput;
}>;


export type ExportPersonnelChangesMutation = { exportPersonnelChanges: { file: { url: string, name: string | null } | null, userErrors: Array<{ code: string, message: string }> } | null };

export type TimeSpansQueryVariables = Exact<{
  spans: Array<TimeSpanInput>;
}>;


export type TimeSpansQuery = { timeSpans: Array<{ years: number, months: number }> | null };

export const PersonnelChangeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reversalOf"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"taskText"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellable"}},{"kind":"Field","name":{"kind":"Name","value":"reversible"}},{"kind":"Field","name":{"kind":"Name","value":"letterKind"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<PersonnelChangeRowFragment, unknown>;
export const PersonOfChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonOfChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<PersonOfChangeFragment, unknown>;
export const ChangeAheadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeAhead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<ChangeAheadFragment, unknown>;
export const PersonnelChangeListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonnelChangeList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChangeFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChangeSortInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonnelChangeRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reversalOf"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"taskText"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellable"}},{"kind":"Field","name":{"kind":"Name","value":"reversible"}},{"kind":"Field","name":{"kind":"Name","value":"letterKind"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<PersonnelChangeListQuery, PersonnelChangeListQueryVariables>;
export const PersonnelChangeApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonnelChangeApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRunParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"approvers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Approver"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<PersonnelChangeApprovalQuery, PersonnelChangeApprovalQueryVariables>;
export const ChangeFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonOfChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ahead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeAhead"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonOfChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeAhead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<ChangeFormQuery, ChangeFormQueryVariables>;
export const RegularisationFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegularisationForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regularisationForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"regular"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonOfChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ahead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeAhead"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonOfChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeAhead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<RegularisationFormQuery, RegularisationFormQueryVariables>;
export const ExitFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExitForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exitForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"nearRetirement"}},{"kind":"Field","name":{"kind":"Name","value":"subordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualSubordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"heads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonOfChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ahead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeAhead"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonOfChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeAhead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<ExitFormQuery, ExitFormQueryVariables>;
export const TransferEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonnelChangeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reversalOf"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"taskText"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellable"}},{"kind":"Field","name":{"kind":"Name","value":"reversible"}},{"kind":"Field","name":{"kind":"Name","value":"letterKind"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<TransferEmployeeMutation, TransferEmployeeMutationVariables>;
export const PromoteEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoteEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PromoteEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoteEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonnelChangeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reversalOf"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"taskText"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellable"}},{"kind":"Field","name":{"kind":"Name","value":"reversible"}},{"kind":"Field","name":{"kind":"Name","value":"letterKind"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<PromoteEmployeeMutation, PromoteEmployeeMutationVariables>;
export const ChangeEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonnelChangeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reversalOf"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"taskText"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellable"}},{"kind":"Field","name":{"kind":"Name","value":"reversible"}},{"kind":"Field","name":{"kind":"Name","value":"letterKind"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<ChangeEmployeeMutation, ChangeEmployeeMutationVariables>;
export const RegulariseEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegulariseEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegulariseEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regulariseEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonnelChangeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reversalOf"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"taskText"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellable"}},{"kind":"Field","name":{"kind":"Name","value":"reversible"}},{"kind":"Field","name":{"kind":"Name","value":"letterKind"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<RegulariseEmployeeMutation, RegulariseEmployeeMutationVariables>;
export const ReenterEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReenterEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReenterEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reenterEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonnelChangeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reversalOf"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"taskText"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellable"}},{"kind":"Field","name":{"kind":"Name","value":"reversible"}},{"kind":"Field","name":{"kind":"Name","value":"letterKind"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<ReenterEmployeeMutation, ReenterEmployeeMutationVariables>;
export const ExitEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExitEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExitEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exitEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonnelChangeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reversalOf"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"taskText"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellable"}},{"kind":"Field","name":{"kind":"Name","value":"reversible"}},{"kind":"Field","name":{"kind":"Name","value":"letterKind"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<ExitEmployeeMutation, ExitEmployeeMutationVariables>;
export const CancelPersonnelChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPersonnelChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelPersonnelChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPersonnelChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonnelChangeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reversalOf"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"taskText"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellable"}},{"kind":"Field","name":{"kind":"Name","value":"reversible"}},{"kind":"Field","name":{"kind":"Name","value":"letterKind"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<CancelPersonnelChangeMutation, CancelPersonnelChangeMutationVariables>;
export const ReversePersonnelChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReversePersonnelChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReversePersonnelChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reversePersonnelChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonnelChangeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reversalOf"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"taskText"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellable"}},{"kind":"Field","name":{"kind":"Name","value":"reversible"}},{"kind":"Field","name":{"kind":"Name","value":"letterKind"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<ReversePersonnelChangeMutation, ReversePersonnelChangeMutationVariables>;
export const SettlePersonnelChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettlePersonnelChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlePersonnelChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlePersonnelChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonnelChangeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reversalOf"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"taskText"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellable"}},{"kind":"Field","name":{"kind":"Name","value":"reversible"}},{"kind":"Field","name":{"kind":"Name","value":"letterKind"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<SettlePersonnelChangeMutation, SettlePersonnelChangeMutationVariables>;
export const ExportPersonnelChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPersonnelChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportPersonnelChangesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPersonnelChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportPersonnelChangesMutation, ExportPersonnelChangesMutationVariables>;
export const TimeSpansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TimeSpans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"spans"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimeSpanInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeSpans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"spans"},"value":{"kind":"Variable","name":{"kind":"Name","value":"spans"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"months"}}]}}]}}]} as unknown as DocumentNode<TimeSpansQuery, TimeSpansQueryVariables>;

export function usePersonnelChangeListQuery(options?: ApolloHooks.useQuery.Options<PersonnelChangeListQuery, PersonnelChangeListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PersonnelChangeListDocument, options ?? {});
}
export function usePersonnelChangeListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PersonnelChangeListQuery, PersonnelChangeListQueryVariables>) {
  return ApolloHooks.useLazyQuery(PersonnelChangeListDocument, options);
}

export function usePersonnelChangeApprovalQuery(options: ApolloHooks.useQuery.Options<PersonnelChangeApprovalQuery, PersonnelChangeApprovalQueryVariables> & { variables: PersonnelChangeApprovalQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PersonnelChangeApprovalDocument, options);
}
export function usePersonnelChangeApprovalLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PersonnelChangeApprovalQuery, PersonnelChangeApprovalQueryVariables>) {
  return ApolloHooks.useLazyQuery(PersonnelChangeApprovalDocument, options);
}

export function useChangeFormQuery(options: ApolloHooks.useQuery.Options<ChangeFormQuery, ChangeFormQueryVariables> & { variables: ChangeFormQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ChangeFormDocument, options);
}
export function useChangeFormLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ChangeFormQuery, ChangeFormQueryVariables>) {
  return ApolloHooks.useLazyQuery(ChangeFormDocument, options);
}

export function useRegularisationFormQuery(options: ApolloHooks.useQuery.Options<RegularisationFormQuery, RegularisationFormQueryVariables> & { variables: RegularisationFormQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RegularisationFormDocument, options);
}
export function useRegularisationFormLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RegularisationFormQuery, RegularisationFormQueryVariables>) {
  return ApolloHooks.useLazyQuery(RegularisationFormDocument, options);
}

export function useExitFormQuery(options: ApolloHooks.useQuery.Options<ExitFormQuery, ExitFormQueryVariables> & { variables: ExitFormQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ExitFormDocument, options);
}
export function useExitFormLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ExitFormQuery, ExitFormQueryVariables>) {
  return ApolloHooks.useLazyQuery(ExitFormDocument, options);
}

export function useTransferEmployeeMutation(options?: ApolloHooks.useMutation.Options<TransferEmployeeMutation, TransferEmployeeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(TransferEmployeeDocument, options);
}

export function usePromoteEmployeeMutation(options?: ApolloHooks.useMutation.Options<PromoteEmployeeMutation, PromoteEmployeeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(PromoteEmployeeDocument, options);
}

export function useChangeEmployeeMutation(options?: ApolloHooks.useMutation.Options<ChangeEmployeeMutation, ChangeEmployeeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ChangeEmployeeDocument, options);
}

export function useRegulariseEmployeeMutation(options?: ApolloHooks.useMutation.Options<RegulariseEmployeeMutation, RegulariseEmployeeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RegulariseEmployeeDocument, options);
}

export function useReenterEmployeeMutation(options?: ApolloHooks.useMutation.Options<ReenterEmployeeMutation, ReenterEmployeeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ReenterEmployeeDocument, options);
}

export function useExitEmployeeMutation(options?: ApolloHooks.useMutation.Options<ExitEmployeeMutation, ExitEmployeeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExitEmployeeDocument, options);
}

export function useCancelPersonnelChangeMutation(options?: ApolloHooks.useMutation.Options<CancelPersonnelChangeMutation, CancelPersonnelChangeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CancelPersonnelChangeDocument, options);
}

export function useReversePersonnelChangeMutation(options?: ApolloHooks.useMutation.Options<ReversePersonnelChangeMutation, ReversePersonnelChangeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ReversePersonnelChangeDocument, options);
}

export function useSettlePersonnelChangeMutation(options?: ApolloHooks.useMutation.Options<SettlePersonnelChangeMutation, SettlePersonnelChangeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SettlePersonnelChangeDocument, options);
}

export function useExportPersonnelChangesMutation(options?: ApolloHooks.useMutation.Options<ExportPersonnelChangesMutation, ExportPersonnelChangesMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportPersonnelChangesDocument, options);
}

export function useTimeSpansQuery(options: ApolloHooks.useQuery.Options<TimeSpansQuery, TimeSpansQueryVariables> & { variables: TimeSpansQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TimeSpansDocument, options);
}
export function useTimeSpansLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TimeSpansQuery, TimeSpansQueryVariables>) {
  return ApolloHooks.useLazyQuery(TimeSpansDocument, options);
}