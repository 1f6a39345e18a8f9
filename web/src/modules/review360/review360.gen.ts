/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which invitation is accepted. */
export type AcceptReview360InvitationInput = {
  /** Id of the invitation. */
  id: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Where a plan stands. A plan goes through the stages from FILLING to CLOSED one after the other. */
export type AssessmentPlanStatus =
  /**
   * Results are compared across people and adjusted, so that the same work gets the same level everywhere. Scores can no
   * longer change.
   */
  | 'CALIBRATING'
  /** It is archived, and nothing changes any more. */
  | 'CLOSED'
  /**
   * Superiors confirm the results and talk about them, then the people concerned confirm or object. Results can no
   * longer change.
   */
  | 'COMMUNICATING'
  /** People write down their targets, i.e. what they are to reach, and superiors approve them. */
  | 'FILLING'
  /** Its results were imported from elsewhere. */
  | 'IMPORTED'
  /** It is being prepared; the people in it do not see it yet. */
  | 'NOT_OPEN'
  /** People score themselves, then their superiors score them. Targets can no longer change. */
  | 'SCORING'
  /** It was stopped for good, without a result. */
  | 'STOPPED'
  | '%future added value';

/** How a question of a custom template is answered. */
export type CustomInputMode =
  /** By choosing one of several options. */
  | 'SELECT'
  /** By a text. */
  | 'TEXTAREA'
  | '%future added value';

/** Whether the answer to a question counts in the score of the form. */
export type CustomItemType =
  /** It is only read. */
  | 'INFORMATION'
  /** Its options have scores, which count. */
  | 'SCORED'
  | '%future added value';

/** How nominations are decided. */
export type DecideReview360NominationsInput = {
  /** Id of who is evaluated. */
  employeeId: string;
  /** Ids of the invitations. */
  ids: Array<string>;
  /** Id of the appraisal plan. */
  planId: string;
  /** Why; required when rejected. */
  reason?: string | null | undefined;
  /** AGREED or REJECTED. */
  result: EvaluationResult;
};

/** Which invitation is declined. */
export type DeclineReview360InvitationInput = {
  /** Id of the invitation. */
  id: string;
  /** Why. */
  reason: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Which raters go. */
export type DeleteReview360RatersInput = {
  /** Id of who is evaluated. */
  employeeId: string;
  /** Ids of the invitations. */
  ids: Array<string>;
  /** Id of the appraisal plan. */
  planId: string;
};

/** What an approval came to, of a result or of a nomination. */
export type EvaluationResult =
  /** It was agreed to. */
  | 'AGREED'
  /** It is not decided. */
  | 'NONE'
  /** It was refused, or sent back. */
  | 'REJECTED'
  | '%future added value';

/** Which plan’s raters are exported. */
export type ExportReview360RatersInput = {
  /** Id of the appraisal plan. */
  planId: string;
};

/** Which plan’s scores are exported. */
export type ExportReview360TeamInput = {
  /** Id of the appraisal plan. */
  planId: string;
};

/** Whom to invite for whom. */
export type InviteReview360RatersInput = {
  /** A key you make up for this one change. Sent again with the same key, the change happens once. */
  clientMutationId: string;
  /** Id of who is evaluated. */
  employeeId: string;
  /** Id of the appraisal plan. */
  planId: string;
  /** Ids of who is to evaluate; as what follows from how they stand to the person. */
  raterIds: Array<string>;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Whose raters are reminded. */
export type RemindReview360RatersInput = {
  /** A key you make up for this one change. Sent again with the same key, the change happens once. */
  clientMutationId: string;
  /** Id of who is evaluated; everybody of the plan when left out. */
  employeeId?: string | null | undefined;
  /** Id of the appraisal plan. */
  planId: string;
};

/** Which form is given back. */
export type ReopenReview360FormInput = {
  /** Id of the invitation. */
  id: string;
  /** Why. */
  reason: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Who decides on the raters that an employee names. */
export type ReviewApproval =
  /** HR. */
  | 'HR'
  /** They are invited at once. */
  | 'NOBODY'
  /** The superior. */
  | 'SUPERIOR'
  | '%future added value';

/** Why HR should look at a form. */
export type ReviewFlag =
  /** All answers bring the same. */
  | 'ALL_EQUAL'
  /** All answers bring the least. */
  | 'ALL_LOWEST'
  /** Its score is more than two standard deviations from the others’. */
  | 'FAR_FROM_OTHERS'
  /** Its score is below the limit of the plan. */
  | 'LOW_SCORE'
  /** An option marked negative was chosen. */
  | 'NEGATIVE_CHOICE'
  /** It was filled in within a minute. */
  | 'TOO_FAST'
  | '%future added value';

/** Who named a rater. */
export type ReviewInviter =
  /** The person who is evaluated. */
  | 'EMPLOYEE'
  /** HR, by a file. */
  | 'FILE'
  /** HR. */
  | 'HR'
  /** The superior. */
  | 'SUPERIOR'
  | '%future added value';

/** As what somebody evaluates a person. */
export type ReviewRelation =
  /** They report to the person. */
  | 'DIRECT'
  /** Peers and everybody else. */
  | 'NON_DIRECT'
  /** The person themselves. */
  | 'SELF'
  /** The person reports to them. */
  | 'SUPERIOR'
  | '%future added value';

/** How far an invitation to evaluate somebody is. */
export type ReviewState =
  /** The rater has agreed. */
  | 'ACCEPTED'
  /** The rater has declined. */
  | 'DECLINED'
  /** The form is being filled in. */
  | 'DRAFT'
  /** The invitation was sent. */
  | 'INVITED'
  /** Named, waiting for approval. */
  | 'NOMINATED'
  /** The nomination was rejected. */
  | 'REJECTED'
  /** HR took it back. */
  | 'REVOKED'
  /** The form is submitted. */
  | 'SUBMITTED'
  | '%future added value';

/** Which invitation is taken back. */
export type RevokeReview360InvitationInput = {
  /** Id of the invitation. */
  id: string;
  /** Why. */
  reason: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** What is answered to a question. */
export type SaveReview360AnswerInput = {
  /** Id of the question. */
  itemId: string;
  /** Id of the option chosen; left out when none is. */
  optionId?: string | null | undefined;
  /** What is written; left out when nothing is. */
  text?: string | null | undefined;
};

/** A form as it is. */
export type SaveReview360FormInput = {
  /** All answers there are by now. */
  answers: Array<SaveReview360AnswerInput>;
  /** A key you make up for the open form, so that its saves are told from those of another window. */
  clientId: string;
  /** Id of who is evaluated. */
  employeeId: string;
  /** Id of the appraisal plan. */
  planId: string;
  /** Running number of the save within `clientId`; an older one that comes late changes nothing. */
  seq: number;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** What is answered to a question. */
export type SubmitReview360AnswerInput = {
  /** Id of the question. */
  itemId: string;
  /** Id of the option chosen; left out when none is. */
  optionId?: string | null | undefined;
  /** What is written; left out when nothing is. */
  text?: string | null | undefined;
};

/** A form to submit. */
export type SubmitReview360FormInput = {
  /** All answers. */
  answers: Array<SubmitReview360AnswerInput>;
  /** A key you make up for the open form, so that its saves are told from those of another window. */
  clientId: string;
  /** Id of who is evaluated. */
  employeeId: string;
  /** Id of the appraisal plan. */
  planId: string;
  /** Running number of the save within `clientId`; an older one that comes late changes nothing. */
  seq: number;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

export type Review360OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type Review360OverviewQuery = { review360Overview: { waiting: number, toApprove: number, plans: Array<{ id: string, planName: string, status: AssessmentPlanStatus | null, locked: boolean, templateId: string, templateName: string, lastDay: string, closed: boolean, mine: boolean, team: boolean, hr: boolean, approval: ReviewApproval | null, inviting: boolean }> } | null };

export type Review360PlanCardFragment = { id: string, planName: string, status: AssessmentPlanStatus | null, locked: boolean, templateId: string, templateName: string, lastDay: string, closed: boolean, mine: boolean, team: boolean, hr: boolean, approval: ReviewApproval | null, inviting: boolean };

export type Review360PlansQueryVariables = Exact<{
  status?: AssessmentPlanStatus | null | undefined;
}>;


export type Review360PlansQuery = { review360Plans: Array<{ id: string, planName: string, status: AssessmentPlanStatus | null, locked: boolean, templateId: string, templateName: string, lastDay: string, closed: boolean, mine: boolean, team: boolean, hr: boolean, approval: ReviewApproval | null, inviting: boolean }> | null };

export type Review360TaskRowFragment = { id: string, planId: string, planName: string, templateId: string, templateName: string, status: AssessmentPlanStatus | null, lastDay: string, closed: boolean, employeeId: string, name: string, relation: ReviewRelation | null, state: ReviewState | null, open: boolean, version: number };

export type Review360ReceivedQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type Review360ReceivedQuery = { review360Received: { total: number, items: Array<{ id: string, planId: string, planName: string, templateId: string, templateName: string, status: AssessmentPlanStatus | null, lastDay: string, closed: boolean, employeeId: string, name: string, relation: ReviewRelation | null, state: ReviewState | null, open: boolean, version: number }> } | null };

export type Review360FormsQueryVariables = Exact<{
  planId?: string | null | undefined;
  submitted?: boolean | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type Review360FormsQuery = { review360Forms: { total: number, items: Array<{ id: string, planId: string, planName: string, templateId: string, templateName: string, status: AssessmentPlanStatus | null, lastDay: string, closed: boolean, employeeId: string, name: string, relation: ReviewRelation | null, state: ReviewState | null, open: boolean, version: number }> } | null };

export type AcceptReview360InvitationMutationVariables = Exact<{
  input: AcceptReview360InvitationInput;
}>;


export type AcceptReview360InvitationMutation = { acceptReview360Invitation: { form: { id: string, state: ReviewState | null, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeclineReview360InvitationMutationVariables = Exact<{
  input: DeclineReview360InvitationInput;
}>;


export type DeclineReview360InvitationMutation = { declineReview360Invitation: { form: { id: string, state: ReviewState | null, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type Review360MovedFragment = { id: string, state: ReviewState | null, version: number };

export type Review360FormBodyFragment = { id: string, planId: string, planName: string, templateName: string, status: AssessmentPlanStatus | null, lastDay: string, closed: boolean, employeeId: string, name: string, relation: ReviewRelation | null, state: ReviewState | null, open: boolean, version: number, groupMin: number, named: boolean, reopenReason: string | null, items: Array<{ id: string, name: string, type: CustomItemType | null, inputMode: CustomInputMode | null, required: boolean, explanation: string, options: Array<{ id: string, content: string }> }>, answers: Array<{ itemId: string, optionId: string | null, text: string | null }> };

export type Review360FormQueryVariables = Exact<{
  planId: string;
  employeeId: string;
}>;


export type Review360FormQuery = { review360Form: { id: string, planId: string, planName: string, templateName: string, status: AssessmentPlanStatus | null, lastDay: string, closed: boolean, employeeId: string, name: string, relation: ReviewRelation | null, state: ReviewState | null, open: boolean, version: number, groupMin: number, named: boolean, reopenReason: string | null, items: Array<{ id: string, name: string, type: CustomItemType | null, inputMode: CustomInputMode | null, required: boolean, explanation: string, options: Array<{ id: string, content: string }> }>, answers: Array<{ itemId: string, optionId: string | null, text: string | null }> } | null };

export type Review360SubmittedFormQueryVariables = Exact<{
  id: string;
}>;


export type Review360SubmittedFormQuery = { review360SubmittedForm: { id: string, planId: string, planName: string, templateName: string, status: AssessmentPlanStatus | null, lastDay: string, closed: boolean, employeeId: string, name: string, relation: ReviewRelation | null, state: ReviewState | null, open: boolean, version: number, groupMin: number, named: boolean, reopenReason: string | null, writer: { id: string, name: string, nameEn: string | null, number: string } | null, items: Array<{ id: string, name: string, type: CustomItemType | null, inputMode: CustomInputMode | null, required: boolean, explanation: string, options: Array<{ id: string, content: string }> }>, answers: Array<{ itemId: string, optionId: string | null, text: string | null }> } | null };

export type SaveReview360FormMutationVariables = Exact<{
  input: SaveReview360FormInput;
}>;


export type SaveReview360FormMutation = { saveReview360Form: { form: { id: string, state: ReviewState | null, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SubmitReview360FormMutationVariables = Exact<{
  input: SubmitReview360FormInput;
}>;


export type SubmitReview360FormMutation = { submitReview360Form: { form: { id: string, state: ReviewState | null, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type Review360RaterListFragment = { id: string, mayInvite: boolean, mayApprove: boolean, hr: boolean, limits: Array<{ relation: ReviewRelation | null, min: number, max: number, chosen: number }>, raters: Array<{ id: string, employeeId: string, name: string, relation: ReviewRelation | null, state: ReviewState | null, result: EvaluationResult | null, inviter: ReviewInviter | null, reason: string | null, deletable: boolean, version: number }> };

export type Review360RatersQueryVariables = Exact<{
  planId: string;
  employeeId?: string | null | undefined;
}>;


export type Review360RatersQuery = { review360Raters: { id: string, mayInvite: boolean, mayApprove: boolean, hr: boolean, employee: { id: string, name: string, nameEn: string | null, number: string } | null, limits: Array<{ relation: ReviewRelation | null, min: number, max: number, chosen: number }>, raters: Array<{ id: string, employeeId: string, name: string, relation: ReviewRelation | null, state: ReviewState | null, result: EvaluationResult | null, inviter: ReviewInviter | null, reason: string | null, deletable: boolean, version: number }> } | null };

export type Review360CandidatesQueryVariables = Exact<{
  planId: string;
  employeeId: string;
  keyword?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type Review360CandidatesQuery = { review360Candidates: { total: number, items: Array<{ employeeId: string, name: string, number: string, relation: ReviewRelation | null, invited: boolean }> } | null };

export type InviteReview360RatersMutationVariables = Exact<{
  input: InviteReview360RatersInput;
}>;


export type InviteReview360RatersMutation = { inviteReview360Raters: { raters: { id: string, mayInvite: boolean, mayApprove: boolean, hr: boolean, limits: Array<{ relation: ReviewRelation | null, min: number, max: number, chosen: number }>, raters: Array<{ id: string, employeeId: string, name: string, relation: ReviewRelation | null, state: ReviewState | null, result: EvaluationResult | null, inviter: ReviewInviter | null, reason: string | null, deletable: boolean, version: number }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DecideReview360NominationsMutationVariables = Exact<{
  input: DecideReview360NominationsInput;
}>;


export type DecideReview360NominationsMutation = { decideReview360Nominations: { raters: { id: string, mayInvite: boolean, mayApprove: boolean, hr: boolean, limits: Array<{ relation: ReviewRelation | null, min: number, max: number, chosen: number }>, raters: Array<{ id: string, employeeId: string, name: string, relation: ReviewRelation | null, state: ReviewState | null, result: EvaluationResult | null, inviter: ReviewInviter | null, reason: string | null, deletable: boolean, version: number }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteReview360RatersMutationVariables = Exact<{
  input: DeleteReview360RatersInput;
}>;


export type DeleteReview360RatersMutation = { deleteReview360Raters: { raters: { id: string, mayInvite: boolean, mayApprove: boolean, hr: boolean, limits: Array<{ relation: ReviewRelation | null, min: number, max: number, chosen: number }>, raters: Array<{ id: string, employeeId: string, name: string, relation: ReviewRelation | null, state: ReviewState | null, result: EvaluationResult | null, inviter: ReviewInviter | null, reason: string | null, deletable: boolean, version: number }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RevokeReview360InvitationMutationVariables = Exact<{
  input: RevokeReview360InvitationInput;
}>;


export type RevokeReview360InvitationMutation = { revokeReview360Invitation: { form: { id: string, state: ReviewState | null, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ReopenReview360FormMutationVariables = Exact<{
  input: ReopenReview360FormInput;
}>;


export type ReopenReview360FormMutation = { reopenReview360Form: { form: { id: string, state: ReviewState | null, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RemindReview360RatersMutationVariables = Exact<{
  input: RemindReview360RatersInput;
}>;


export type RemindReview360RatersMutation = { remindReview360Raters: { count: number | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type Review360PersonRowFragment = { employeeId: string, toApprove: number, invited: number | null, submitted: number | null, rate: string | null, missing: boolean | null, score: string | null, hasReport: boolean, manageable: boolean, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null };

export type Review360PeopleQueryVariables = Exact<{
  planId: string;
  keyword?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type Review360PeopleQuery = { review360People: { total: number, items: Array<{ employeeId: string, toApprove: number, invited: number | null, submitted: number | null, rate: string | null, missing: boolean | null, score: string | null, hasReport: boolean, manageable: boolean, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null }> } | null };

export type Review360TeamQueryVariables = Exact<{
  planId: string;
  page?: PageInput | null | undefined;
}>;


export type Review360TeamQuery = { review360Team: { total: number, items: Array<{ employeeId: string, toApprove: number, invited: number | null, submitted: number | null, rate: string | null, missing: boolean | null, score: string | null, hasReport: boolean, manageable: boolean, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null }> } | null };

export type Review360SuspectsQueryVariables = Exact<{
  planId: string;
  page?: PageInput | null | undefined;
}>;


export type Review360SuspectsQuery = { review360Suspects: { total: number, items: Array<{ employeeId: string, flags: Array<ReviewFlag>, formCount: number, employee: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null };

export type Review360FlaggedFormsQueryVariables = Exact<{
  planId: string;
  employeeId: string;
}>;


export type Review360FlaggedFormsQuery = { review360FlaggedForms: Array<{ id: string, relation: ReviewRelation | null, score: string | null, seconds: number, flags: Array<ReviewFlag>, writer: { id: string, name: string, nameEn: string | null, number: string } | null }> | null };

export type ExportReview360TeamMutationVariables = Exact<{
  input: ExportReview360TeamInput;
}>;


export type ExportReview360TeamMutation = { exportReview360Team: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportReview360RatersMutationVariables = Exact<{
  input: ExportReview360RatersInput;
}>;


export type ExportReview360RatersMutation = { exportReview360Raters: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type Review360FigureSetFragment = { others: string | null, rounded: boolean, self: string | null, gap: string | null, groups: Array<{ relation: ReviewRelation | null, forms: number | null, mean: string | null, deviation: string | null, median: string | null, lowest: string | null, highest: string | null }> };

export type Review360ReportQueryVariables = Exact<{
  planId: string;
  employeeId: string;
}>;


export type Review360ReportQuery = { review360Report: { planId: string, planName: string, templateName: string, employeeId: string, fullScore: string, strongest: Array<string>, weakest: Array<string>, figures: { others: string | null, rounded: boolean, self: string | null, gap: string | null, groups: Array<{ relation: ReviewRelation | null, forms: number | null, mean: string | null, deviation: string | null, median: string | null, lowest: string | null, highest: string | null }> }, items: Array<{ id: string, name: string, best: string | null, figures: { others: string | null, rounded: boolean, self: string | null, gap: string | null, groups: Array<{ relation: ReviewRelation | null, forms: number | null, mean: string | null, deviation: string | null, median: string | null, lowest: string | null, highest: string | null }> } | null, choices: Array<{ relation: ReviewRelation | null, content: string, count: number }>, comments: Array<{ relation: ReviewRelation | null, text: string }> }> | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null } | null };

export const Review360PlanCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360PlanCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"hr"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"inviting"}}]}}]} as unknown as DocumentNode<Review360PlanCardFragment, unknown>;
export const Review360TaskRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360TaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<Review360TaskRowFragment, unknown>;
export const Review360MovedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360Moved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360State"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<Review360MovedFragment, unknown>;
export const Review360FormBodyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360FormBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"groupMin"}},{"kind":"Field","name":{"kind":"Name","value":"named"}},{"kind":"Field","name":{"kind":"Name","value":"reopenReason"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"inputMode"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<Review360FormBodyFragment, unknown>;
export const Review360RaterListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360RaterList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Raters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mayInvite"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"hr"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"deletable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<Review360RaterListFragment, unknown>;
export const Review360PersonRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"toApprove"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"hasReport"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<Review360PersonRowFragment, unknown>;
export const Review360FigureSetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360FigureSet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Figures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"rounded"}},{"kind":"Field","name":{"kind":"Name","value":"self"}},{"kind":"Field","name":{"kind":"Name","value":"gap"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"forms"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}}]}}]}}]} as unknown as DocumentNode<Review360FigureSetFragment, unknown>;
export const Review360OverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360Overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360Overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"toApprove"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360PlanCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360PlanCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"hr"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"inviting"}}]}}]} as unknown as DocumentNode<Review360OverviewQuery, Review360OverviewQueryVariables>;
export const Review360PlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360Plans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlanStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360Plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360PlanCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360PlanCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"hr"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"inviting"}}]}}]} as unknown as DocumentNode<Review360PlansQuery, Review360PlansQueryVariables>;
export const Review360ReceivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360Received"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360Received"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360TaskRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360TaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<Review360ReceivedQuery, Review360ReceivedQueryVariables>;
export const Review360FormsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360Forms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"submitted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360Forms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"submitted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"submitted"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360TaskRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360TaskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<Review360FormsQuery, Review360FormsQueryVariables>;
export const AcceptReview360InvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptReview360Invitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptReview360InvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptReview360Invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360Moved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360Moved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360State"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AcceptReview360InvitationMutation, AcceptReview360InvitationMutationVariables>;
export const DeclineReview360InvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineReview360Invitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineReview360InvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineReview360Invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360Moved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360Moved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360State"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DeclineReview360InvitationMutation, DeclineReview360InvitationMutationVariables>;
export const Review360FormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360Form"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360Form"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360FormBody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360FormBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"groupMin"}},{"kind":"Field","name":{"kind":"Name","value":"named"}},{"kind":"Field","name":{"kind":"Name","value":"reopenReason"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"inputMode"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<Review360FormQuery, Review360FormQueryVariables>;
export const Review360SubmittedFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360SubmittedForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360SubmittedForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360FormBody"}},{"kind":"Field","name":{"kind":"Name","value":"writer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360FormBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Form"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"groupMin"}},{"kind":"Field","name":{"kind":"Name","value":"named"}},{"kind":"Field","name":{"kind":"Name","value":"reopenReason"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"inputMode"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"optionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<Review360SubmittedFormQuery, Review360SubmittedFormQueryVariables>;
export const SaveReview360FormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReview360Form"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveReview360FormInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReview360Form"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360Moved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360Moved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360State"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveReview360FormMutation, SaveReview360FormMutationVariables>;
export const SubmitReview360FormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitReview360Form"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitReview360FormInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitReview360Form"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360Moved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360Moved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360State"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SubmitReview360FormMutation, SubmitReview360FormMutationVariables>;
export const Review360RatersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360Raters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360Raters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360RaterList"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360RaterList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Raters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mayInvite"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"hr"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"deletable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<Review360RatersQuery, Review360RatersQueryVariables>;
export const Review360CandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360Candidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360Candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}}]}}]}}]}}]} as unknown as DocumentNode<Review360CandidatesQuery, Review360CandidatesQueryVariables>;
export const InviteReview360RatersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteReview360Raters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteReview360RatersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteReview360Raters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360RaterList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360RaterList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Raters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mayInvite"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"hr"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"deletable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<InviteReview360RatersMutation, InviteReview360RatersMutationVariables>;
export const DecideReview360NominationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideReview360Nominations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideReview360NominationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideReview360Nominations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360RaterList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360RaterList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Raters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mayInvite"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"hr"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"deletable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<DecideReview360NominationsMutation, DecideReview360NominationsMutationVariables>;
export const DeleteReview360RatersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReview360Raters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteReview360RatersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReview360Raters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360RaterList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360RaterList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Raters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mayInvite"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"hr"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"deletable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<DeleteReview360RatersMutation, DeleteReview360RatersMutationVariables>;
export const RevokeReview360InvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeReview360Invitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeReview360InvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeReview360Invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360Moved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360Moved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360State"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RevokeReview360InvitationMutation, RevokeReview360InvitationMutationVariables>;
export const ReopenReview360FormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenReview360Form"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenReview360FormInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenReview360Form"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360Moved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360Moved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360State"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ReopenReview360FormMutation, ReopenReview360FormMutationVariables>;
export const RemindReview360RatersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindReview360Raters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemindReview360RatersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindReview360Raters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemindReview360RatersMutation, RemindReview360RatersMutationVariables>;
export const Review360PeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360People"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360PersonRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"toApprove"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"hasReport"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<Review360PeopleQuery, Review360PeopleQueryVariables>;
export const Review360TeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360Team"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360Team"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360PersonRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"toApprove"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"hasReport"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<Review360TeamQuery, Review360TeamQueryVariables>;
export const Review360SuspectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360Suspects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360Suspects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"formCount"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]}}]} as unknown as DocumentNode<Review360SuspectsQuery, Review360SuspectsQueryVariables>;
export const Review360FlaggedFormsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360FlaggedForms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360FlaggedForms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"writer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<Review360FlaggedFormsQuery, Review360FlaggedFormsQueryVariables>;
export const ExportReview360TeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportReview360Team"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportReview360TeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportReview360Team"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportReview360TeamMutation, ExportReview360TeamMutationVariables>;
export const ExportReview360RatersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportReview360Raters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportReview360RatersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportReview360Raters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportReview360RatersMutation, ExportReview360RatersMutationVariables>;
export const Review360ReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Review360Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review360Report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"strongest"}},{"kind":"Field","name":{"kind":"Name","value":"weakest"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360FigureSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"best"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Review360FigureSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review360FigureSet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review360Figures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"rounded"}},{"kind":"Field","name":{"kind":"Name","value":"self"}},{"kind":"Field","name":{"kind":"Name","value":"gap"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"forms"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"deviation"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}}]}}]}}]} as unknown as DocumentNode<Review360ReportQuery, Review360ReportQueryVariables>;

export function useReview360OverviewQuery(options?: ApolloHooks.useQuery.Options<Review360OverviewQuery, Review360OverviewQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360OverviewDocument, options ?? {});
}
export function useReview360OverviewLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360OverviewQuery, Review360OverviewQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360OverviewDocument, options);
}

export function useReview360PlansQuery(options?: ApolloHooks.useQuery.Options<Review360PlansQuery, Review360PlansQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360PlansDocument, options ?? {});
}
export function useReview360PlansLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360PlansQuery, Review360PlansQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360PlansDocument, options);
}

export function useReview360ReceivedQuery(options?: ApolloHooks.useQuery.Options<Review360ReceivedQuery, Review360ReceivedQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360ReceivedDocument, options ?? {});
}
export function useReview360ReceivedLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360ReceivedQuery, Review360ReceivedQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360ReceivedDocument, options);
}

export function useReview360FormsQuery(options?: ApolloHooks.useQuery.Options<Review360FormsQuery, Review360FormsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360FormsDocument, options ?? {});
}
export function useReview360FormsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360FormsQuery, Review360FormsQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360FormsDocument, options);
}

export function useAcceptReview360InvitationMutation(options?: ApolloHooks.useMutation.Options<AcceptReview360InvitationMutation, AcceptReview360InvitationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AcceptReview360InvitationDocument, options);
}

export function useDeclineReview360InvitationMutation(options?: ApolloHooks.useMutation.Options<DeclineReview360InvitationMutation, DeclineReview360InvitationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeclineReview360InvitationDocument, options);
}

export function useReview360FormQuery(options: ApolloHooks.useQuery.Options<Review360FormQuery, Review360FormQueryVariables> & { variables: Review360FormQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360FormDocument, options);
}
export function useReview360FormLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360FormQuery, Review360FormQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360FormDocument, options);
}

export function useReview360SubmittedFormQuery(options: ApolloHooks.useQuery.Options<Review360SubmittedFormQuery, Review360SubmittedFormQueryVariables> & { variables: Review360SubmittedFormQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360SubmittedFormDocument, options);
}
export function useReview360SubmittedFormLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360SubmittedFormQuery, Review360SubmittedFormQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360SubmittedFormDocument, options);
}

export function useSaveReview360FormMutation(options?: ApolloHooks.useMutation.Options<SaveReview360FormMutation, SaveReview360FormMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveReview360FormDocument, options);
}

export function useSubmitReview360FormMutation(options?: ApolloHooks.useMutation.Options<SubmitReview360FormMutation, SubmitReview360FormMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SubmitReview360FormDocument, options);
}

export function useReview360RatersQuery(options: ApolloHooks.useQuery.Options<Review360RatersQuery, Review360RatersQueryVariables> & { variables: Review360RatersQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360RatersDocument, options);
}
export function useReview360RatersLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360RatersQuery, Review360RatersQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360RatersDocument, options);
}

export function useReview360CandidatesQuery(options: ApolloHooks.useQuery.Options<Review360CandidatesQuery, Review360CandidatesQueryVariables> & { variables: Review360CandidatesQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360CandidatesDocument, options);
}
export function useReview360CandidatesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360CandidatesQuery, Review360CandidatesQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360CandidatesDocument, options);
}

export function useInviteReview360RatersMutation(options?: ApolloHooks.useMutation.Options<InviteReview360RatersMutation, InviteReview360RatersMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(InviteReview360RatersDocument, options);
}

export function useDecideReview360NominationsMutation(options?: ApolloHooks.useMutation.Options<DecideReview360NominationsMutation, DecideReview360NominationsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DecideReview360NominationsDocument, options);
}

export function useDeleteReview360RatersMutation(options?: ApolloHooks.useMutation.Options<DeleteReview360RatersMutation, DeleteReview360RatersMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteReview360RatersDocument, options);
}

export function useRevokeReview360InvitationMutation(options?: ApolloHooks.useMutation.Options<RevokeReview360InvitationMutation, RevokeReview360InvitationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RevokeReview360InvitationDocument, options);
}

export function useReopenReview360FormMutation(options?: ApolloHooks.useMutation.Options<ReopenReview360FormMutation, ReopenReview360FormMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ReopenReview360FormDocument, options);
}

export function useRemindReview360RatersMutation(options?: ApolloHooks.useMutation.Options<RemindReview360RatersMutation, RemindReview360RatersMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RemindReview360RatersDocument, options);
}

export function useReview360PeopleQuery(options: ApolloHooks.useQuery.Options<Review360PeopleQuery, Review360PeopleQueryVariables> & { variables: Review360PeopleQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360PeopleDocument, options);
}
export function useReview360PeopleLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360PeopleQuery, Review360PeopleQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360PeopleDocument, options);
}

export function useReview360TeamQuery(options: ApolloHooks.useQuery.Options<Review360TeamQuery, Review360TeamQueryVariables> & { variables: Review360TeamQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360TeamDocument, options);
}
export function useReview360TeamLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360TeamQuery, Review360TeamQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360TeamDocument, options);
}

export function useReview360SuspectsQuery(options: ApolloHooks.useQuery.Options<Review360SuspectsQuery, Review360SuspectsQueryVariables> & { variables: Review360SuspectsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360SuspectsDocument, options);
}
export function useReview360SuspectsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360SuspectsQuery, Review360SuspectsQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360SuspectsDocument, options);
}

export function useReview360FlaggedFormsQuery(options: ApolloHooks.useQuery.Options<Review360FlaggedFormsQuery, Review360FlaggedFormsQueryVariables> & { variables: Review360FlaggedFormsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360FlaggedFormsDocument, options);
}
export function useReview360FlaggedFormsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360FlaggedFormsQuery, Review360FlaggedFormsQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360FlaggedFormsDocument, options);
}

export function useExportReview360TeamMutation(options?: ApolloHooks.useMutation.Options<ExportReview360TeamMutation, ExportReview360TeamMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportReview360TeamDocument, options);
}

export function useExportReview360RatersMutation(options?: ApolloHooks.useMutation.Options<ExportReview360RatersMutation, ExportReview360RatersMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportReview360RatersDocument, options);
}

export function useReview360ReportQuery(options: ApolloHooks.useQuery.Options<Review360ReportQuery, Review360ReportQueryVariables> & { variables: Review360ReportQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(Review360ReportDocument, options);
}
export function useReview360ReportLazyQuery(options?: ApolloHooks.useLazyQuery.Options<Review360ReportQuery, Review360ReportQueryVariables>) {
  return ApolloHooks.useLazyQuery(Review360ReportDocument, options);
}