import type { Envelope } from '@hengcai/shared/contract/kernel';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import type { startMailServer } from '../../../testing/mail-server.ts';
import { TEST_PASSWORD, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { vi } from 'vitest';
import { companyWith, idOf, jobDone } from '../fixtures.ts';
import { addPeople } from '../people.ts';
import type { PersonValues } from '../person.ts';

export const NEW_PASSWORD = 'Chosen2026';

/** The codes of a refusal. */
export const codesOf = (envelope: Envelope): string[] =>
  (envelope.data as { errors?: { code: string }[] } | null)?.errors?.map(({ code }) => code) ?? [];

export interface Newcomer extends Partial<PersonValues> {
  key: string;
}

let keys = 0;

/** What the tests of invitations do again and again. */
export function inviting(services: TestServices, mailbox: Awaited<ReturnType<typeof startMailServer>>) {
  const keyed = () => ({ clientMutationId: `invite-${(keys += 1)}-key` });
  const tokenIn = (text: string) => /#invitation=([\w-]{43})\s/.exec(text)?.[1] ?? '';

  return {
    /** A company with an HR `hr1` and a head `ceo1`, both signed in before, and people who have never had a password. */
    async companyOf(newcomers: readonly Newcomer[]): Promise<TestCompany & { hr: string }> {
      const company = await companyWith(services, { sales: null }, [
        { key: 'hr1', roles: ['hr'] },
        { key: 'ceo1', roles: ['CEO'] },
      ]);
      await services.signIn(company.code, 'ceo1');
      const hr = await services.signIn(company.code, 'hr1');
      await services.as(company, 'writes', (ctx) =>
        addPeople(
          ctx,
          newcomers.map(({ key, ...values }) => ({
            empId: idOf(key),
            values: {
              empNumber: key,
              empName: `Person ${key}`,
              entryDate: '2020-01-01',
              email: `${key}.${company.code}@example.test`,
              deptId: idOf('sales'),
              ...values,
            },
          })),
        ),
      );
      return { ...company, hr };
    },

    /** Invites by mail and answers the letters by number, once all have come. */
    async mailed(
      company: TestCompany,
      token: string,
      selection: Record<string, unknown> = {},
    ): Promise<Record<string, string>> {
      const before = mailbox.mails.length;
      const { jobId } = await services.ok<{ jobId: string }>(
        'invitations.invitebymail',
        { ...keyed(), ...selection },
        token,
      );
      const { done } = await jobDone(services, token, jobId);
      await vi.waitFor(() => {
        if (mailbox.mails.length < before + done) throw new Error('not yet');
      }, 60_000);
      const letters = mailbox.mails.slice(before);
      return Object.fromEntries(letters.map(({ to, text }) => [to.split('.')[0] ?? '', text]));
    },
    tokenIn,
    /** Invites one person by mail and answers the token of the link. */
    async tokenFor(company: TestCompany, token: string, key: string): Promise<string> {
      const letters = await this.mailed(company, token, { empIds: [idOf(key)], again: true });
      return tokenIn(letters[key] ?? '');
    },

    greet: (token: string) => services.call('invitationLink.invitationof', { token }),
    accept: (token: string, password = NEW_PASSWORD, more: object = {}) =>
      services.call('invitationLink.acceptinvitation', { token, password: encodeWirePassword(password), ...more }),
    login: (company: TestCompany, userName: string, password = TEST_PASSWORD) =>
      services.call('root.login', {
        company: company.code,
        userName,
        password: encodeWirePassword(password),
        force: 'true',
      }),
    /** The states of some people, by number. */
    async states(token: string, keys: readonly string[]): Promise<Record<string, number>> {
      const rows = await services.ok<{ empId: string; state: number }[]>(
        'invitations.signinstates',
        { empIds: keys.map(idOf) },
        token,
      );
      return Object.fromEntries(keys.map((key) => [key, rows.find(({ empId }) => empId === idOf(key))?.state ?? 0]));
    },
    counts: (token: string, selection: Record<string, unknown> = {}) =>
      services.ok('invitations.invitationcounts', selection, token),
    prepare: (token: string, selection: Record<string, unknown> = {}) =>
      services.call('invitations.preparepasswords', { ...keyed(), ...selection }, token),
    later: (hours: number) => (services.kernel.clock.offsetMs += hours * 3_600_000),
  };
}
