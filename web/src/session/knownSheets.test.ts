import { gql, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { knownSheets } from './knownSheets';

const WHOLE = gql`
  query Whole {
    assessment {
      id
      sheets {
        scorerRole
        version
        scorer {
          id
        }
      }
    }
  }
`;
const VERSIONS = gql`
  query Versions {
    assessment {
      id
      sheets {
        scorerRole
        version
      }
    }
  }
`;
const sheet = (scorerRole: string, version: number, scorer?: string) => ({
  __typename: 'AssessmentScoreSheet',
  scorerRole,
  version,
  ...(scorer !== undefined && { scorer: { __typename: 'Employee', id: scorer } }),
});

it('keeps the scorer of a sheet whose version alone was told, and never leaves half a sheet', () => {
  const cache = new InMemoryCache({ typePolicies: { Assessment: { fields: { sheets: { merge: knownSheets } } } } });
  const write = (query: typeof WHOLE, sheets: object[]) =>
    cache.writeQuery({ query, data: { assessment: { __typename: 'Assessment', id: '1', sheets } } });

  write(WHOLE, [sheet('SELF', 1, 'e1')]);
  write(VERSIONS, [sheet('SELF', 2), sheet('BOSS', 1)]);
  expect(cache.readQuery({ query: WHOLE })).toMatchObject({ assessment: { sheets: [sheet('SELF', 2, 'e1')] } });

  write(WHOLE, [sheet('SELF', 2, 'e1'), sheet('BOSS', 1, 'e2')]);
  expect(cache.readQuery({ query: WHOLE })).toMatchObject({
    assessment: { sheets: [sheet('SELF', 2, 'e1'), sheet('BOSS', 1, 'e2')] },
  });
});
