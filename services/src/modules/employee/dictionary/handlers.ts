import type { customDict as service } from '@hengcai/shared/contract/employee/custom-dict';
import type { Handlers } from '../../../kit/context.ts';
import { deleteWage, listWages, saveWage } from '../contract/wages.ts';
import { addDictionary, addEntry, enable, readDictionaries, rename, sort } from './dictionary.ts';

/** `/customDict`: what people choose from where a field is no free text, and the minimum wages of cities. */
export const customDictHandlers: Handlers<typeof service> = {
  get: ({ dictCodes }, ctx) => readDictionaries(ctx, dictCodes),
  add: ({ dictCode, ...names }, ctx) =>
    dictCode === undefined ? addDictionary(ctx, names) : addEntry(ctx, dictCode, names),
  update: (input, ctx) => rename(ctx, input),
  sort: (input, ctx) => sort(ctx, input),
  disable: (input, ctx) => enable(ctx, input, false),
  active: (input, ctx) => enable(ctx, input, true),
  listminimumwage: (_input, ctx) => listWages(ctx),
  saveminimumwage: (input, ctx) => saveWage(ctx, input),
  deleteminimumwage: (input, ctx) => deleteWage(ctx, input),
};
