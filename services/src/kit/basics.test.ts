import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMessage } from '../messages/format.ts';
import { enUS } from '../messages/en-US.ts';
import { zhCN } from '../messages/zh-CN.ts';
import { instantOf } from '@hengcai/shared/rules/time-zone';
import { businessDateAt } from './clock.ts';
import { createIds, seededBytes } from './ids.ts';
import { createSecrets } from './secrets.ts';

describe('ids', () => {
  it('are 32 hex digits that sort by time and never repeat, even when the clock stands still or goes back', () => {
    const newId = createIds();
    const made = Array.from({ length: 70_000 }, (_, n) => newId(new Date(1_000_000 - (n % 2))));
    expect(made.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
    expect(new Set(made).size).toBe(made.length);
    expect([...made].sort()).toEqual(made);
  });

  it('are the same for the same seed', () => {
    const run = () => {
      const newId = createIds(seededBytes('demo'));
      return [newId(new Date(5)), newId(new Date(5)), newId(new Date(6))];
    };
    expect(run()).toEqual(run());
  });
});

describe('business time', () => {
  it('changes the day at midnight of the company, not of the server', () => {
    expect(businessDateAt(new Date('2026-10-31T15:59:59Z'), 'Asia/Shanghai')).toBe('2026-10-31');
    expect(businessDateAt(new Date('2026-10-31T16:00:00Z'), 'Asia/Shanghai')).toBe('2026-11-01');
  });

  it('finds the instant of a time on the wall, on days with a change of the clock too', () => {
    expect(instantOf('2026-11-01', '23:59:00', 'Asia/Shanghai').toISOString()).toBe('2026-11-01T15:59:00.000Z');
    expect(instantOf('2026-03-29', '23:59:00', 'Europe/Berlin').toISOString()).toBe('2026-03-29T21:59:00.000Z');
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }), (at) => {
        const date = businessDateAt(at, 'America/New_York');
        expect(businessDateAt(instantOf(date, '12:00:00', 'America/New_York'), 'America/New_York')).toBe(date);
      }),
      { seed: 7 },
    );
  });
});

describe('secrets', () => {
  const secrets = createSecrets('a key of at least thirty-two characters');
  it('come back, and look different each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(secrets.unseal(secrets.seal(text))).toBe(text);
      }),
      { seed: 7 },
    );
    expect(secrets.seal('x')).not.toBe(secrets.seal('x'));
    expect(secrets.fingerprint('x')).toBe(secrets.fingerprint('x'));
  });
  it('do not open when they were changed, or with another key', () => {
    const sealed = secrets.seal('6222 0000');
    const [id, nonce, body = '', tag] = sealed.split('.');
    const flipped = Buffer.from(body, 'base64url').map((byte, i) => (i === 0 ? byte ^ 1 : byte));
    expect(() => secrets.unseal([id, nonce, Buffer.from(flipped).toString('base64url'), tag].join('.'))).toThrow();
    expect(() => createSecrets('another key of at least thirty-two chars').unseal(sealed)).toThrow();
  });
});

describe('messages', () => {
  it('are filled, with plurals', () => {
    const text = '{name} has {n, plural, =0 {nothing} one {# day} other {# days of {kind}}} left';
    expect(formatMessage(text, { name: 'Li', n: 0, kind: 'leave' }, 'en-US')).toBe('Li has nothing left');
    expect(formatMessage(text, { name: 'Li', n: 1, kind: 'leave' }, 'en-US')).toBe('Li has 1 day left');
    expect(formatMessage(text, { name: 'Li', n: 5, kind: 'leave' }, 'en-US')).toBe('Li has 5 days of leave left');
    expect(formatMessage('{missing}', {}, 'en-US')).toBe('{missing}');
  });
  it('exist in both languages with the same parameters, a name or the English name', () => {
    const parametersOf = (text = '') =>
      [...text.matchAll(/\{(\w+)/g)]
        .map((m) => m[1])
        .filter((name) => name && /^[a-z]/.test(name) && text.includes(`{${name}`));
    expect(Object.keys(enUS).sort()).toEqual(Object.keys(zhCN).sort());
    for (const id of Object.keys(zhCN)) {
      const wanted = new Set(parametersOf(zhCN[id]));
      const given = new Set(parametersOf(enUS[id]));
      for (const name of wanted) expect(given.has(name) || given.has(`${name}En`), `${id} ${name}`).toBe(true);
    }
  });
});
