import { Button } from '@chakra-ui/react';
import { UploadIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../i18n/useT';
import { useCapabilities } from '../../session/capabilities';
import type { ImportAdapter } from './importAdapter';

const ImportWizard = lazy(() => import('./ImportWizard').then(({ ImportWizard: loaded }) => ({ default: loaded })));

interface Props {
  title: string;
  adapter: ImportAdapter;
  onImported: () => void;
}

/** Opens the import of a kind of file; not there where the services run no jobs. */
export function ImportButton({ title, adapter, onImported }: Props) {
  const t = useT();
  const { jobs } = useCapabilities();
  const [isOpen, setIsOpen] = useState(false);
  if (!jobs) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <UploadIcon />
        {t('ui.import')}
      </Button>
      <Suspense>
        {isOpen && (
          <ImportWizard
            title={title}
            adapter={adapter}
            onClose={(changed) => {
              setIsOpen(false);
              if (changed) onImported();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
