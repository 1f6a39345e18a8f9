/** A job family and the one above it. */
export interface Family {
  jobFamilyId: string;
  parentId: string | null;
}

interface Of {
  rankId: string;
  jobFamilyId: string | null;
}

/** Which range holds for the people of a rank and a job family, '' for those of none: its number. */
export interface Reach {
  rankId: string;
  jobFamilyId: string;
  at: number;
}

/**
 * For whom each range holds: people of the rank have the range of their job family, else of the nearest family above it,
 * else the one of all families.
 */
export function reachOf(ranges: readonly Of[], families: readonly Family[]): Reach[] {
  const key = (rankId: string, family: string | null) => `${rankId} ${family ?? ''}`;
  const numbers = new Map(ranges.map(({ rankId, jobFamilyId }, at) => [key(rankId, jobFamilyId), at]));
  const above = new Map(families.map(({ jobFamilyId, parentId }) => [jobFamilyId, parentId]));
  const nearest = (rankId: string, family: string | null): number | undefined => {
    for (let at = family; at !== null; at = above.get(at) ?? null) {
      const own = numbers.get(key(rankId, at));
      if (own !== undefined) return own;
    }
    return numbers.get(key(rankId, null));
  };
  const ranks = [...new Set(ranges.map(({ rankId }) => rankId))];
  return ranks.flatMap((rankId) =>
    [null, ...above.keys()].flatMap((family) => {
      const at = nearest(rankId, family);
      return at === undefined ? [] : [{ rankId, jobFamilyId: family ?? '', at }];
    }),
  );
}
