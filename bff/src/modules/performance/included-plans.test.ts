import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id } from '../../testing/rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const INCLUDE = `mutation Include($input: IncludeAssessmentPlansInput!) {
  includeAssessmentPlans(input: $input) { userErrors { field code } }
}`;
const plans = [
  { planId: id('plan', 1), weight: '60' },
  { planId: id('plan', 2), weight: '40' },
];

it('plans that count in another are one call, and what is wrong stands at the plan and the weight it is about', async () => {
  bff.upstream.refuse('performanceplane', 'saveincludeplan', {
    status: 422,
    errors: [
      { field: 'plans.1.planCode', code: 'INCLUDED_CIRCLE', message: 'round and round' },
      { field: 'plans.0.weight', code: 'WEIGHT_OUT_OF_RANGE', message: 'too much' },
      { field: 'plans', code: 'INCLUDED_WEIGHTS_NOT_100', message: 'too little' },
    ],
  });
  const input = { clientMutationId: 'once-and-no-more', planId: id('plan', 9), version: 3, plans };

  const { data } = await bff.send(INCLUDE, { input });

  expect(bff.upstream.calls.map((call) => call.input)).toEqual([
    {
      clientMutationId: 'once-and-no-more',
      planCode: id('plan', 9),
      version: 3,
      plans: plans.map(({ planId, weight }) => ({ planCode: planId, weight })),
    },
  ]);
  expect(data?.['includeAssessmentPlans']).toEqual({
    userErrors: [
      { field: 'plans.1.planId', code: 'INCLUDED_CIRCLE' },
      { field: 'plans.0.weight', code: 'WEIGHT_OUT_OF_RANGE' },
      { field: 'plans', code: 'INCLUDED_WEIGHTS_NOT_100' },
    ],
  });
});
