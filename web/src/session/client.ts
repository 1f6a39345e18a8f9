import { ApolloClient, ApolloLink } from '@apollo/client';
import { newCache } from './cache';
import { documentHashLink } from './documentHash';
import { crossTabLink, httpLink, patienceLink, reloginLink, revivalLink, toastLink } from './links';
import { sharedReads } from './sharedReads';

export const client = new ApolloClient({
  link: ApolloLink.from([
    sharedReads(),
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
