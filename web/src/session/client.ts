import { ApolloClient, ApolloLink } from '@apollo/client';
import { newCache } from './cache';
import { documentHashLink } from './documentHash';
import { crossTabLink, httpLink, patienceLink, reloginLink, revivalLink, toastLink } from './links';

export const client = new ApolloClient({
  link: ApolloLink.from([crossTabLink, toastLink, reloginLink, revivalLink, patienceLink, documentHashLink, httpLink]),
  cache: newCache(),
  defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
});
