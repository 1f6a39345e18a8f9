/** Whether sheets of a rule take levels in place of numbers. */
export const byLevel = ({ type, scoredBy }: { type: string | null; scoredBy: string | null }): boolean =>
  type === 'LEVEL' || scoredBy === 'LEVEL';
