import { OperationTypeNode } from 'graphql';
import { OPERATIONS } from '../operations/documents.ts';
import type { Data, Stack } from '../operations/stack.ts';
import { variablesFor } from '../operations/variables.ts';
import { idIn, numbering, readable, waysOf, type Part, type World } from './hidden.ts';

/** What the web client reads and the files it has made; everything else it does changes something. */
const READS = [...OPERATIONS]
  .filter(([name, { operation }]) => operation === OperationTypeNode.QUERY || name.startsWith('Export'))
  .map(([name]) => name);

/** Which row of the world `id` names, by the name of the operation; the first that fits. */
const ROWS: readonly (readonly [operation: RegExp, field: string])[] = [
  [/^(?:Employee|PersonnelChange|File)Import/, 'importId'],
  [/^ProbationRule/, 'probationplanrule.ruledetail.ruleCode'],
  [/^Probation/, 'probationplan.getplan.planCode'],
  [/^PersonnelChangeApproval$/, 'changeId'],
  [/^(?:Similar|Includable)?Plan/, 'planCode'],
  [/Employee|^PersonAppraisals$|^TeamMember$/, 'empId'],
  [/^Position/, 'positionId'],
  [/^Rule/, 'ruleCode'],
  [/^Template/, 'companyModuleCode'],
  [/^CustomTemplate/, 'templateCode'],
  [/^Review360SubmittedForm/, 'inviteId'],
  [/^Job$/, 'jobId'],
  [/^LetterTemplate/, 'letterTemplateId'],
  [/^PayCity/, 'cityName'],
  [/^SalaryMatrix/, 'matrixId'],
  [/^ProjectBudget/, 'applyId'],
  [/^ProjectBonus/, 'applyId'],
  [/^ProjectFund/, 'projectId'],
  [/^StrategyMap$/, 'strategyMapCode'],
  [/^OrgDepartment/, 'deptId'],
  [/^Role/, 'roleCode'],
  [/^UserAccount/, 'systemUserId'],
  [/^BaseTemplate/, 'baseModuleCode'],
  [/^Company/, 'companyId'],
  [/^Position/, 'positionId'],
];

function rowOf(world: World, name: string): string {
  const [, field] = ROWS.find(([operation]) => operation.test(name)) ?? [];
  if (field === undefined) throw new Error(`${name} takes the id of what?`);
  return idIn(world, field);
}

/** The rows of the world by the names the schema has for them. */
const known = (world: World): Data => ({
  planId: idIn(world, 'planCode'),
  planIds: [idIn(world, 'planCode')],
  employeeId: idIn(world, 'empId'),
  employeeIds: [idIn(world, 'empId')],
  departmentId: idIn(world, 'deptId'),
  departmentIds: [idIn(world, 'deptId')],
  managerId: idIn(world, 'bossEmpId'),
  keyword: '',
});

/** Each operation with the least variables and with all, or one of both. */
function asksOf(world: World, part: Part): (readonly [string, Data])[] {
  const values = known(world);
  const each = READS.flatMap((name, at) =>
    waysOf<'required' | 'all'>(['required', 'all'], name, at, part).map((extent) => {
      const takesId = 'id' in variablesFor(name, extent);
      return [name, variablesFor(name, extent, { ...values, ...(takesId && { id: rowOf(world, name) }) })] as const;
    }),
  );
  const { planId, employeeId } = values;
  const pdf = { input: { planId, employeeId, format: 'PDF' } };
  return [...each, ['ExportAssessment', pdf], ...(world.asks ?? [])];
}

const fileIn = (data: Data | null): string | undefined =>
  Object.values(data ?? {}).map((payload: Data | null) => payload?.['file']?.url as string | undefined)[0];

/** Everything somebody can ask through the BFF, by operation: the answer, the REST calls it took, and its file. */
export async function everythingAsked(
  stack: Stack,
  world: World,
  token: string,
  part: Part,
): Promise<Map<string, string>> {
  const person = stack.personWith(token);
  const numbered = numbering(world);
  const answers = new Map<string, string>();
  for (const [name, variables] of asksOf(world, part)) {
    const question = numbered(`${name} ${JSON.stringify(variables)}`);
    if (answers.has(question)) continue;
    const { answer, received } = await person.exchange(name, variables);
    const url = fileIn(answer.data);
    const file = url === undefined ? '' : await readable((await person.download(url)).bytes);
    // Errors stand in the order in which they came, which is another each time.
    const errors = answer.errors?.map((one) => JSON.stringify(one)).sort();
    const calls = /rest;desc=\\"(\d+) calls?/.exec(received)?.[1];
    answers.set(question, numbered(`${JSON.stringify({ ...answer, errors })} ${calls} calls ${file}`));
  }
  return answers;
}
