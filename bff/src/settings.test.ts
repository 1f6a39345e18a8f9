import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const KEY = 'k'.repeat(32);

describe('the settings', () => {
  it('have defaults for one machine', () => {
    expect(readSettings({ PORT: '' })).toMatchObject({
      port: 4000,
      restUrl: 'http://127.0.0.1:4100',
      host: null,
      publicUrl: null,
      secure: false,
      introspection: 'on',
    });
  });

  it('close introspection and mark cookies Secure where others can reach the product', () => {
    expect(readSettings({ PUBLIC_URL: 'https://hr.example.com', TICKET_KEY: KEY })).toMatchObject({
      secure: true,
      introspection: 'authenticated',
    });
  });

  const OPEN = { BFF_HOST: '0.0.0.0', PUBLIC_URL: 'https://hr.example.com', TICKET_KEY: KEY, DEMO: 'off' };

  it('let other machines in where everything is said that this takes', () => {
    expect(readSettings(OPEN)).toMatchObject({ host: '0.0.0.0', secure: true });
    expect(readSettings({ ...OPEN, PUBLIC_URL: 'http://hr.example.com', COOKIE_INSECURE: '1' }).host).toBe('0.0.0.0');
  });

  it.each(['127.0.0.1', '::1', 'localhost'])('need nothing more for %s, which only this machine reaches', (host) => {
    expect(readSettings({ BFF_HOST: host }).host).toBe(host);
  });

  it('leave the address of the services to them', () => {
    expect(readSettings({ HOST: '0.0.0.0' }).host).toBeNull();
  });

  it.each<[Record<string, string>, string]>([
    [{ BFF_HOST: '0.0.0.0' }, 'BFF_HOST=0.0.0.0 lets other machines in: set PUBLIC_URL'],
    [{ BFF_HOST: '::' }, 'set PUBLIC_URL'],
    [{ ...OPEN, PUBLIC_URL: 'https://localhost' }, 'set PUBLIC_URL'],
    [{ ...OPEN, PUBLIC_URL: '', COOKIE_INSECURE: '1' }, 'set PUBLIC_URL'],
    [{ ...OPEN, PUBLIC_URL: 'http://hr.example.com' }, 'COOKIE_INSECURE=1'],
    [{ ...OPEN, TICKET_KEY: '' }, 'set TICKET_KEY'],
    [{ ...OPEN, DEMO: '' }, 'set DEMO=off'],
    [{ ...OPEN, DEMO: 'on' }, 'set DEMO=off'],
    [{ PUBLIC_URL: 'https://hr.example.com/hr', TICKET_KEY: KEY }, 'A path is not supported'],
    [{ PUBLIC_URL: 'http://localhost:4000/hr' }, 'PUBLIC_URL is only scheme, host and port: http://localhost:4000'],
    [{ PUBLIC_URL: 'http://localhost:4000/?a=b' }, 'PUBLIC_URL'],
    [{ PORT: 'x' }, 'PORT'],
    [{ REST_URL: 'ftp://x' }, 'REST_URL'],
    [{ TICKET_KEY: 'short' }, 'TICKET_KEY'],
    [{ PUBLIC_URL: 'https://hr.example.com' }, 'TICKET_KEY is required'],
    [{ PUBLIC_URL: 'http://hr.example.com', TICKET_KEY: KEY }, 'COOKIE_INSECURE=1'],
    [{ TEST_MODE: '1' }, 'TEST_MODE lifts limits'],
    [{ TEST_MODE: '1', NODE_ENV: 'test', PUBLIC_URL: 'https://hr.example.com', TICKET_KEY: KEY }, 'TEST_MODE'],
  ])('stop the start with a sentence: %j', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  it('let plain http pass where it was asked for', () => {
    const environment = { PUBLIC_URL: 'http://hr.example.com', TICKET_KEY: KEY, COOKIE_INSECURE: '1' };

    expect(readSettings(environment).secure).toBe(false);
  });
});
