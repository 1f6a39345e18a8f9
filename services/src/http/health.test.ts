import { afterEach, expect, it } from 'vitest';
import type { Engine } from '../db/engine.ts';
import { PURPOSE_ROLES } from '../db/purposes.ts';
import { freshPglite } from '../testing/database.ts';
import { startServices, type TestServices } from '../testing/kit.ts';

let services: TestServices;
afterEach(() => services.stop());

const ready = async () => (await fetch(`${services.url}/health/ready`)).status;

it('P3 is not ready while the database is away, and asks a silent one once for everybody who wants to know', async () => {
  const engine = await freshPglite();
  let state: 'there' | 'gone' | 'silent' = 'there';
  let asked = 0;
  const watched: Engine = {
    ...engine,
    transaction(...call) {
      // Jobs go on beside the questions.
      if (!call[1].includes(PURPOSE_ROLES.selfTest)) return engine.transaction(...call);
      asked += 1;
      if (state === 'gone') return Promise.reject(new Error('Connection terminated'));
      return state === 'silent' ? new Promise(() => undefined) : engine.transaction(...call);
    },
  };
  services = await startServices({ engine: watched });

  expect(await ready()).toBe(200);
  state = 'gone';
  expect(await ready()).toBe(503);
  expect((await fetch(`${services.url}/health/live`)).status).toBe(200);
  state = 'there';
  expect(await ready()).toBe(200);
  state = 'silent';
  asked = 0;
  expect(await Promise.all([ready(), ready(), ready()])).toEqual([503, 503, 503]);
  expect(asked).toBe(1);
  state = 'there';
});
