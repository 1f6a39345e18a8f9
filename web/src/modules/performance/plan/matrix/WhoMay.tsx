import { Button } from '@chakra-ui/react';
import { ListChecksIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../../i18n/useT';
import { loadWithRetry } from '../../../../ui/loadWithRetry';
import type { Plan } from '../planModel';

const WhoMayDrawer = lazy(() => loadWithRetry(() => import('./WhoMayDrawer')));

/** Opens the table of who may do what now. */
export function WhoMay({ plan }: { plan: Plan }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        <ListChecksIcon />
        {t('performance.matrix.open')}
      </Button>
      {open && (
        <Suspense>
          <WhoMayDrawer plan={plan} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
