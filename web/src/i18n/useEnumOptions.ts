import * as enums from '@hengcai/shared/enums';
import { useCallback } from 'react';
import { type EnumName, useEnumLabel } from './useEnumLabel';

/** `options('Sex')`: a closed set as options of a select, in the order of `shared/enums`; some members may be left out. */
export function useEnumOptions(): (set: EnumName, without?: readonly string[]) => { value: string; label: string }[] {
  const label = useEnumLabel();
  return useCallback(
    (set, without = []) =>
      Object.keys(enums[set])
        .filter((name) => !without.includes(name))
        .map((name) => ({ value: name, label: label(set, name) })),
    [label],
  );
}
