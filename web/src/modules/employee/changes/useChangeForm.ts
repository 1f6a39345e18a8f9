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
  // While the form of somebody else is on its way the fields stay where they are, with what was typed into them.
  const exitForm = (exit.data ?? exit.previousData)?.exitForm;
  const regularForm = (regular.data ?? regular.previousData)?.regularisationForm;
  const form = exitForm ?? regularForm ?? (common.data ?? common.previousData)?.changeForm;
  const loaded: LoadedForm | null = form?.employee
    ? {
        person: form.employee,
        version: form.version,
        entryDate: form.entryDate,
        lastDay: form.lastDay,
        ahead: form.ahead,
        exit: exitForm ?? null,
        regularisation: regularForm ?? null,
      }
    : null;
  const failed = Boolean(query.error);
  return {
    loaded: employeeId === '' || failed ? null : loaded,
    /** Whether what is loaded is of the person who is chosen now. */
    ready: loaded?.person.id === employeeId && !failed,
    loading: query.loading,
    failed,
    refetch: query.refetch,
  };
}
