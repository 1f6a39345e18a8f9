import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { documentHashLink } from './documentHash';
import { knownSheets } from './knownSheets';
import { crossTabLink, httpLink, reloginLink, revivalLink, toastLink } from './links';

/**
 * Entities are keyed by id; numbered pages are entries of their own (all arguments are the key), never merged. Things
 * without an identity of their own live inside their parent.
 */
export const client = new ApolloClient({
  link: ApolloLink.from([crossTabLink, toastLink, reloginLink, revivalLink, documentHashLink, httpLink]),
  cache: new InMemoryCache({
    typePolicies: {
      Assessment: { fields: { sheets: { merge: knownSheets } } },
      PagePermission: { keyFields: ['path'] },
      EmployeeImportLine: { keyFields: false },
      EmployeeOption: { keyFields: false },
    },
  }),
  defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
});
