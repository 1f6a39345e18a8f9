import type { RewardPersonResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { RewardPersonRow } from './rows.ts';

export const RewardPerson: ResolversOf<RewardPersonResolvers, RewardPersonRow> = {
  id: (person) => person.empId,
  name: (person) => person.empName,
  nameEn: (person) => person.empNameEn,
  number: (person) => person.empNumber,
};
