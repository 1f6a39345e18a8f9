import { ACTS, tellingsOf } from '@hengcai/shared/rules/performance/handovers';
import { expect, it } from 'vitest';
import en from './texts/en-US.json';
import zh from './texts/zh-CN.json';

it('every telling of the table has its sentence for the dialogs, in both languages', () => {
  const ids = ACTS.flatMap((act) => tellingsOf(act).map(({ name }) => `performance.told.${name}`));
  for (const catalogue of [zh, en]) expect(ids.filter((id) => !(id in catalogue))).toEqual([]);
});
