import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperationTypeNode } from 'graphql';
import { OPERATIONS } from './documents.ts';

const WEB = join(import.meta.dirname, '../../web/src');

/** Most REST calls from the click to the rest of the page: the write, and every query the page sends because of it. */
export const AFTER_WRITE_LIMIT = 2;

/** What a page asks again by a function it was handed: `refetch` has no name there. */
const HANDED_ON: Readonly<Record<string, readonly string[]>> = {
  DeletePlan: ['PlanList'],
  DeleteRule: ['RuleList'],
  DeleteTemplate: ['TemplateList'],
  DeleteTemplateContent: ['TemplateDetail'],
  SaveMailPreference: ['MailPreference'],
  ApproveTargetsOfMany: ['TeamAppraisals'],
  ConfirmAssessmentsOfMany: ['TeamAppraisals'],
  RemindTeam: ['TeamAppraisals'],
  CalibrateAssessment: ['PlanReadiness'],
  RejectResult: ['PlanReadiness'],
  VerifyResult: ['PlanReadiness'],
  AdvancePlan: ['PlanReadiness', 'PlanParticipants'],
  ReturnPlan: ['PlanReadiness', 'PlanParticipants'],
  StopPlan: ['PlanParticipants'],
  LockPlan: ['PlanReadiness'],
  JoinDepartments: ['PlanScopePeople'],
  SavePlanPeople: ['PlanScopePeople'],
  SaveEmployeeType: ['PlanReadiness'],
  DeleteEmployeeType: ['PlanReadiness'],
  RemovePlanPerson: ['PlanScopePeople'],
  AddPosition: ['PositionList'],
  DeletePosition: ['PositionList'],
  AddRank: ['RankList'],
  DeleteRank: ['RankList'],
  AddJobFamily: ['JobFamilyList'],
  DeleteJobFamily: ['JobFamilyList'],
  AddGrade: ['GradeList'],
  DeleteGrade: ['GradeList'],
  OrderGrades: ['GradeList'],
  AddRewardValue: ['RewardValueList'],
  OrderRewardValues: ['RewardValueList'],
  AddCommodity: ['CommodityList'],
  AddProjectKind: ['ProjectKindList'],
  RedeemCommodity: ['MallCommodityList', 'OwnPoints'],
  SaveExchangeRate: ['ExchangeRateChangeList'],
  AddPointRule: ['PointRuleList'],
  SendThankYouLetter: ['ThankYouLetterList'],
  UpdatePosition: ['PositionAudit'],
  WithdrawPositionChange: ['PositionAudit'],
  CreateUserAccount: ['UserAccounts'],
  EnableAccounts: ['EmployeeList'],
  InviteByMail: ['InvitationCounts', 'EmployeeList'],
  InviteByCards: ['InvitationCounts', 'EmployeeList'],
  InviteByPasswords: ['InvitationCounts', 'EmployeeList'],
};

/** Writes that take more, each with the reason; one that no longer does is to leave this list. */
export const OVER: Readonly<Record<string, string>> = {
  AddRoleMembers: 'the page of members has others on it',
  RemoveRoleMembers: 'the page of members has others on it',
  TransferRoleMembers: 'the page of members has others on it',
  SaveRoleScope: 'of a member it stands in the list of members',
  SendThankYouLetter: 'the wall begins with another letter, and the value it was written for is read with it',
  RedeemCommodity: 'less is in stock and on the own balance, and what was refused may cost another thing by now',
  AdvancePlan: 'the people of the plan and what keeps them from the next stage are others after it',
  ReturnPlan: 'the people of the plan and what keeps them from the next stage are others after it',
  StopPlan: 'the people of the plan are listed in the stage they were left in',
  LockPlan: 'an unlocked plan says again what keeps it from the next stage',
  CalibrateAssessment: 'on the page of the plan what keeps it from the next stage may be another thing',
  RejectResult: 'on the page of the plan what keeps it from the next stage may be another thing',
  VerifyResult: 'on the page of the plan what keeps it from the next stage may be another thing',
  ConfirmAssessmentsOfMany: 'the list it was done in shows another stage for each of many',
  RemindTeam: 'somebody may have done meanwhile what they were to be reminded of',
  ApproveTargetsOfMany: 'the list it was done in shows another stage for each of many',
  JoinDepartments: 'nobody but the services knows who joined',
  SaveEmployeeType: 'weights that add up again keep the plan from opening no longer',
  DeleteEmployeeType: 'weights that are gone keep the plan from opening no longer',
  SavePlanPeople: 'the list of people has others in it',
  RemovePlanPerson: 'the list of people has others in it',
  CreateDepartment: 'places, counts and what is planned of other departments change with it',
  UpdateDepartment: 'places, counts and what is planned of other departments change with it',
  CloseDepartment: 'places, counts and what is planned of other departments change with it',
  OrderDepartments: 'places, counts and what is planned of other departments change with it',
  MergeDepartment: 'places, counts and what is planned of other departments change with it',
  WithdrawDepartmentChanges: 'places, counts and what is planned of other departments change with it',
  EnableAccounts: 'nobody but the services knows what an account is once it is enabled again',
  InviteByMail: 'the list is asked again when the dialog closes, however many were invited',
  InviteByCards: 'the list is asked again when the dialog closes, however many were invited',
  InviteByPasswords: 'the list is asked again when the dialog closes, however many were invited',
  AddPosition:
    'where a new one stands in the list, and among how many, only the services know; its rows name other things',
  DeletePosition: 'the row after the page moves up, and rows name other things',
  UpdateEmployeeSalary: 'pay over time is dated by the services, and the history of the person has a line more',
  SaveProbationRuleScope: 'the departments and the form of the rule are named in what it answers',
  UpdatePosition: 'what a position refers to is named in what changed, and its history has a line more',
  WithdrawPositionChange: 'what a position refers to is named in what changed, and its history has a line more',
  SavePositionRequirement: 'how everybody in the list matches is another thing then, and rows name other things',
  AddProjectKind: 'where a new one stands in the list only the services know; its flow names people',
  ApproveProjectBudget: 'who decided is named in its answer, and it waits for the reader no longer',
  SubmitProjectBonus: 'whom it waits for is named in its answer, and what waits is asked again beside it',
  WithdrawProjectBonus: 'who was asked is named in its answer, and what waits is asked again beside it',
  ApproveProjectBonus: 'who decided is named in its answer, and it waits for the reader no longer',
  RejectProjectBonus: 'who decided is named in its answer, and it waits for the reader no longer',
  RejectProjectBudget: 'who decided is named in its answer, and it waits for the reader no longer',
  AddRank: 'where a new one stands in the list only the services know; its rows name their grades',
  DeleteRank: 'the row after the page moves up, and rows name their grades',
  AddJobFamily: 'where a new one stands in the list only the services know; its rows name the families above',
  DeleteJobFamily: 'the row after the page moves up, and rows name the families above',
};

const isWrite = (name: string) => OPERATIONS.get(name)?.operation === OperationTypeNode.MUTATION;
export const WRITES = [...OPERATIONS.keys()].filter(isWrite);

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.gen|\.test)\.tsx?$/.test(name))
  .map((name) => readFileSync(join(WEB, name), 'utf8'));
const named = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name);

/** The text between the parentheses of a call, from the place of its opening one. */
function argumentsAt(source: string, open: number): string {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(open + 1, at);
  }
  return '';
}
const callsOf = (source: string, name: RegExp) =>
  [...source.matchAll(name)].map((found) => ({ found, given: argumentsAt(source, found.index + found[0].length - 1) }));

/** The queries asked again by the options of a write: by name, by document, and the badge. */
const askedAgainIn = (options: string): string[] => [
  ...named(options, /refetchQueries: (\[[^\]]*\])/g).flatMap((list) => [
    ...named(list, /'(\w+)'/g),
    ...named(list, /(\w+)Document/g),
  ]),
  ...(options.includes('askWhatWaits') ? ['MessageCentre'] : []),
];

/** The writes of a file, each with the queries that its hook, or the act it happens in, asks again. */
function writesIn(source: string): [write: string, after: string[]][] {
  const acts = callsOf(source, /\bkeyed\(/g).map(({ given }) => given);
  const hooks = callsOf(source, /const \[(\w+)[^\]]*\] = use(\w+)Mutation\(/g).map(
    ({ found: [, run = '', write = ''], given }): [string, string[]] => {
      // Options that several writes share have a name in the file.
      const ofHook = /^\w+$/.test(given) ? source : given;
      const options = [ofHook, ...callsOf(source, new RegExp(`\\b${run}\\(`, 'g')).map((call) => call.given)].join(
        '\n',
      );
      const handsOn = acts.some((act) => new RegExp(`\\b${run}\\(`).test(act));
      return [write, [...askedAgainIn(options), ...(handsOn ? ['MessageCentre'] : [])]];
    },
  );
  const direct = named(source, /mutation: (\w+)Document/g).map((write): [string, string[]] => [
    write,
    askedAgainIn(source),
  ]);
  const sections = source.includes('useMutation(section.document')
    ? WRITES.filter((name) => name.startsWith('UpdateEmployee')).map((write): [string, string[]] => [
        write,
        askedAgainIn(source),
      ])
    : [];
  return [...hooks, ...direct, ...sections];
}

const inCode = sources.flatMap(writesIn);
/** Writes that no code was found to make: the reading above has to learn how it does. */
export const UNREAD = WRITES.filter((write) => !inCode.some(([name]) => name === write));

/** The queries that follow each write, read from the code: a new write is in by default. */
export const AFTER_WRITE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  WRITES.map((write) => [
    write,
    new Set([...(HANDED_ON[write] ?? []), ...inCode.filter(([name]) => name === write).flatMap(([, after]) => after)]),
  ]),
);
