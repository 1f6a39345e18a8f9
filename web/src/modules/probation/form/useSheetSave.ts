import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import type { UserError } from '../../../ui/form/userErrors';
import { toast } from '../../../ui/toast';
import type { FormRow } from './formRows';

type Save = Parameters<typeof outcome>[0];

/** Saves a sheet, says what came of it, and keeps why it was refused beside the rows it is about. */
export function useSheetSave(rows: readonly FormRow[]) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const say = ({ field, message }: UserError): string => {
    const at = /^rows\.(\d+)\./.exec(field ?? '')?.[1];
    const row = at === undefined ? undefined : rows[Number(at)];
    return row ? t('probation.row.refused', { row: row.keyResult || String(Number(at) + 1), message }) : message;
  };
  const save = async (run: Save, done: string): Promise<boolean> => {
    setBusy(true);
    const errors = await outcome(run).finally(() => setBusy(false));
    setRefused([...new Set(errors.map(say))]);
    if (errors.length === 0) toast.success(done);
    return errors.length === 0;
  };
  return { busy, refused, save };
}
