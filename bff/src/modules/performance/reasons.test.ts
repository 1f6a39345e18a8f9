import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id } from '../../testing/rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const whose = { clientMutationId: 'once-and-no-more', planId: id('plan'), employeeId: id('employee') };

it('what a person writes about an adjustment is its reason, which REST calls a comment', async () => {
  bff.upstream.refuse('performancecheck', 'assessmentEvaluation', {
    status: 422,
    errors: [{ field: 'comment', code: 'REQUIRED', message: 'say why' }],
  });

  const { data } = await bff.send(
    'mutation Say($input: CalibrateAssessmentInput!) { calibrateAssessment(input: $input) { userErrors { field } } }',
    { input: { ...whose, version: 1, reason: 'compared with peers' } },
  );

  expect(bff.upstream.calls).toMatchObject([{ input: { comment: 'compared with peers' } }]);
  expect(data?.['calibrateAssessment']).toEqual({ userErrors: [{ field: 'reason' }] });
});

it('what a person writes against a result is the reason, which REST calls a text', async () => {
  bff.upstream.refuse('performanceview', 'confirmAssessmentNote', {
    status: 422,
    errors: [{ field: 'text', code: 'REQUIRED', message: 'say why' }],
  });

  const { data } = await bff.send(
    'mutation Say($input: ObjectToAssessmentInput!) { objectToAssessment(input: $input) { userErrors { field } } }',
    { input: { ...whose, reason: 'look again' } },
  );

  expect(bff.upstream.calls).toMatchObject([{ input: { action: 'object', text: 'look again' } }]);
  expect(data?.['objectToAssessment']).toEqual({ userErrors: [{ field: 'reason' }] });
});
