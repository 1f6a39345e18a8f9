import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const KEY = 'k'.repeat(32);

describe('the settings', () => {
  it('have defaults for one machine', () => {
    expect(readSettings({ PORT: '' })).toMatchObject({
      port: 4000,
      restUrl: 'http://127.0.0.1:4100',
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

  it.each<[Record<string, string>, string]>([
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
