import { useApolloClient } from '@apollo/client/react';
import { change } from '../../../../shared/save/known';
import { type AlignmentFragment, useAlignedIndicatorsQuery } from './alignment.gen';

interface Aligned {
  /** The indicators that serve something or are served; null while that is not known. */
  ids: ReadonlySet<string> | null;
  failed: boolean;
  refetch: () => void;
  /** Takes what a change of the links has told. */
  tell: (alignment: AlignmentFragment) => void;
}

/** Which indicators of a form have a link. */
export function useAligned(whose: { planId: string; employeeId: string }, own: readonly { id: string }[]): Aligned {
  const { cache } = useApolloClient();
  const { data, error, refetch } = useAlignedIndicatorsQuery({ variables: whose, fetchPolicy: 'cache-and-network' });
  const assessment = data?.assessment;
  return {
    ids: assessment?.alignedIndicatorIds ? new Set(assessment.alignedIndicatorIds) : null,
    failed: error !== undefined && !data,
    refetch: () => void refetch(),
    tell: ({ links }) => {
      const linked = new Set(links.flatMap(({ fromId, toId }) => [fromId, toId]));
      const ids = own.flatMap(({ id }) => (linked.has(id) ? [id] : []));
      change<{ alignedIndicatorIds: string[] }>(cache, 'Assessment', [assessment?.id ?? ''], {
        alignedIndicatorIds: () => ids,
      });
    },
  };
}
