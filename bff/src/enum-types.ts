import type * as z from 'zod';
import type { EmployeeSort } from '@hengcai/shared/contract/employee';
import type { ImportCause, ImportField, ImportRow, ImportSummary } from '@hengcai/shared/contract/employee-import';
import type { Language as LanguageCodes } from '@hengcai/shared/contract/kernel';
import type { Confirmation, DocumentFormat as DocumentFormats } from '@hengcai/shared/contract/performance-view';
import type * as enums from '@hengcai/shared/enums';

/**
 * What each enum of the schema is inside the BFF: its value on the wire. The generated resolver types import these
 * names, so an enum that is missing here does not compile.
 */

type Values<K extends keyof typeof enums> = enums.ValueOf<(typeof enums)[K]>;

export type EmployeeStatus = Values<'EmployeeStatus'>;
export type EmploymentStatus = Values<'EmploymentStatus'>;
export type EmployeeType = Values<'EmployeeType'>;
export type Sex = Values<'Sex'>;
export type Education = Values<'Education'>;
export type IdType = Values<'IdType'>;
export type MaritalStatus = Values<'MaritalStatus'>;
export type FieldGroup = Values<'FieldGroup'>;
export type RoleType = Values<'RoleType'>;
export type LoginWay = Values<'LoginWay'>;
export type SignInState = Values<'SignInState'>;
export type SyncSystemType = Values<'SyncSystemType'>;
export type NoticeStatus = Values<'NoticeStatus'>;
export type TodoType = Values<'TodoType'>;
export type MailPreference = Values<'MailPreference'>;
export type JobState = Values<'JobState'>;
export type ApiTokenState = Values<'ApiTokenState'>;
export type ColumnType = Values<'ColumnType'>;
export type SheetCell = Values<'SheetCell'>;
export type ScoreMethod = Values<'ScoreMethod'>;
export type RuleType = Values<'RuleType'>;
export type ForceCheck = Values<'ForceCheck'>;
export type ForceScope = Values<'ForceScope'>;
export type PlanStatus = Values<'PlanStatus'>;
export type PlanCycle = Values<'PlanCycle'>;
export type PlanStage = Values<'PlanStage'>;
export type ViewScoreAt = Values<'ViewScoreAt'>;
export type OutsideReason = Values<'OutsideReason'>;
export type ViewWhat = Values<'ViewWhat'>;
export type ApproverKind = Values<'ApproverKind'>;
export type ApprovalMode = Values<'ApprovalMode'>;
export type EmployeeStage = Values<'EmployeeStage'>;
export type BossStage = Values<'BossStage'>;
export type TargetStatus = Values<'TargetStatus'>;
export type ViewerType = Values<'ViewerType'>;
export type ScorerRole = Values<'ScorerRole'>;
export type Priority = Values<'Priority'>;
export type ApprovalState = Values<'ApprovalState'>;
export type ApprovalDecision = Values<'ApprovalDecision'>;
export type FitState = Values<'FitState'>;
export type CalibrationSource = Values<'CalibrationSource'>;

export type Language = z.infer<typeof LanguageCodes>;
export type SheetFormat = 'xlsx' | 'csv';
export type DocumentFormat = z.infer<typeof DocumentFormats>;
export type EmployeeSortKey = z.infer<typeof EmployeeSort>;
export type EmployeeImportState = z.infer<typeof ImportSummary>['state'];
export type EmployeeImportAmountPeriod = NonNullable<z.infer<typeof ImportField>['amountPer']>;
export type EmployeeImportFill = NonNullable<z.infer<typeof ImportCause>['fill']>;
export type { ThingKind as EmployeeImportThingKind } from '@hengcai/shared/rules/import-mending';
export type EmployeeImportOutcome = z.infer<typeof ImportRow>['outcome'];
export type ConfirmationOutcome = z.infer<typeof Confirmation>['outcome'];
export type ConfirmationParty = z.infer<typeof Confirmation>['by'];
