import type { EvaluationInvitationResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { templateOf } from '../enterprise/references.ts';
import { employeeOf, planOf } from './references.ts';
import type { EvaluationInvitationRow } from './rows.ts';

export const EvaluationInvitation: ResolversOf<EvaluationInvitationResolvers, EvaluationInvitationRow> = {
  plan: (invitation, _args, context, asked) => planOf(invitation, context, asked),
  employee: (invitation, _args, context, asked) => employeeOf(invitation, context, asked),
  template: (invitation, _args, context, asked) => templateOf(invitation, context, asked),
};
