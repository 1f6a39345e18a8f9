import type * as z from 'zod';
import type { ExitLeaver, ExitRateReport, ExitRateRow } from '@hengcai/shared/contract/analytics/exit-rate';
import type { ReportFilterOptions } from '@hengcai/shared/contract/analytics/report-filter';

export type ExitRateReportRow = z.output<typeof ExitRateReport>;
export type ExitRateRowRow = z.output<typeof ExitRateRow>;
export type ExitLeaverRow = z.output<typeof ExitLeaver>;
export type ReportFilterOptionsRow = z.output<typeof ReportFilterOptions>;
