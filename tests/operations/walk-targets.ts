import { expect } from 'vitest';
import type { Cast } from './cast.ts';
import type { Data } from './stack.ts';

interface Whose {
  planId: string;
  employeeId: string;
}

/** One form as its owner and as the manager see it, and what the manager is to reach as it is seen from below. */
export async function lookFromBothSides({ boss, worker }: Cast, whose: Whose): Promise<void> {
  const { myAssessment } = await worker.run('MyAssessment', { planId: whose.planId });
  const { memberAssessment } = await boss.run('MemberAssessment', whose);
  expect([(myAssessment as Data)['viewer'], (memberAssessment as Data)['viewer']]).toEqual(['MYSELF', 'LEADER']);
  await worker.run('SuperiorTargets', whose);
}
