import { InMemoryCache } from '@apollo/client';
import { knownSheets } from './knownSheets';

const wholeLists = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { merge: false }]));

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
      // Each list is answered whole.
      EmployeeRecords: {
        fields: wholeLists('titles', 'certificates', 'shareOptions', 'contracts', 'contractNotes', 'incomes'),
      },
      EmployeeImportLine: { keyFields: false },
      EmployeeOption: { keyFields: false },
    },
  });
