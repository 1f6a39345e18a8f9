import type { Contract } from '@hengcai/shared/contract/all';
import type { Handlers } from '../../../kit/context.ts';
import { exportPromoted, exportPromotions } from './files.ts';
import { promotedPeople, promotionReport } from './report.ts';

export const promotionHandlers: Handlers<Contract['promotion']> = {
  groupbydept: ({ filter }, ctx) => promotionReport(ctx, filter),
  getPromoteEmpData: (asked, ctx) => promotedPeople(ctx, asked),
  exportpromotebydept: ({ filter, format }, ctx) => exportPromotions(ctx, filter, format),
  exportPromoteEmpData: ({ format, ...ofRow }, ctx) => exportPromoted(ctx, ofRow, format),
};
