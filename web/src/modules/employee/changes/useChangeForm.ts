import { skipToken } from '@apollo/client/react';
import {
  type ChangeAheadFragment,
  type ExitFormQuery,
  type PersonOfChangeFragment,
  type RegularisationFormQuery,
  useChangeFormQuery,
  useExitFormQuery,
  useRegularisationFormQuery,
} from './personnelChanges.gen';
import type { ChangeKind } from './changeKinds';

/** What the form of a change knows of its person. */
export interface LoadedForm {
  person: PersonOfChangeFragment;
  version: number;
  entryDate: string;
  lastDay: string | null;
  ahead: readonly ChangeAheadFragment[];
  exit: NonNullable<ExitFormQuery['exitForm']> | null;
  regularisation: NonNullable<RegularisationFormQuery['regularisationForm']> | null;
}

/** Asks for what the form of a kind of change needs of a person; anew each time, because the version has to be of now. */
export function useChangeForm(kind: ChangeKind, employeeId: string) {
  const asked = { variables: { employeeId }, fetchPolicy: 'network-only' as const, context: { quiet: true } };
  const isOf = (wanted: boolean) => (employeeId !== '' && wanted ? asked : skipToken);
  const exit = useExitFormQuery(isOf(kind === 'exit'));
  const regular = useRegularisationFormQuery(isOf(kind === 'regularisation'));
  const common = useChangeFormQuery(isOf(kind !== 'exit' && kind !== 'regularisation'));
  const query = kind === 'exit' ? exit : kind === 'regularisation' ? regular : common;
  const form = exit.data?.exitForm ?? regular.data?.regularisationForm ?? common.data?.changeForm;
  const loaded: LoadedForm | null = form?.employee
    ? {
        person: form.employee,
        version: form.version,
        entryDate: form.entryDate,
        lastDay: form.lastDay,
        ahead: form.ahead,
        exit: exit.data?.exitForm ?? null,
        regularisation: regular.data?.regularisationForm ?? null,
      }
    : null;
  return {
    loaded: loaded?.person.id === employeeId ? loaded : null,
    loading: query.loading,
    failed: Boolean(query.error),
    refetch: query.refetch,
  };
}
