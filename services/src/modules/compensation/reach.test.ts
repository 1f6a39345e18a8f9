import { expect, it } from 'vitest';
import { reachOf } from './reach.ts';

const families = [
  { jobFamilyId: 'tech', parentId: null },
  { jobFamilyId: 'web', parentId: 'tech' },
  { jobFamilyId: 'sales', parentId: null },
];

it('S1.031 the nearest family has the range, people of no other one that of all families', () => {
  const ranges = [
    { rankId: 'p6', jobFamilyId: null },
    { rankId: 'p6', jobFamilyId: 'tech' },
    { rankId: 'p7', jobFamilyId: 'web' },
  ];
  expect(reachOf(ranges, families).map(({ rankId, jobFamilyId, at }) => `${rankId} ${jobFamilyId} ${at}`)).toEqual([
    'p6  0',
    'p6 tech 1',
    'p6 web 1',
    'p6 sales 0',
    'p7 web 2',
  ]);
});
