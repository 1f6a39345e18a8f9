import { foreignKey, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ChangeProposalStatus, type ValueOf } from '@hengcai/shared/enums';
import type { ProposedField } from '@hengcai/shared/rules/employee/change-fields';
import { sql } from 'drizzle-orm';
import { businessDate, companyId, id, instant, ref, version } from '../../db/columns.ts';
import { employee } from './tables.ts';

/** What a manager would have changed of somebody, field by field. */
export type ProposedValues = Partial<Record<ProposedField, string | number>>;

/** A personnel change that a manager proposes for somebody below; HR files it, changed or not, or refuses it. */
export const changeProposal = pgTable(
  'change_proposal',
  {
    companyId: companyId(),
    id: id(),
    empId: id('emp_id'),
    changeType: smallint('change_type').notNull(),
    status: smallint('status').$type<ValueOf<typeof ChangeProposalStatus>>().notNull(),
    /** First day it is to hold; of an exit the last day in the company. */
    effectiveDate: businessDate('effective_date').notNull(),
    values: jsonb('values').$type<ProposedValues>().notNull(),
    exitKind: smallint('exit_kind'),
    /** Of an exit: the entry of the dictionary; null: `reason` says it. */
    exitReason: text('exit_reason'),
    reason: text('reason'),
    opinion: text('opinion'),
    /** What was filed upon it. */
    changeId: ref('change_id'),
    proposedBy: id('proposed_by'),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: ref('decided_by'),
    decidedAt: instant('decided_at'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('change_proposal_person').on(t.companyId, t.empId),
    index('change_proposal_proposer').on(t.companyId, t.proposedBy),
    index('change_proposal_by_day').on(t.companyId, t.status, t.proposedAt),
    uniqueIndex('change_proposal_open')
      .on(t.companyId, t.empId, t.changeType)
      .where(sql`${t.status} = 1`),
    foreignKey({
      name: 'change_proposal_employee',
      columns: [t.companyId, t.empId],
      foreignColumns: [employee.companyId, employee.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'change_proposal_manager',
      columns: [t.companyId, t.proposedBy],
      foreignColumns: [employee.companyId, employee.id],
    }).onDelete('cascade'),
  ],
);
