import {
  type AlignmentFragment,
  useAlignmentAboveQuery,
  useAlignmentBelowQuery,
  useAssessmentAlignmentQuery,
} from './alignment.gen';

/** All levels, what the own targets serve, or what serves them. */
export type AlignmentView = 'all' | 'above' | 'below';

interface Shown {
  alignment: AlignmentFragment | null | undefined;
  error: unknown;
  refetch: () => void;
}

/** The links of a form in one view; the others are asked for once they are looked at. */
export function useAlignment(
  variables: { planId: string; employeeId: string },
  view: AlignmentView,
  asked: boolean,
): Shown {
  const only = (one: AlignmentView) => ({
    variables,
    skip: !asked || view !== one,
    fetchPolicy: 'cache-and-network' as const,
  });
  const all = useAssessmentAlignmentQuery(only('all'));
  const above = useAlignmentAboveQuery(only('above'));
  const below = useAlignmentBelowQuery(only('below'));
  const query = { all, above, below }[view];
  const alignment = {
    all: all.data?.assessment?.alignment,
    above: above.data?.assessment?.alignmentAbove,
    below: below.data?.assessment?.alignmentBelow,
  }[view];
  return { alignment, error: query.error, refetch: () => void query.refetch() };
}
