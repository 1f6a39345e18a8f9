import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { STRUCTURE_FILE, toCell, toExitFilter, toPromotionFilter, toSide } from './filter.ts';

export const Mutation: Pick<
  MutationResolvers,
  | 'exportExitLeavers'
  | 'exportExitRates'
  | 'exportPromotedPeople'
  | 'exportPromotionRates'
  | 'exportStructure'
  | 'exportStructurePeople'
> = {
  exportExitRates: (_root, { input: { filter, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('exitRate', 'exportExitRateData', { filter: toExitFilter(filter), format }),
    })),
  exportExitLeavers: (_root, { input: { filter, key, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('exitRate', 'exportExitEmpData', {
        filter: toExitFilter(filter),
        key: key ?? undefined,
        format,
      }),
    })),
  exportStructure: (_root, { input: { dimension, side, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('organizational', STRUCTURE_FILE[dimension], { side: toSide(side), format }),
    })),
  exportStructurePeople: (_root, { input: { cell, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('organizational', 'exportStructureEmpData', { ...toCell(cell), format }),
    })),
  exportPromotionRates: (_root, { input: { filter, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('promotion', 'exportpromotebydept', { filter: toPromotionFilter(filter), format }),
    })),
  exportPromotedPeople: (_root, { input: { filter, key, format } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('promotion', 'exportPromoteEmpData', {
        filter: toPromotionFilter(filter),
        key: key ?? undefined,
        format,
      }),
    })),
};
