import { Button, HStack } from '@chakra-ui/react';
import { DownloadIcon, IdCardIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { useFileExport } from '../../../shared/save/useFileExport';
import { SectionCard } from '../../../ui/Panel';
import { useExportMyRecordMutation } from '../account.gen';

/** What the company keeps about the reader: shown, where changes are proposed, and taken out as a file. */
export function OwnRecordSection({ employeeId }: { employeeId: string }) {
  const t = useT();
  const [mutate] = useExportMyRecordMutation();
  const { busy, save } = useFileExport(async () => (await mutate()).data?.exportMyRecord);
  return (
    <SectionCard id="own-record" title={t('session.ownRecord.title')} hint={t('session.ownRecord.hint')}>
      <HStack gap="2" wrap="wrap">
        <Button asChild>
          <Link to={`/employee/details?id=${employeeId}`}>
            <IdCardIcon />
            {t('session.ownRecord.open')}
          </Link>
        </Button>
        <Button loading={busy} onClick={() => void save()}>
          <DownloadIcon />
          {t('session.ownRecord.export')}
        </Button>
      </HStack>
    </SectionCard>
  );
}
