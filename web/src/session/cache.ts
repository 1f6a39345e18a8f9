import { InMemoryCache } from '@apollo/client';
import { knownSheets } from './knownSheets';

/**
 * Entities are keyed by id; numbered pages are entries of their own (all arguments are the key), never merged. Things
 * without an identity of their own live inside their parent.
 */
export const newCache = () =>
  new InMemoryCache({
    typePolicies: {
      Assessment: { fields: { sheets: { merge: knownSheets } } },
      Query: { fields: { notices: { merge: false } } },
      ListMemory: { keyFields: ['listKey'], fields: { filters: { merge: false } } },
      PagePermission: { keyFields: ['path'] },
      PositionHistory: { fields: { versions: { merge: false } } },
      EmployeeImportLine: { keyFields: false },
      EmployeeOption: { keyFields: false },
    },
  });
