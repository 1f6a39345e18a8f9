import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import type { PersonnelChangeFlowPartsFragment } from './approvalFlows.gen';

/** What the changes of a flow are called; of entries those of people who come back are filed as changes. */
export function useFlowKind() {
  const t = useT();
  const label = useEnumLabel();
  return ({ type }: Pick<PersonnelChangeFlowPartsFragment, 'type'>): string =>
    type === 'ENTRY' ? t('employee.change.file.reentry') : label('PersonnelChangeType', type);
}
