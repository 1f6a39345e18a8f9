import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { expect, it } from 'vitest';
import { sharedReads } from './sharedReads';

const CITIES = gql`
  query Cities($of: ID) {
    cities(of: $of)
  }
`;
const ADD = gql`
  mutation AddCity {
    addCity
  }
`;

/** A client whose requests wait until they are answered, by name in the order they were sent. */
function clientOf() {
  const sent: { name: string; answer: (data: object) => void }[] = [];
  const wire = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        const answer = (data: object) => {
          observer.next({ data });
          observer.complete();
        };
        sent.push({ name: operationName, answer });
      }),
  );
  const reads = sharedReads();
  const client = new ApolloClient({
    link: ApolloLink.from([reads.link, wire]),
    cache: new InMemoryCache(),
    queryDeduplication: false,
  });
  const read = (of?: string, context = {}) =>
    client.query({ query: CITIES, variables: { of }, fetchPolicy: 'network-only', context }).then(({ data }) => data);
  return { sent, read, write: () => client.mutate({ mutation: ADD }), forgetAhead: reads.forgetAhead };
}

it('the same read twice at once is one request; another one, and one that is to be alone, is its own', async () => {
  const { sent, read } = clientOf();
  const both = Promise.all([read('china'), read('china')]);
  void read('france');
  void read('china', { alone: true });
  expect(sent).toHaveLength(3);
  sent[0]?.answer({ cities: ['Beijing'] });
  expect(await both).toEqual([{ cities: ['Beijing'] }, { cities: ['Beijing'] }]);
  void read('china');
  expect(sent).toHaveLength(4);
});

const OLD = { cities: ['Beijing'] };
const NEW = { cities: ['Beijing', 'Shanghai'] };

it('what was asked before a write answers nobody who asks after it', async () => {
  const { sent, read, write } = clientOf();
  const before = read();
  const written = write();
  void read();
  expect(sent.map(({ name }) => name)).toEqual(['Cities', 'AddCity']);
  sent[1]?.answer({ addCity: true });
  await written;
  const after = read();
  expect(sent).toHaveLength(3);
  sent[0]?.answer(OLD);
  sent[2]?.answer(NEW);
  expect(await Promise.all([before, after])).toEqual([NEW, NEW]);
  expect(sent).toHaveLength(3);
});

it('a read that a write overtook is asked again before it answers, at most twice', async () => {
  const { sent, read, write } = clientOf();
  const answer = read();
  for (const at of [0, 2, 4]) {
    const written = write();
    sent[at + 1]?.answer({ addCity: true });
    await written;
    sent[at]?.answer(at < 4 ? OLD : NEW);
  }
  expect(await answer).toEqual(NEW);
  expect(sent).toHaveLength(6);
});

it('what was asked ahead answers all who ask for it in the same moment, once', async () => {
  const { sent, read } = clientOf();
  const ahead = read('china', { ahead: true });
  sent[0]?.answer({ cities: ['Beijing'] });
  await ahead;
  expect(await Promise.all([read('china'), read('china')])).toEqual([{ cities: ['Beijing'] }, { cities: ['Beijing'] }]);
  expect(sent).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
  void read('china');
  expect(sent).toHaveLength(2);
});

it('what was asked ahead of a write answers nobody who asks after it', async () => {
  const { sent, read, write } = clientOf();
  const ahead = read('china', { ahead: true });
  sent[0]?.answer({ cities: ['Beijing'] });
  await ahead;
  const written = write();
  sent[1]?.answer({ addCity: true });
  await written;
  void read('china');
  expect(sent).toHaveLength(3);
});

it('what was asked ahead and is forgotten answers nobody', async () => {
  const { sent, read, forgetAhead } = clientOf();
  const ahead = read('china', { ahead: true });
  sent[0]?.answer({ cities: ['Beijing'] });
  await ahead;
  forgetAhead();
  void read('china');
  expect(sent).toHaveLength(2);
});
