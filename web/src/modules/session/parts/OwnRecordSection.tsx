import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import { useT } from '../../../i18n/useT';
import { downloadFile } from '../../../session/files';
import { SectionCard } from '../../../ui/Panel';
import { toast } from '../../../ui/toast';
import { useExportMyRecordMutation } from '../account.gen';

/** What the company keeps about the reader, taken out as a file. */
export function OwnRecordSection() {
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
      <Button loading={busy} onClick={() => void run()}>
        <LuDownload />
        {t('session.ownRecord.export')}
      </Button>
    </SectionCard>
  );
}
