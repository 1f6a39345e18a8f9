import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

const FIELDS = { empId: 'employeeId', itemName: 'name' };

export const matchMutations: Pick<MutationResolvers, 'savePositionRequirement' | 'savePersonLevels'> = {
  savePositionRequirement: (_root, { input: { conditions, ...rest } }, { rest: { positionmatch } }) =>
    payload(
      async () => ({
        requirement: await positionmatch.saverequirement({
          ...rest,
          conditions: conditions.map(({ name, ...asked }) => ({ ...asked, itemName: name })),
        }),
      }),
      FIELDS,
    ),
  savePersonLevels: (_root, { input: { employeeId, positionId, levels, ...rest } }, { rest: { positionmatch } }) =>
    payload(
      async () => ({
        match: await positionmatch.savelevel({
          ...rest,
          empId: employeeId,
          positionId: positionId ?? undefined,
          levels: levels.map(({ evidence, ...level }) => ({ ...level, evidence: evidence ?? undefined })),
        }),
      }),
      FIELDS,
    ),
};
