import { useCallback } from 'react';
import type { Among } from '../../../shared/pickers/EmployeePicker';
import { useThankableColleaguesLazyQuery } from './letters.gen';

/** Everybody who can be thanked, as a picker asks for them. */
export function useColleagues(): Among {
  const [ask, { data, previousData, loading }] = useThankableColleaguesLazyQuery({ fetchPolicy: 'cache-first' });
  const search = useCallback((keyword: string) => void ask({ variables: { keyword } }), [ask]);
  return { people: (data ?? previousData)?.thankableColleagues ?? undefined, loading, search };
}
