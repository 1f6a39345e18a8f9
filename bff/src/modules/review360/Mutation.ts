import type { MutationResolvers, SaveReview360FormInput, SubmitReview360FormInput } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

type Fields =
  | 'inviteReview360Raters'
  | 'decideReview360Nominations'
  | 'deleteReview360Raters'
  | 'revokeReview360Invitation'
  | 'reopenReview360Form'
  | 'remindReview360Raters'
  | 'acceptReview360Invitation'
  | 'declineReview360Invitation'
  | 'saveReview360Form'
  | 'submitReview360Form'
  | 'exportReview360Team'
  | 'exportReview360Raters';

/** Fields of 360 assessments as REST names them, and the schema's names. */
const FIELDS = { assessorEmpIds: 'raterIds', evaluationResult: 'result', inviteIds: 'ids', empId: 'employeeId' };

/** A form as the services take it. */
const written = ({ planId, employeeId, answers, ...form }: SaveReview360FormInput | SubmitReview360FormInput) => ({
  ...form,
  planCode: planId,
  empId: employeeId,
  answers: answers.map(({ itemId, optionId, text }) => ({
    itemCode: itemId,
    optionCode: optionId ?? null,
    text: text ?? null,
  })),
});

export const Mutation: Pick<MutationResolvers, Fields> = {
  inviteReview360Raters: (_root, { input: { planId, employeeId, raterIds, clientMutationId } }, { rest }) =>
    payload(
      async () => ({
        raters: await rest.performanceinvite.send360AssessInvitation({
          clientMutationId,
          planCode: planId,
          empId: employeeId,
          assessorEmpIds: raterIds,
        }),
      }),
      FIELDS,
    ),
  decideReview360Nominations: (_root, { input: { planId, employeeId, ids, result, reason } }, { rest }) =>
    payload(
      async () => ({
        raters: await rest.performanceinvite.approve360Nomination({
          planCode: planId,
          empId: employeeId,
          inviteIds: ids,
          evaluationResult: result,
          reason: reason ?? undefined,
        }),
      }),
      FIELDS,
    ),
  deleteReview360Raters: (_root, { input: { planId, employeeId, ids } }, { rest }) =>
    payload(
      async () => ({
        raters: await rest.performanceinvite.delete360Assessor({ planCode: planId, empId: employeeId, inviteIds: ids }),
      }),
      FIELDS,
    ),
  revokeReview360Invitation: (_root, { input: { id, ...why } }, { rest }) =>
    payload(async () => ({ form: await rest.performanceinvite.revoke360Invitation({ ...why, inviteId: id }) })),
  reopenReview360Form: (_root, { input: { id, ...why } }, { rest }) =>
    payload(async () => ({ form: await rest.performanceinvite.reopen360Assessment({ ...why, inviteId: id }) })),
  remindReview360Raters: (_root, { input: { planId, employeeId, clientMutationId } }, { rest }) =>
    payload(() =>
      rest.performanceinvite.remind360Assessor({ clientMutationId, planCode: planId, empId: employeeId ?? undefined }),
    ),
  acceptReview360Invitation: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => ({ form: await rest.performanceinvite.accept360Invitation({ inviteId: id, version }) })),
  declineReview360Invitation: (_root, { input: { id, ...why } }, { rest }) =>
    payload(async () => ({ form: await rest.performanceinvite.decline360Invitation({ ...why, inviteId: id }) })),
  saveReview360Form: (_root, { input }, { rest }) =>
    payload(async () => ({ form: await rest.performanceinvite.save360Assessment(written(input)) })),
  submitReview360Form: (_root, { input }, { rest }) =>
    payload(async () => ({ form: await rest.performanceinvite.commit360Assessment(written(input)) })),
  exportReview360Team: (_root, { input: { planId } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('performanceinvite', 'exportMyTeamScoreRecord', { planCode: planId }),
    })),
  exportReview360Raters: (_root, { input: { planId } }, { tickets }) =>
    payload(async () => ({ file: await tickets.export('inviteFile', 'download360inviteExcel', { planCode: planId }) })),
};
