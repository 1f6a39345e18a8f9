import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { empmanage } from '@hengcai/shared/contract/employee/employee';
import { JobStatus } from '@hengcai/shared/enums';
import { QUEUE_SCHEMA } from '../../db/prepare.ts';
import { job, mail } from '../tables.ts';
import { userAccount } from '../../modules/session/tables.ts';
import { userRole } from '../../modules/settings/tables.ts';
import { freshPglite } from '../../testing/database.ts';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson, databases } from '../../testing/people.ts';
import type { JobRequest } from '../context.ts';
import { refused } from '../failure.ts';
import { queueMail } from '../mail.ts';
import { inContext } from '../run.ts';
import { registerJob, type JobStep } from './registry.ts';

let crashes = 0;
let rightsSeen: string[] = [];
const count: JobStep = async (run) => {
  await run.progress(0, 3);
  for (const n of [1, 2, 3]) await run.progress(n);
  await run.itemFailed('row 2', 'rule.REQUIRED');
  await run.say('error.TOO_LONG', { max: 5 });
  await run.result(
    '结果.csv',
    'text/csv',
    (async function* () {
      for (let n = 0; n < 3; n += 1) yield 'x'.repeat(200_000);
    })(),
  );
};
registerJob('test.count', count, { file: empmanage.endpoints.exportempinfo.policy });
registerJob('test.countForNobody', count);
registerJob('test.crash', async () => {
  crashes += 1;
  if (crashes < 2) throw new Error('a crash of the test');
});
registerJob('test.refuse', () => Promise.reject(refused('KEY_REUSED')));
registerJob('test.rights', async (run) => {
  rightsSeen = run.session.roles.map((role) => role.roleCode);
});
registerJob('test.wait', async (run) => {
  await run.progress(1);
  await new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, run.input.ms as number);
    run.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('stopping'));
    });
  });
});
let heard = false;
registerJob('test.long', (run) =>
  run.transaction('writes', async (ctx) => {
    for (let done = 1; !heard && done < 5_000; done += 1) {
      await run.tell(ctx, done);
      await nextTurn();
    }
    await ctx.audit({ action: 'test.long', objectType: 'job', objectId: run.jobId });
  }),
);
let endDeafJob = (): void => undefined;
registerJob('test.deaf', async (run) => {
  await run.progress(1);
  await new Promise<void>((resolve) => (endDeafJob = resolve));
});

interface Shown {
  state: number;
  done: number;
  total: number | null;
  message: string | null;
  errors: object[];
  fileName: string | null;
}

async function enqueue(
  services: TestServices,
  company: TestCompany,
  request: JobRequest,
  userId = company.adminUserId,
): Promise<string> {
  const session = { ...company.session, userId, subjectUserId: userId };
  return inContext(services.kernel, { session, language: 'en-US', requestId: 'test' }, 'writes', (ctx) =>
    ctx.enqueue(request),
  );
}

const shown = (services: TestServices, token: string, jobId: string) =>
  services.ok<Shown>('platform.job', { jobId }, token);

describe.each(databases)('a job on %s', (database) => {
  let services: TestServices;
  let company: TestCompany;
  beforeAll(async () => {
    services = await startServices({ database });
    company = await services.createTestCompany();
  });
  afterAll(() => services.stop());

  const state = async (jobId: string) => (await shown(services, company.adminToken, jobId)).state;

  it('shows its progress, its failed items and its file', async () => {
    const jobId = await enqueue(services, company, { kind: 'test.count', input: {} });
    await expect.poll(() => state(jobId)).toBe(JobStatus.DONE);
    expect(await shown(services, company.adminToken, jobId)).toMatchObject({
      done: 3,
      total: 3,
      message: 'At most 5 characters',
      errors: [{ item: 'row 2', message: 'Required' }],
      fileName: '结果.csv',
    });
    const response = await fetch(`${services.url}/platform/jobfile?jobId=${jobId}`, {
      headers: { Authorization: `Bearer ${company.adminToken}` },
    });
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%E7%BB%93%E6%9E%9C.csv");
    expect((await response.text()).length).toBe(600_000);
    expect(await services.ok('platform.joblist', {}, company.adminToken)).toMatchObject({ items: [{ jobId }] });
  });

  it('is nobody else’s business', async () => {
    const jobId = await enqueue(services, company, { kind: 'test.count', input: {} });
    await expect.poll(() => state(jobId)).toBe(JobStatus.DONE);
    const other = await addPerson(services, company, { role: 'hr' });
    const token = await services.signIn(company.code, other.userName);
    for (const call of ['platform.job', 'platform.jobfile'])
      expect((await services.call(call, { jobId }, token)).status).toBe(404);
  });

  it.each(['ADMIN', 'CEO', 'hr', 'MANAGER', 'ORDINARY'])(
    'P20 gives its file to whoever asked for it as long as %s may make such a file, and to nobody when not',
    async (role) => {
      const given = ['ADMIN', 'CEO', 'hr'].includes(role);
      const person = await addPerson(services, company, given ? { role } : {});
      if (role === 'MANAGER') await addPerson(services, company, { bossId: person.empId });
      const jobId = await enqueue(services, company, { kind: 'test.count', input: {} }, person.userId);
      const token = await services.signIn(company.code, person.userName);
      await expect.poll(async () => (await shown(services, token, jobId)).state).toBe(JobStatus.DONE);
      const fetched = async () => (await services.call('platform.jobfile', { jobId }, token)).status;
      const mayExport = async () =>
        (await services.call('empmanage.exportempinfo', { format: 'csv' }, token)).status === 200;

      expect(await fetched()).toBe((await mayExport()) ? 200 : 403);
      expect((await services.call('platform.jobfile', { jobId }, company.adminToken)).status).toBe(404);
      await services.as(company, 'writes', ({ tx }) => tx.delete(userRole).where(eq(userRole.userId, person.userId)));
      expect([await mayExport(), await fetched()]).toEqual([false, 403]);
    },
  );

  it('gives its file to nobody when its kind does not say to whom', async () => {
    const jobId = await enqueue(services, company, { kind: 'test.countForNobody', input: {} });
    await expect.poll(() => state(jobId)).toBe(JobStatus.DONE);
    expect((await services.call('platform.jobfile', { jobId }, company.adminToken)).status).toBe(403);
  });

  it('is tried again after a crash', async () => {
    crashes = 0;
    const jobId = await enqueue(services, company, { kind: 'test.crash', input: {} });
    await expect.poll(() => state(jobId)).toBe(JobStatus.DONE);
    expect(crashes).toBe(2);
  });

  it('fails for good, with the reason, when a rule refuses it', async () => {
    const jobId = await enqueue(services, company, { kind: 'test.refuse', input: {} });
    await expect.poll(() => state(jobId)).toBe(JobStatus.FAILED);
    expect(await shown(services, company.adminToken, jobId)).toMatchObject({
      message: 'The same submission ID was used for other content. Refresh and try again',
    });
  });

  it('does not exist when the asking transaction is rolled back', async () => {
    let jobId = '';
    const asking = services.as(company, 'writes', async (ctx) => {
      jobId = await ctx.enqueue({ kind: 'test.count', input: {} });
      throw refused('BUSY');
    });
    await expect(asking).rejects.toThrow('BUSY');
    expect((await services.call('platform.job', { jobId }, company.adminToken)).status).toBe(404);
  });

  it('runs with the rights its actor has by then, and not at all for an account that is gone', async () => {
    const person = await addPerson(services, company, { role: 'hr' });
    const first = await enqueue(services, company, { kind: 'test.rights', input: {} }, person.userId);
    const stateOf = async (id: string) =>
      (
        await services.as(company, 'reads', ({ tx }) =>
          tx.select({ state: job.state, message: job.messageId }).from(job).where(eq(job.id, id)),
        )
      )[0];
    await expect.poll(async () => (await stateOf(first))?.state).toBe(JobStatus.DONE);
    expect(rightsSeen.sort()).toEqual(['ORDINARY', 'hr']);
    await services.as(company, 'writes', ({ tx }) =>
      tx.update(userAccount).set({ enabled: false }).where(eq(userAccount.id, person.userId)),
    );
    const second = await enqueue(services, company, { kind: 'test.rights', input: {} }, person.userId);
    await expect.poll(async () => stateOf(second)).toEqual({ state: JobStatus.FAILED, message: 'job.actorGone' });
  });
});

it('tells how far it is from within a long transaction on the one connection, those who may know it', async () => {
  const services = await startServices({ database: 'pglite' });
  const [company, other] = [await services.createTestCompany(), await services.createTestCompany()];
  const leaver = await addPerson(services, company, { role: 'hr' });
  const left = await services.signIn(company.code, leaver.userName);
  await services.ok('root.Logout', {}, left);
  heard = false;
  try {
    const jobId = await enqueue(services, company, { kind: 'test.long', input: {} });
    const now = () => shown(services, company.adminToken, jobId);
    await expect.poll(async () => (await now()).done).toBeGreaterThan(0);
    const before = await now();
    expect(before.state).toBe(JobStatus.RUNNING);
    expect((await services.call('platform.job', { jobId }, other.adminToken)).status).toBe(404);
    expect((await services.call('platform.job', { jobId }, left)).status).toBe(208);
    expect((await now()).done).toBeGreaterThan(before.done);
    heard = true;
    await expect.poll(async () => (await now()).state).toBe(JobStatus.DONE);
    // What it wrote after letting others in, it wrote as itself.
    const { rows } = await services.engine.run('select company_id, actor_user_id from audit where action = $1', [
      'test.long',
    ]);
    expect(rows).toEqual([{ company_id: company.companyId, actor_user_id: company.adminUserId }]);
  } finally {
    heard = true;
    await services.stop();
  }
});

it('an unknown kind is refused when it is asked for', async () => {
  const services = await startServices();
  const company = await services.createTestCompany();
  await expect(enqueue(services, company, { kind: 'test.typo', input: {} })).rejects.toThrow(
    'No step for the job test.typo',
  );
  await services.stop();
});

describe('a job survives', () => {
  /** The services without the database going away with them, as when a process dies. */
  async function twoLives(first: (services: TestServices) => Promise<string>): Promise<number | undefined> {
    const engine = await freshPglite();
    const close = engine.close.bind(engine);
    const one = await startServices({ engine: { ...engine, close: async () => undefined } });
    const jobId = await first(one);
    await one.stop();
    const two = await startServices({ engine });
    const state = async () =>
      (await engine.run('select state from job where id = $1', [jobId])).rows[0]?.state as number | undefined;
    await expect.poll(state).toBe(JobStatus.DONE);
    const final = await state();
    await two.stop();
    await close().catch(() => undefined);
    return final;
  }

  it('the stop of the process that ran it', async () => {
    const state = await twoLives(async (services) => {
      const company = await services.createTestCompany();
      const jobId = await enqueue(services, company, { kind: 'test.wait', input: { ms: 500 } });
      await expect.poll(async () => (await shown(services, company.adminToken, jobId)).done).toBe(1);
      return jobId;
    });
    expect(state).toBe(JobStatus.DONE);
  });

  it('a crash between its commit and its delivery, and one in the middle of it', async () => {
    for (const left of [
      { state: JobStatus.QUEUED },
      { state: JobStatus.RUNNING, heartbeatAt: new Date(0), deliveredAt: new Date(0) },
    ]) {
      const state = await twoLives(async (services) => {
        const company = await services.createTestCompany();
        return services.as(company, 'writes', async (ctx) => {
          const jobId = await ctx.enqueue({ kind: 'test.count', input: {} });
          await ctx.tx.update(job).set(left).where(eq(job.id, jobId));
          return jobId;
        });
      });
      expect(state).toBe(JobStatus.DONE);
    }
  });
});

it('a job that does not heed the stop ends when the database is closed, which takes nobody with it', async () => {
  const services = await startServices({ database: 'pglite' });
  const company = await services.createTestCompany();
  const jobId = await enqueue(services, company, { kind: 'test.deaf', input: {} });
  await expect.poll(async () => (await shown(services, company.adminToken, jobId)).done).toBe(1);
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => void unheard.push(reason);
  process.on('unhandledRejection', hear);
  await services.stop();
  endDeafJob();
  await nextTurn();
  await nextTurn();
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});

it('the work of a minute is done when the clock asks for it', async () => {
  const services = await startServices({ everyMinute: true });
  await services.createTestCompany();
  const doneOn = async () =>
    (await services.engine.run('select daily_done_on::text as day from company')).rows.map(({ day }) => day);
  expect(await doneOn()).toEqual([null]);
  await services.engine.run(`insert into ${QUEUE_SCHEMA}.job (name) values ('minute')`);
  await expect.poll(doneOn).toEqual([expect.any(String)]);
  await services.stop();
});

it('a mail is written once however often its step runs, and never for a change that was rolled back', async () => {
  const services = await startServices();
  const company = await services.createTestCompany();
  const one = { dedupeKey: 'letter-1', to: 'a@example.test', subject: 's', body: 'b' };
  await services.as(company, 'writes', (ctx) => queueMail(ctx, one));
  await services.as(company, 'writes', (ctx) => queueMail(ctx, one));
  const { relayMail } = await import('./relay-mail.ts');
  await relayMail(services.kernel);
  await relayMail(services.kernel);
  const rows = await services.as(company, 'reads', ({ tx }) =>
    tx.select({ sentAt: mail.sentAt, attempts: mail.attempts }).from(mail),
  );
  expect(rows).toEqual([{ sentAt: expect.any(Date) as Date, attempts: 1 }]);
  await expect(
    services.as(company, 'writes', (ctx) => queueMail(ctx, { ...one, subject: 'a\r\nBcc: x@example.test' })),
  ).rejects.toThrow('line break');
  await services.stop();
});

it('a mail leaves with the commit that asked for it: the commit wakes the relay, one that is rolled back does not', async () => {
  const services = await startServices();
  const company = await services.createTestCompany();
  const caller = { session: company.session, language: 'en-US' as const, requestId: 'test' };
  const woken = vi.spyOn(services.kernel.jobs, 'wakeRelay');
  const letter = { dedupeKey: 'letter', to: 'a@example.test', subject: 's', body: 'b' };

  const undone = inContext(services.kernel, caller, 'writes', async (ctx) => {
    await queueMail(ctx, letter);
    throw refused('FORBIDDEN');
  });
  await expect(undone).rejects.toThrow();
  await inContext(services.kernel, caller, 'writes', (ctx) => Promise.resolve(ctx.today));
  expect(woken).not.toHaveBeenCalled();

  await inContext(services.kernel, caller, 'writes', async (ctx) => {
    // More than the relay takes at a time.
    for (let i = 0; i < 45; i += 1) await queueMail(ctx, { ...letter, dedupeKey: `letter-${i}` });
    expect(woken).not.toHaveBeenCalled();
  });
  expect(woken).toHaveBeenCalledOnce();
  const waiting = () =>
    services.as(company, 'reads', ({ tx }) => tx.select({ id: mail.id }).from(mail).where(isNull(mail.sentAt)));
  await expect.poll(waiting).toEqual([]);

  await services.call('invite.forgotpassword', { companyCode: 'nowhere', userName: 'nobody' });
  expect(woken).toHaveBeenCalledTimes(2);
  await services.stop();
});
