import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id } from '../../testing/rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

it('the scores of a department are sent back in one call, and a refusal stands at the field as the schema names it', async () => {
  bff.upstream.refuse('performanceview', 'sendbackdeptscore', {
    status: 422,
    errors: [{ field: 'deptId', code: 'NOTHING_TO_SEND_BACK', message: 'There is nothing to send back' }],
  });
  const input = {
    clientMutationId: 'once-and-only',
    planId: id('plan'),
    departmentId: id('dept'),
    reason: 'compare with last year',
  };
  const { data } = await bff.send(
    `mutation Back($input: SendBackDepartmentScoresInput!) { sendBackDepartmentScores(input: $input) { userErrors { field code } } }`,
    { input },
  );
  expect(data?.['sendBackDepartmentScores']).toEqual({
    userErrors: [{ field: 'departmentId', code: 'NOTHING_TO_SEND_BACK' }],
  });
  expect(bff.upstream.calls.map((one) => one.input)).toEqual([
    { clientMutationId: 'once-and-only', planCode: id('plan'), deptId: id('dept'), reason: 'compare with last year' },
  ]);
});
