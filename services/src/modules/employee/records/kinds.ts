import { FieldGroup } from '@hengcai/shared/enums';
import type { GroupName } from '../rights.ts';
import type { employeeRecord } from '../tables-records.ts';

export type RecordRow = typeof employeeRecord.$inferSelect;
export type RecordKind = RecordRow['kind'];

/** The group whose rights decide about records of a kind: the nearest one. */
export const RECORD_GROUP: Readonly<Record<RecordKind, GroupName>> = {
  titles: FieldGroup.EDUCATION,
  certificates: FieldGroup.EDUCATION,
  shareOptions: FieldGroup.SALARY,
  contracts: FieldGroup.CONTRACT,
};
export const RECORD_KINDS = Object.keys(RECORD_GROUP) as RecordKind[];
