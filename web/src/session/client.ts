import { ApolloClient, ApolloLink } from '@apollo/client';
import { newCache } from './cache';
import { documentHashLink } from './documentHash';
import { crossTabLink, httpLink, patienceLink, reloginLink, revivalLink, toastLink } from './links';
import { sharedReads } from './sharedReads';

const reads = sharedReads();

export const client = new ApolloClient({
  link: ApolloLink.from([
    reads.link,
    crossTabLink,
    toastLink,
    reloginLink,
    revivalLink,
    patienceLink,
    documentHashLink,
    httpLink,
  ]),
  queryDeduplication: false,
  cache: newCache(),
  defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
});

export const { forgetAhead } = reads;
