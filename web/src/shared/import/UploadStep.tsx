import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { DownloadIcon, FileSpreadsheetIcon } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useT } from '../../i18n/useT';
import { MAX_UPLOAD_BYTES } from '../../session/files';
import { ProgressBar } from '../../ui/ProgressBar';
import { toast } from '../../ui/toast';
import type { ImportAdapter } from './importAdapter';
import { RecentImports } from './RecentImports';
import type { ImportFlow } from './useImport';

const ACCEPT = '.xlsx,.csv';

/** Template, then the file: dropped or chosen. */
export function UploadStep({ flow, adapter }: { flow: ImportFlow; adapter: ImportAdapter }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (!file) return;
    if (!/\.(xlsx|csv)$/i.test(file.name)) return toast.warning(t('import.upload.wrongType'));
    if (file.size > MAX_UPLOAD_BYTES) return toast.warning(t('import.upload.tooLarge'));
    void flow.upload(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('import.upload.intro')}</Text>
      <Button alignSelf="flex-start" onClick={() => void adapter.downloadTemplate()}>
        <DownloadIcon />
        {t('import.template')}
      </Button>
      {flow.busy ? (
        <ProgressBar label={t('import.uploading')} done={flow.sent?.done ?? 0} total={flow.sent?.total ?? null} />
      ) : (
        <chakra.button
          type="button"
          onClick={() => input.current?.click()}
          onDragOver={(e) => {
            e.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          borderWidth="1px"
          borderStyle="dashed"
          borderColor={over ? 'brand.solid' : 'border.emphasized'}
          bg={over ? 'brand.subtle' : 'bg.subtle'}
          rounded="md"
          py="10"
          px="4"
          textAlign="center"
          _hover={{ borderColor: 'brand.solid' }}
        >
          <Box as="span" display="block" fontSize="32px" color="brand.fg" mb="2">
            <FileSpreadsheetIcon style={{ margin: 'auto' }} />
          </Box>
          {t('import.upload.drop')}
          <Box as="span" display="block" color="fg.subtle" textStyle="xs">
            {t('import.upload.limits')}
          </Box>
        </chakra.button>
      )}
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={t('import.upload.drop')}
        onChange={(e) => {
          take(e.target.files?.[0]);
          e.target.value = '';
        }}
      />
      <RecentImports flow={flow} adapter={adapter} />
    </Stack>
  );
}
