import { useMutation } from '@apollo/client/react';
import { outcome } from '../../../shared/save/outcome';
import type { UserError } from '../../../ui/form/userErrors';
import type { Profile } from '../sections';
import { type KeptRecord, type RecordKindSpec, toInput } from './recordKinds';

/** Saves the whole list of a kind. A refusal of the row at `row` stands at the field of its form. */
export function useSaveRecords(spec: RecordKindSpec, profile: Profile) {
  const [mutate] = useMutation(spec.document, { refetchQueries: ['EmployeeAudit'] });
  return async (records: readonly Partial<KeptRecord>[], row: number | null = null): Promise<UserError[]> => {
    const input = { id: profile.id, version: profile.version, [spec.kind]: toInput(spec, records) };
    const errors = await outcome(async () => (await mutate({ variables: { input } })).data?.saved);
    const prefix = `${spec.kind}.${row}.`;
    return errors.map((error) => ({
      ...error,
      field: error.field?.startsWith(prefix) ? error.field.slice(prefix.length) : null,
    }));
  };
}
