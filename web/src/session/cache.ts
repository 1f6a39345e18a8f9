import { InMemoryCache } from '@apollo/client';
import { knownSheets } from './knownSheets';

/** Lists that are answered whole each time. */
const wholeLists = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { merge: false }]));

/**
 * Entities are keyed by id; numbered pages are entries of their own (all arguments are the key), never merged. Things
 * without an identity of their own live inside their parent.
 */
export const newCache = () =>
  new InMemoryCache({
    typePolicies: {
      Assessment: { fields: { sheets: { merge: knownSheets }, ...wholeLists('indicators') } },
      AssessmentIndicator: { fields: wholeLists('scores') },
      AssessmentPlan: { fields: wholeLists('stageCounts') },
      PayCity: { fields: wholeLists('coefficients', 'minimumWages') },
      ProjectKind: { fields: wholeLists('flow') },
      ProjectBonusDetail: { fields: wholeLists('members', 'approvals') },
      ProjectFundDetail: { fields: wholeLists('members') },
      ProjectBudgetDetail: { fields: wholeLists('members', 'approvals') },
      ProbationPlanDetail: { fields: wholeLists('rows') },
      SalaryMatrixDetail: { fields: wholeLists('ranges', 'crBands') },
      StrategyMap: { fields: wholeLists('objectives') },
      StrategyObjective: { fields: wholeLists('targets') },
      Query: { fields: wholeLists('notices') },
      ListMemory: { keyFields: ['listKey'], fields: wholeLists('filters') },
      PagePermission: { keyFields: ['path'] },
      PositionHistory: { fields: wholeLists('versions') },
      EmployeeRecords: {
        fields: wholeLists('titles', 'certificates', 'shareOptions', 'contracts', 'contractNotes', 'incomes'),
      },
      EmployeeImportLine: { keyFields: false },
      EmployeeOption: { keyFields: false },
    },
  });
