import { Button, HStack } from '@chakra-ui/react';
import { DownloadIcon, IdCardIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { downloadFile } from '../../../session/files';
import { SectionCard } from '../../../ui/Panel';
import { toast } from '../../../ui/toast';
import { useExportMyRecordMutation } from '../account.gen';

/** What the company keeps about the reader: shown, where changes are proposed, and taken out as a file. */
export function OwnRecordSection({ employeeId }: { employeeId: string }) {
  const t = useT();
  const [mutate] = useExportMyRecordMutation();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { file, userErrors = [] } = (await mutate()).data?.exportMyRecord ?? {};
      if (userErrors[0]) toast.error(userErrors[0].message);
      else if (file) await downloadFile(file);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SectionCard id="own-record" title={t('session.ownRecord.title')} hint={t('session.ownRecord.hint')}>
      <HStack gap="2" wrap="wrap">
        <Button asChild>
          <Link to={`/employee/details?id=${employeeId}`}>
            <IdCardIcon />
            {t('session.ownRecord.open')}
          </Link>
        </Button>
        <Button loading={busy} onClick={() => void run()}>
          <DownloadIcon />
          {t('session.ownRecord.export')}
        </Button>
      </HStack>
    </SectionCard>
  );
}
