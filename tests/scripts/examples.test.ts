import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAppraisalOf } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { startStack, type Data, type Stack } from '../operations/stack.ts';

const README = readFileSync(path.join(import.meta.dirname, '../../bff/README.md'), 'utf8');

/** The program that stands in the README in a language. */
function programIn(language: string): string {
  const section = README.split('\n## ').find((one) => one.startsWith('Scripts\n')) ?? '';
  const [, program] = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'm').exec(section) ?? [];
  if (!program) throw new Error(`The README has no program in ${language}.`);
  return program;
}

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const STAFF = 230;
/** What everybody who scores gives two people, and what their forms make of it: half of the result is a formula. */
const SCORES = ['80', '90'];
const RESULTS = /,部门1,(68|74),[BC]$/;

describe('the programs of the README', () => {
  let stack: Stack;
  let folder: string;
  let env: Record<string, string>;

  /** Runs a program with the token of an administrator, in an empty folder. */
  const run = async (program: string, args: string[], more: object = {}) =>
    (await promisify(execFile)(program, args, { cwd: folder, env: { ...process.env, ...env, ...more } })).stdout;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'hengcai-scripts-'));
    stack = await startStack({ env: { DEMO_DATE: TEST_DAY } });
    const company = await staffedCompany(stack.services, STAFF);
    const appraisal = await openAppraisalOf(stack.services, company);
    const boss = await stack.services.signIn(company.code, company.numberOf.get(company.bossIds[0]) ?? '');
    const scored = company.staffIds.filter((_, index) => index % 2 === 0).slice(0, SCORES.length);
    const people = await Promise.all(
      scored.map(async (id) => ({
        of: appraisal.of(id),
        token: await stack.services.signIn(company.code, company.numberOf.get(id) ?? ''),
      })),
    );
    for (const { of, token } of people) await of.agree(token, boss);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    for (const [index, { of, token }] of people.entries()) {
      await of.score(token, 1, SCORES[index] ?? '');
      await of.score(boss, 2, SCORES[index] ?? '');
    }
    await appraisal.goTo(AssessmentPlanStatus.CLOSED);
    const admin = await stack.signIn(company.code, 'admin');
    const made = await admin.query(
      'mutation { createApiToken(input: { name: "nightly", validDays: 1 }) { token userErrors { message } } }',
    );
    env = { HENGCAI_URL: stack.url, HENGCAI_TOKEN: (made.data as Data)['createApiToken'].token as string };
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await stack.stop();
  });

  /** What both programs print: a line for each person, then the plan and the average of the one scored department. */
  function expectResults(output: string) {
    const lines = output.trim().split('\n');
    const rows = lines.filter((line) => !line.startsWith('#'));
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(STAFF + 2);
    expect(rows).toHaveLength(STAFF + 2);
    expect(rows.filter((row) => RESULTS.test(row))).toHaveLength(2);
    expect(lines.slice(rows.length)).toEqual([expect.stringMatching(/^# ./), '# 部门1: 71.00 (2)']);
  }

  it('in curl writes every page as a file', async (context) => {
    if (!isThere('curl')) context.skip('no curl on this machine');
    await run('sh', ['-c', programIn('sh')]);

    const files = readdirSync(folder).sort();
    expect(files).toEqual(['results-1.json', 'results-2.json', 'results-3.json']);
    const numbers = files.flatMap((file) => {
      const { data } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Data;
      return (data.assessmentPlan.participants.items as Data[]).map((one) => one['employee'].number as string);
    });
    expect(new Set(numbers).size).toBe(STAFF + 2);
  });

  it('in Node prints all results, page by page, and the average of each department', async () => {
    expectResults(await run(process.execPath, ['--input-type=module', '-e', programIn('js')]));
  });

  it('in Python does the same', async (context) => {
    if (!isThere('python3')) context.skip('no python3 on this machine');
    expectResults(await run('python3', ['-c', programIn('python')]));
  });

  it('end with what the API says when the token does not work', async () => {
    const node = run(process.execPath, ['--input-type=module', '-e', programIn('js')], { HENGCAI_TOKEN: 'hc_nothing' });
    await expect(node).rejects.toThrow(/token/i);
  });
});
