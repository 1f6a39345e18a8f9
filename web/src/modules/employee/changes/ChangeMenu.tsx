import { Button } from '@chakra-ui/react';
import { ArrowRightLeftIcon } from 'lucide-react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { DropMenu } from '../../../ui/DropMenu';
import { filingPath, kindsFor } from './changeKinds';

/** What changes from a day on is filed, not corrected: the way from a person's page to the forms. */
export function ChangeMenu({ employeeId, left }: { employeeId: string; left: boolean }) {
  const t = useT();
  return (
    <Can do="edit">
      <DropMenu
        trigger={
          <Button>
            <ArrowRightLeftIcon />
            {t('employee.change.file')}
          </Button>
        }
        entries={kindsFor(left).map((kind) => ({
          id: kind,
          label: t(`employee.change.file.${kind}`),
          to: filingPath(kind, employeeId),
          onSelect: () => undefined,
        }))}
      />
    </Can>
  );
}
