import type { InputOf } from '@hengcai/shared/contract/kernel';
import type { InvitationSelectionInput, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { EndpointOf } from '../../rest/client.ts';

const toRest = ({
  employeeIds,
  again,
}: InvitationSelectionInput): InputOf<EndpointOf<'invitations', 'invitationcounts'>> => ({
  empIds: employeeIds ?? undefined,
  again,
});

export const invitationQueries: Pick<QueryResolvers, 'invitationCounts'> = {
  invitationCounts: async (_root, { selection }, { rest, capabilities }) =>
    (await capabilities()).invitations ? rest.invitations.invitationcounts(toRest(selection)) : null,
};

type Mutations = 'inviteByMail' | 'inviteByCards' | 'inviteByPasswords' | 'enableAccounts';

export const invitationMutations: Pick<MutationResolvers, Mutations> = {
  inviteByMail: (_root, { input: { selection, clientMutationId } }, { rest }) =>
    payload(async () => {
      const { jobId } = await rest.invitations.invitebymail({ ...toRest(selection), clientMutationId });
      return { job: () => rest.platform.job({ jobId }) };
    }, FIELDS),

  inviteByCards: (_root, { input: { selection } }, { rest }) =>
    payload(async () => {
      const { cards, ...print } = await rest.invitations.invitebycards(toRest(selection));
      return {
        print: {
          ...print,
          cards: cards.map(({ empId, deptName, ...card }) => ({ ...card, id: empId, departmentName: deptName })),
        },
      };
    }, FIELDS),

  inviteByPasswords: (_root, { input: { selection, clientMutationId } }, { rest, tickets }) =>
    payload(async () => {
      const { sheetKey } = await rest.invitations.preparepasswords({ ...toRest(selection), clientMutationId });
      // The ticket may be used twice; the services send the sheet once.
      return { file: tickets.link('invitations', 'passwordsheet', { sheetKey }) };
    }, FIELDS),

  enableAccounts: (_root, { input: { employeeIds, enabled } }, { rest }) =>
    payload(async () => {
      const { changed, refused } = await rest.accounts.enableaccounts({ empIds: employeeIds, enabled });
      return { changedIds: changed, refused: refused.map(({ empId, ...why }) => ({ employeeId: empId, ...why })) };
    }, FIELDS),
};

const FIELDS = { empIds: 'employeeIds' };
