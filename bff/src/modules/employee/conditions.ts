import type { InputOf } from '@hengcai/shared/contract/kernel';
import { Education, EmployeeStatus, EmployeeType, IdType, MaritalStatus, Sex } from '@hengcai/shared/enums';
import type {
  EmployeeConditionInput,
  EmployeeConditionsInput,
  EmployeeTypeCountResolvers,
  QueryResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { EndpointOf } from '../../rest/client.ts';
import { restNameOf } from './fields.ts';
import { toRestFilter } from './filter.ts';
import type { EmployeeTypeCountRow } from './rows.ts';

type RestConditions = NonNullable<NonNullable<InputOf<EndpointOf<'empmanage', 'screenemp'>>['filter']>['conditions']>;

/** Fields of closed sets: the schema has words where REST has numbers. */
const SETS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  sex: Sex,
  status: EmployeeStatus,
  type: EmployeeType,
  education: Education,
  maritalStatus: MaritalStatus,
  idType: IdType,
};

const toCondition = ({ field, operator, values }: EmployeeConditionInput) => ({
  field: restNameOf(field),
  operator,
  values: (values ?? []).map((value) => String(SETS[field]?.[value] ?? value)),
});

/** Conditions under the names and with the codes of REST. */
export const toRestConditions = ({ join, conditions, groups }: EmployeeConditionsInput): RestConditions => ({
  join,
  conditions: conditions.map(toCondition),
  groups: (groups ?? []).map((group) => ({ join: group.join, conditions: group.conditions.map(toCondition) })),
});

export const summaryQueries: Pick<QueryResolvers, 'employeeSummary' | 'nationalities'> = {
  employeeSummary: (_root, { filter }, { rest }) => rest.empmanage.getempsummaryinfo({ filter: toRestFilter(filter) }),
  nationalities: (_root, _args, { rest }) => rest.empmanage.searchnationality(),
};

export const EmployeeTypeCount: ResolversOf<EmployeeTypeCountResolvers, EmployeeTypeCountRow> = {
  type: ({ employeeType }) => employeeType,
};
