import type * as z from 'zod';
import type { ExitLeaver, ExitRateReport, ExitRateRow } from '@hengcai/shared/contract/analytics/exit-rate';
import type { StructurePerson, StructureReport, StructureRow } from '@hengcai/shared/contract/analytics/organizational';
import type { PromotedPerson, PromotionReport, PromotionRow } from '@hengcai/shared/contract/analytics/promotion';
import type { ReportFilterOptions } from '@hengcai/shared/contract/analytics/report-filter';

export type ExitRateReportRow = z.output<typeof ExitRateReport>;
export type ExitRateRowRow = z.output<typeof ExitRateRow>;
export type ExitLeaverRow = z.output<typeof ExitLeaver>;
export type ReportFilterOptionsRow = z.output<typeof ReportFilterOptions>;
export type StructureReportRow = z.output<typeof StructureReport>;
export type StructureRowRow = z.output<typeof StructureRow>;
export type StructurePersonRow = z.output<typeof StructurePerson>;
export type PromotionReportRow = z.output<typeof PromotionReport>;
export type PromotionRowRow = z.output<typeof PromotionRow>;
export type PromotedPersonRow = z.output<typeof PromotedPerson>;
