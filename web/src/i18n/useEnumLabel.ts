import { useCallback } from 'react';
import type * as enums from '@hengcai/shared/enums';
import { DASH } from './format';
import { useTextIfAny } from './useT';

/** Names of the closed sets in `shared/enums`. */
export type EnumName = Exclude<keyof typeof enums, 'ValueOf'>;

/** `label('AssessmentPlanStatus', plan.status)`: "-" for none; a name newer than this build is shown as it is. */
export function useEnumLabel(): (set: EnumName, name: string | null | undefined) => string {
  const text = useTextIfAny();
  return useCallback((set, name) => (name ? (text(`enum.${set}.${name}`) ?? name) : DASH), [text]);
}
