/** The verb that moves a plan to each stage. */
export const advanceLabels = {
  FILLING: 'performance.manage.advance.FILLING',
  SCORING: 'performance.manage.advance.SCORING',
  CALIBRATING: 'performance.manage.advance.CALIBRATING',
  COMMUNICATING: 'performance.manage.advance.COMMUNICATING',
  CLOSED: 'performance.manage.advance.CLOSED',
} as const;

/** What moving to each stage means for everybody. */
export const effectTexts = {
  FILLING: 'performance.manage.effect.FILLING',
  SCORING: 'performance.manage.effect.SCORING',
  CALIBRATING: 'performance.manage.effect.CALIBRATING',
  COMMUNICATING: 'performance.manage.effect.COMMUNICATING',
  CLOSED: 'performance.manage.effect.CLOSED',
} as const;
