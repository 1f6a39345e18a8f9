import type { Contract } from '@hengcai/shared/contract/all';
import { exitPage } from '@hengcai/shared/contract/analytics/exit-rate';
import type { PageNeed } from '@hengcai/shared/contract/kernel';
import type { ExitDimension } from '@hengcai/shared/rules/analytics/exit-rate';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/failure.ts';
import { allows, onPagesOf } from '../../../kit/policy.ts';
import { exportLeavers, exportReport } from './files.ts';
import { leavers } from './leavers.ts';
import { reportFilterOptions } from '../people/options.ts';
import { exitReport } from './report.ts';

/** The caller on the page of a dimension: each has rights of its own, and shows the people of the roles that give it. */
function onPage(ctx: Ctx, dimension: ExitDimension, need: PageNeed): Ctx {
  const page = exitPage(dimension, need);
  if (!allows(page, ctx.session)) throw forbidden();
  return onPagesOf(ctx, page);
}

export const exitRateHandlers: Handlers<Contract['exitRate']> = {
  getExitRateData: ({ filter }, ctx) => exitReport(onPage(ctx, filter.dimension, 'visit'), filter),
  getExitEmpData: ({ filter, ...asked }, ctx) => leavers(onPage(ctx, filter.dimension, 'visit'), { filter, ...asked }),
  exportExitRateData: ({ filter, format }, ctx) =>
    exportReport(onPage(ctx, filter.dimension, 'export'), filter, format),
  exportExitEmpData: ({ filter, key, format }, ctx) =>
    exportLeavers(onPage(ctx, filter.dimension, 'export'), { filter, key }, format, (later) =>
      onPage(later, filter.dimension, 'export'),
    ),
};

export const reportFilterHandlers: Handlers<Contract['reportFilter']> = {
  reportFilterOptions: (asked, ctx) => reportFilterOptions(ctx, asked),
};
