import {
  buildASTSchema,
  getNamedType,
  isObjectType,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readTypeDefs } from '@hengcai/bff/src/schema.ts';
import { companyWith } from '@hengcai/services/src/modules/employee/fixtures.ts';
import type { Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { databases } from '@hengcai/services/src/testing/people.ts';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import type { TestCompany, TestFile } from '@hengcai/services/src/testing/kit.ts';
import { castOf } from '../operations/cast.ts';
import { ALL_DOCUMENTS, OPERATIONS } from '../operations/documents.ts';
import { mutationKey, startStack, userErrorsOf, type Data, type Exchange, type Stack } from '../operations/stack.ts';
import { walk } from '../operations/walk.ts';
import { acmeCompany, CANARY, checksums, idsOf, leaksIn, rowsOfCompany, textOfFile } from './acme.ts';
import { ENDPOINTS } from './endpoints.ts';
import { namesRows, sampleOf, type Ids } from './samples.ts';

/** Roles of the other company; a manager is whoever has people. */
const ROLES = ['admin', 'ceo', 'hr', 'manager', 'employee'] as const;
const PEOPLE = [
  { key: 'ceo', roles: ['CEO'] },
  { key: 'hr', boss: 'ceo', roles: ['hr'] },
  { key: 'manager', boss: 'ceo' },
  { key: 'employee', boss: 'manager' },
];

type Role = (typeof ROLES)[number];

/**
 * `npm test` replays each operation as one of the roles by turns: the BFF keeps nothing and decides nothing, and every REST
 * call is tried as each of them.
 */
const inTurn = (at: number, role: Role) => Boolean(process.env['TEST_FULL']) || ROLES[at % ROLES.length] === role;

/** Whether a call is asked with the least it takes or with all: by turns from role to role, with `TEST_FULL` both. */
const extentsOf = (at: number, role: Role) =>
  process.env['TEST_FULL'] ? [false, true] : [(at + ROLES.indexOf(role)) % 2 === 0];

/** Operations that name no row of a company and would end the session they are replayed with. */
const NOT_REPLAYED = ['Login', 'Logout', 'ChangePassword', 'CompleteExternalLogin'];

/** Operations that answer whoever holds the token of a mail or a link, as they are meant to. */
const BY_TOKEN = ['OpenInvitation', 'SharedWorkReport', 'SharedStrategyMap'];

/** Operations on what the platform has for every company to read and to take over. */
const EVERYBODYS = ['BaseTemplateList', 'BaseTemplateDetail', 'TakeOverBaseTemplate'];

/** Writes of a row that every company has for itself: the version of another’s is a stale one of the own. */
const EACH_HAS_ONE = [
  'ArrangeEmployeeFields',
  'SaveEmployeeFieldRights',
  'empfield.sortgroup',
  'SavePersonnelChangeFlow',
  'personnelChange.saveapprovalflow',
  'workReport.saveworkreport',
  'SaveExchangeRate',
];

/** Object types no operation of the web client selects, each with its reason. */
const UNSELECTED: Readonly<Record<string, string>> = {
  JobPage: 'no page lists jobs; each follows its own one',
};
/** Object types the walk cannot bring about, each with its reason. */
const UNREACHED: Readonly<Record<string, string>> = {
  AssessmentImportedScore: 'the template of the walk has no part that is scored by import',
  AssessmentIncludedResult: 'likewise, so that no plan counts in another that is scored',
  AssessmentTransfer: 'the periods of the walk’s plans lie ahead: nobody has changed department in one',
  CalibrationMove: 'too few people of the walk have a result for quotas to be judged',
  EmployeeImportNearest: 'nothing unknown in the files of the walk comes near a name that is known',
  ExitLeaver: 'nobody of the walk has left in the months that are asked about',
  IncludingAssessmentPlan: 'the plan of the walk that includes another lets it go before anybody looks at that one',
  JobItemError: 'what is wrong with a file stands at its rows; no job of these modules leaves items out',
  PromotedPerson: 'nobody of the walk has risen in the months that are asked about',
  PointEntryRule: 'rules give points with the beginning of a day, which the walk does not wait for',
  ProbationApproverChoice: 'above the superior of the walk nobody is left to ask',
  ProbationPerson: 'whoever could be asked more is asked already',
  ProbationRuleDepartment: 'each department keeps the rule it has',
  Review360Choice: 'three forms of a group are fewer than the walk fills: what was chosen is withheld',
  Review360Comment: 'likewise what was written',
  SignInDirectory: 'nobody’s directory answers the walk',
  SignInProvider: 'nor does an identity provider',
  SurveyMessage: 'no module asks questions yet',
};

const schema = buildASTSchema(readTypeDefs());
const ROOTS = ['Query', 'Mutation'];

/** The object types the operations of the web client select. */
function selectedTypes(): Set<string> {
  const info = new TypeInfo(schema);
  const types = new Set<string>();
  const note = (): undefined => {
    const type = getNamedType(info.getType());
    if (isObjectType(type) && !ROOTS.includes(type.name)) types.add(type.name);
  };
  visit(ALL_DOCUMENTS, visitWithTypeInfo(info, { Field: note, FragmentDefinition: note }));
  return types;
}

const typesIn = (exchanges: readonly Exchange[]): Set<string> =>
  new Set(
    exchanges.flatMap(({ received }) => [...received.matchAll(/"__typename":"(\w+)"/g)].map(([, type = '']) => type)),
  );

const filesIn = ({ answer }: Exchange): string[] =>
  [...JSON.stringify(answer.data).matchAll(/"(?:url|avatarUrl)":"(\/files\/[^"]+)"/g)].map(([, url = '']) => url);

/** The variables again: the same ids, a key of its own, and texts of the own company, so that an echo is no leak. */
function replayed({ name, variables }: Exchange): Data {
  const reads = OPERATIONS.get(name)?.operation === OperationTypeNode.QUERY;
  return JSON.parse(JSON.stringify(variables), (key, value: unknown) => {
    if (key === 'clientMutationId') return mutationKey();
    return typeof value === 'string' && !reads ? value.replaceAll(CANARY, 'BETA') : value;
  }) as Data;
}

/** Reads that name rows and answer nothing with a name in it, each with what it answers instead. */
const NAMELESS: Readonly<Record<string, string>> = {
  'performanceplane.listSatisfactionScoreDate': 'days and figures',
  'awardPoints.listAccount': 'ids and figures',
  'awardPoints.listRanking': 'a page of nobody: on the day that is asked about nobody was thanked',
  'changeProposal.about': 'somebody for whom nothing is proposed',
  'myTeam.getMyTeamMembersInfo': 'a page of nobody: the administrator leads nobody',
  'teamHistory.teamresultplans': 'no plan: the administrator leads nobody',
  'teamHistory.teamresults': 'a page of nobody: the administrator leads nobody',
  'budgetapply.usableproject': 'yes or no',
  'exitRate.getExitEmpData': 'a page of nobody: in the months that are asked about nobody left',
  'exitRate.getExitRateData': 'months and figures',
  'bonusapply.getbonus': 'a refusal: the application that is asked for is one for a budget',
  'bonusapply.getproject': 'a refusal: the application that is asked for is no approved budget',
  'bonusapply.listbonus': 'a page of nothing: the administrator applies for none',
  'organizational.getStructureEmpData': 'a page of nobody: the value that is asked about is nobody’s',
  'promotion.getPromoteEmpData': 'a page of nobody: in the months that are asked about nobody rose',
  'promotion.groupbydept': 'months and figures',
  'platform.job': 'states and counts',
  'platform.jobfile': 'the checks of imports make no file',
  'departmentPeople.getDeptLineReports': 'a page of nobody: whoever it is asked about leads nobody',
  'empmanage.getempsummaryinfo': 'counts',
  'empmanage.judgeinfo': 'yes or no',
  'empmanage.listempincomerecord': 'days and amounts',
  'assessmentModule.checkBaseModuleName': 'yes or no',
  'assessmentModule.getBaseModuleInterface': 'nothing: base modules belong to no company',
  'assessmentModule.getBoundModuleInterface': 'ids',
  'assessmentModule.getCompanyModuleInterface': 'ids',
  'mailTemplate.usabletemplatename': 'yes or no',
  'salaryMatrix.usablematrixname': 'yes or no',
  'mailTemplate.preview': 'the words that were sent',
  'positionassess.pageevaluation': 'ids, states and totals',
  'positionmatch.listmatch': 'ids and figures',
  'positionmatch.whofits': 'ids and figures',
  'rankmanage.listgrade': 'names of ten characters, in which no mark has room',
  'departmentImport.downloadimporterrors': 'a refusal: the file that is asked for is one of people',
  'departmentImport.getimport': 'likewise',
  'departmentImport.listimportrows': 'likewise',
  'positionImport.downloadimporterrors': 'likewise',
  'positionImport.getimport': 'likewise',
  'positionImport.listimportrows': 'likewise',
  'rankImport.downloadimporterrors': 'likewise',
  'rankImport.getimport': 'likewise',
  'rankImport.listimportrows': 'likewise',
  'jobFamilyImport.downloadimporterrors': 'likewise',
  'jobFamilyImport.getimport': 'likewise',
  'jobFamilyImport.listimportrows': 'likewise',
  'recordImport.downloadimporterrors': 'likewise',
  'recordImport.getimport': 'likewise',
  'recordImport.listimportrows': 'likewise',
  'personnelChange.downloadimporterrors': 'likewise',
  'personnelChange.getimport': 'likewise',
  'personnelChange.listimportrows': 'likewise',
  'personnelChange.letterinterface': 'a refusal: the change that is asked for asks for no letter',
  'commodities.commoditypicture': 'a picture',
  'empmanage.profileimage': 'a picture',
  'userAccounts.getUserInfo': 'the administrator’s account, which no mark names',
  'systemUser.profileimage': 'a picture',
  'performancesetting.boolExistRuleName': 'yes or no',
  'customTemplate.usableTemplateName': 'yes or no',
  'probationplanrule.verifyrulename': 'yes or no',
  'inviteFile.download360inviteExcel': 'headings alone: nobody is invited in the plan that is asked about',
  'performanceinvite.exportMyTeamScoreRecord': 'likewise',
  'performanceinvite.get360AssessableEmpInfo': 'nothing: the plan that is asked about has no 360',
  'performanceinvite.getAssessDetail': 'likewise',
  'performanceinvite.getAssessInterface': 'likewise',
  'performanceinvite.getMemberAssessorList': 'likewise',
  'performanceinvite.getMy360AssessInfo': 'likewise',
  'performanceinvite.getMyAssessorList': 'likewise',
  'performanceinvite.getMyTeam360AssessInfo': 'likewise',
  'performanceinvite.listAssessScoreStatistic': 'likewise',
  'performanceinvite.listDetailNegativeCheck': 'likewise',
  'performanceinvite.listDetailScoreStatistic': 'likewise',
  'performanceinvite.listNegativeCheckEmpList': 'likewise',
  'performanceinvite.listRateEmpByPlan': 'likewise',
  'performanceplane.listEmpType': 'nothing: the plan that is asked about has no types of employees',
  'performanceview.getDeptSelectInfo': 'ids, states and counts',
  'performanceview.getExistCellCodeList': 'ids',
  'performanceview.getMyAlignInfo': 'nothing: the indicator that is asked about serves none',
  'performanceview.getUnReadPerformance': 'ids and numbers',
  'performanceview.getPartnerAssessmentDetail': 'a refusal: the administrator is nobody’s co-assessor',
  'performanceview.getMemberAssessmentDetail': 'a refusal: the administrator is nobody’s manager',
  'performanceview.getMyAssessmentDetail': 'a refusal: the administrator is no employee',
  'performanceview.listAssessorEmpInfo': 'nothing: the appraisal that is asked about has no co-assessors',
  'performanceview.listTogetherAssessDetail': 'likewise',
  'performanceplane.distinctplanname': 'yes or no',
  'performanceflow.checkadvance': 'nothing: the plan is at its end',
  'performanceflow.viewdetails': 'ids',
  'performanceflow.getbesideemp': 'ids',
  'performanceview.getscopebyplan': 'ids',
  'performanceview.listdirectlyunder': 'ids',
  'performanceview.gettransferperformancerecord': 'nothing: the period of that plan lies ahead',
  'performancecheck.comparegroups': 'ids and figures',
  'performancecheck.proposemoves': 'nothing: too few people have a result for quotas to be judged',
  'performancecheck.getdistribution': 'numbers',
  'performanceflow.listassessmentapproval': 'nothing: no targets of that plan wait for an approval',
  'performanceplane.listAssessmentNoteConfig': 'nothing: the plan that is asked about has no words of its own',
  'performancecheck.getungradeemp': 'ids',
  'performancecheck.listUnoEmpPerformanceInfo': 'nothing: nobody of the plan that is asked about is handled one by one',
  'invitations.invitationcounts': 'numbers',
  'invitations.signinstates': 'ids',
  'planpeople.plancannotsignin': 'a number',
  'workReport.workreport': 'a refusal: it is asked for of a person or of a department, not of both',
  'teamBoard.teamboard': 'columns without people: the administrator is no employee and has none',
};

/** The body of an answer over REST as text, a file unpacked. */
function bodyOf(answer: Envelope): string {
  const bytes = (answer.data as TestFile | null)?.bytes;
  return bytes ? textOfFile(Buffer.from(bytes)) : JSON.stringify(answer);
}

/** The codes of an operation's answer that no question about another company may bring about. */
function wrongCodes({ answer }: Exchange): string[] {
  const codes = [
    ...(answer.errors ?? []).map(({ extensions }) => extensions.code),
    ...userErrorsOf(answer).map(({ code }) => code as string),
  ];
  return codes.filter((code) => ['CONFLICT', 'INTERNAL_SERVER_ERROR', 'UNAUTHENTICATED'].includes(code));
}

describe.each(databases)('a company beside another on %s', (database) => {
  let stack: Stack;
  let acme: Staffed;
  let beta: TestCompany;
  let recorded: Exchange[];
  let acmeFiles: string[];
  let ids: Ids;
  let acmeIds: ReadonlySet<string>;
  let before: Record<string, string>;

  beforeAll(async () => {
    stack = await startStack({ database, typenames: true });
    acme = await acmeCompany(stack.services);
    beta = await companyWith(stack.services, { D1: null }, PEOPLE);
    const cast = await castOf(stack, acme, CANARY);
    await walk(cast);
    recorded = stack.exchanges.slice();
    acmeFiles = recorded.flatMap(filesIn);
    ids = await rowsOfCompany(stack.services.engine, acme.companyId);
    const own = await Promise.all(acmeFiles.map((url) => cast.hr.download(url)));
    const opened = own.filter(({ status }) => status === 200).map(({ bytes }) => textOfFile(bytes));
    expect(opened.filter((text) => text.includes(CANARY)).length).toBeGreaterThan(1);
    await untilQuiet(stack, acme.companyId);
    acmeIds = await idsOf(stack.services.engine, acme.companyId);
    before = await checksums(stack.services.engine, acme.companyId);
  });
  afterAll(() => stack.stop());

  it('S1.002 reaches its own data: every operation, every type of object, its name in the answers', () => {
    const reached = typesIn(recorded);
    const all = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && !type.name.startsWith('__') && !ROOTS.includes(type.name),
    );
    const selected = selectedTypes();
    expect([...OPERATIONS.keys()].filter((name) => !recorded.some((one) => one.name === name))).toEqual([]);
    expect(
      all
        .map(({ name }) => name)
        .filter((name) => !selected.has(name))
        .sort(),
    ).toEqual(Object.keys(UNSELECTED).sort());
    expect([...selected].filter((name) => !reached.has(name)).sort()).toEqual(Object.keys(UNREACHED).sort());
    const telling = new Set(recorded.filter(({ received }) => received.includes(CANARY)).map(({ name }) => name));
    expect(telling.size).toBeGreaterThan(50);
  });

  describe.each(ROLES)('as %s of the other company', (role) => {
    it('T1 S1.002 no operation tells of it, nor conflicts with it', async () => {
      const person = await stack.signIn(beta.code, role);
      const leaks: unknown[] = [];
      const replayable = recorded.filter(({ name }) => ![...NOT_REPLAYED, ...BY_TOKEN, ...EVERYBODYS].includes(name));
      for (const one of replayable.filter((_one, at) => inTurn(at, role))) {
        const exchange = await person.exchange(one.name, replayed(one));
        const files = await Promise.all(filesIn(exchange).map((url) => person.download(url)));
        const received = [exchange.received, ...files.map(({ headers, bytes }) => headers + textOfFile(bytes))].join(
          '\n',
        );
        const codes = wrongCodes(exchange).filter((code) => code !== 'CONFLICT' || !EACH_HAS_ONE.includes(one.name));
        const wrong = [...codes, ...leaksIn(received, exchange.variables, acmeIds)];
        if (wrong.length > 0) leaks.push([one.name, ...wrong]);
      }
      expect(leaks).toEqual([]);
    });

    it('T1 S1.002 no download made for its people opens', async () => {
      const person = await stack.signIn(beta.code, role);
      for (const url of acmeFiles) {
        const { status, headers, bytes } = await person.download(url);
        expect([status, leaksIn(headers + textOfFile(bytes), null, acmeIds)]).toEqual([404, []]);
      }
    });

    it('T1 S1.002 no REST call tells of it, nor conflicts with it', async () => {
      const token = await stack.services.signIn(beta.code, role);
      const leaks: unknown[] = [];
      for (const [at, listed] of ENDPOINTS.filter(namesRows).entries()) {
        for (const all of extentsOf(at, role)) {
          const input = sampleOf(listed, ids, all);
          const answer = await stack.services.call(listed.name, input, token);
          const told = leaksIn(bodyOf(answer), input, acmeIds);
          const isStale = answer.status === 409 && EACH_HAS_ONE.includes(listed.name);
          if (told.length > 0 || (!isStale && [409, 500, 208].includes(answer.status)))
            leaks.push([listed.name, answer.status, ...told]);
        }
      }
      expect(leaks).toEqual([]);
    });
  });

  it('S1.002 is as it was before the other company tried', async () => {
    await untilQuiet(stack, acme.companyId);
    expect(await checksums(stack.services.engine, acme.companyId)).toEqual(before);
  });

  it('shows the same rows to its own administrator by the same REST calls', async () => {
    const token = await stack.services.signIn(acme.code, 'admin');
    const nameless: string[] = [];
    for (const listed of ENDPOINTS.filter((one) => namesRows(one) && one.endpoint.effect === 'reads')) {
      const answers = await Promise.all(
        [false, true].map((all) => stack.services.call(listed.name, sampleOf(listed, ids, all), token)),
      );
      if (!answers.some((answer) => bodyOf(answer).includes(CANARY))) nameless.push(listed.name);
    }
    expect(nameless.sort()).toEqual(Object.keys(NAMELESS).sort());
  });
});

/** Waits until the jobs of a company are done. */
async function untilQuiet({ services }: Stack, companyId: string): Promise<void> {
  const query = 'select id from job where company_id = $1 and finished_at is null';
  const isQuiet = async () => expect((await services.engine.run(query, [companyId])).rows).toEqual([]);
  await vi.waitFor(isQuiet, { timeout: 60_000 });
}
