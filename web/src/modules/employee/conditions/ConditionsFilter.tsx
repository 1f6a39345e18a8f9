import { Button } from '@chakra-ui/react';
import { ListFilterIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { ConditionsDrawer } from './ConditionsDrawer';
import { countOf, fromText } from './tree';

/** How many conditions there are, and the way to write them. */
export function ConditionsFilter({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const count = countOf(fromText(value));
  return (
    <>
      <Button w="full" justifyContent="flex-start" onClick={() => setOpen(true)}>
        <ListFilterIcon />
        {t('employee.conditions.count', { count })}
      </Button>
      {open && <ConditionsDrawer text={value} onApply={onChange} onClose={() => setOpen(false)} />}
    </>
  );
}
