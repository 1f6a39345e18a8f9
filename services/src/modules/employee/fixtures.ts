import type { Envelope } from '@hengcai/shared/contract/kernel';
import { JobStatus } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import type { TestCompany, TestServices } from '../../testing/kit.ts';
import { testPasswordHash } from '../../testing/kit.ts';
import { createDepartments, rootDepartmentId } from '../org/public.ts';
import { grantRole } from '../settings/public.ts';
import { addPeople } from './people.ts';
import type { PersonValues } from './person.ts';

/** Ids that read like what they stand for: `d` + sales becomes 32 hex digits. */
export const idOf = (text: string): string => Buffer.from(text).toString('hex').padEnd(32, '0').slice(0, 32);

export interface TestPerson extends Partial<PersonValues> {
  key: string;
  boss?: string;
  roles?: string[];
}

/** Puts departments under the root, in the given order. */
export async function departmentsFor(ctx: Ctx, tree: Record<string, string | null>): Promise<void> {
  const root = await rootDepartmentId(ctx);
  await createDepartments(
    ctx,
    Object.entries(tree).map(([code, parent]) => ({
      deptId: idOf(code),
      code,
      name: `Department ${code}`,
      parentId: parent === null ? root : idOf(parent),
    })),
  );
}

/** Adds people who sign in with their number and the password of tests. */
export async function peopleFor(ctx: Ctx, people: readonly TestPerson[]): Promise<void> {
  const passwordHash = await testPasswordHash();
  const accounts = await addPeople(
    ctx,
    people.map(({ key, boss, roles: _roles, ...values }) => ({
      empId: idOf(key),
      values: {
        empNumber: key,
        empName: `Person ${key}`,
        entryDate: '2020-01-01',
        bossEmpId: boss === undefined ? null : idOf(boss),
        ...values,
      },
      passwordHash,
      mustChangePassword: false,
    })),
  );
  for (const { key, roles } of people)
    for (const role of roles ?? []) await grantRole(ctx, accounts.get(idOf(key)) ?? '', role);
}

/** A company with some departments and people. */
export async function companyWith(
  services: TestServices,
  tree: Record<string, string | null>,
  people: readonly TestPerson[],
): Promise<TestCompany> {
  const company = await services.createTestCompany();
  await services.as(company, 'writes', async (ctx) => {
    await departmentsFor(ctx, tree);
    await peopleFor(ctx, people);
  });
  return company;
}

/** Uploads a file to an endpoint and answers the envelope. */
export async function upload(
  services: TestServices,
  path: string,
  token: string,
  fileName: string,
  bytes: string | Uint8Array,
): Promise<Envelope> {
  const form = new FormData();
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), fileName);
  const response = await fetch(services.url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'en-US' },
    body: form,
  });
  return (await response.json()) as Envelope;
}

interface JobData {
  state: number;
  message: string | null;
  done: number;
}

/** Waits until a job is over and answers it. */
export async function jobDone(services: TestServices, token: string, jobId: string): Promise<JobData> {
  for (;;) {
    const job = await services.ok<JobData>('platform.job', { jobId }, token);
    if (job.state === JobStatus.DONE || job.state === JobStatus.FAILED) return job;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Downloads the file an endpoint answers. */
export async function download(
  services: TestServices,
  path: string,
  token: string,
  body: object,
  language = 'en-US',
): Promise<Buffer> {
  const response = await fetch(services.url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  });
  return Buffer.from(await response.arrayBuffer());
}
