import { Button, Flex, IconButton, Link, Stack, Text } from '@chakra-ui/react';
import { PaperclipIcon, Trash2Icon } from 'lucide-react';
import { useRef } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { formatFileSize } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { downloadFile } from '../../../../session/files';
import type { Indicator } from '../model';
import { ACCEPTED_ATTACHMENTS } from './attachmentFile';
import { type Person, useAttachments } from './useAttachments';

interface Props {
  person: Person;
  indicator: Indicator;
  editable: boolean;
}

/** The files beside an indicator: each is fetched by its name; the person adds and deletes them while scoring. */
export function AttachmentsCell({ person, indicator, editable }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { attachments, busy, refusals, full, attach, remove } = useAttachments(person, indicator);
  const row = indicator.keyResult;
  return (
    <Stack gap="1" align="flex-start" whiteSpace="normal">
      {attachments.map((file) => (
        <Flex key={file.id} align="center" gap="1" maxW="full">
          <Link
            as="button"
            textAlign="start"
            overflowWrap="anywhere"
            onClick={() => void downloadFile(file)}
            aria-label={t('performance.attachment.download', { name: file.name, size: formatFileSize(file.size) })}
          >
            {file.name}
          </Link>
          <Text as="span" color="fg.muted" textStyle="xs" whiteSpace="nowrap">
            {formatFileSize(file.size)}
          </Text>
          {editable && (
            <IconButton
              variant="ghost"
              size="xs"
              aria-label={t('performance.attachment.delete', { name: file.name })}
              onClick={() => void remove(file)}
            >
              <Trash2Icon />
            </IconButton>
          )}
        </Flex>
      ))}
      {editable && !full && (
        <>
          <Button
            size="xs"
            variant="outline"
            loading={busy}
            aria-label={t('performance.attachment.add.to', { row })}
            onClick={() => input.current?.click()}
          >
            <PaperclipIcon />
            {t('performance.attachment.add')}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            accept={ACCEPTED_ATTACHMENTS}
            hidden
            aria-label={t('performance.attachment.add.to', { row })}
            onChange={(e) => {
              const files = [...(e.target.files ?? [])];
              e.target.value = '';
              if (files.length > 0) void attach(files);
            }}
          />
        </>
      )}
      {editable && full && (
        <Text color="fg.muted" textStyle="xs">
          {t('performance.attachment.full', { max: LIMITS.attachmentsMax })}
        </Text>
      )}
      {refusals.length > 0 && (
        <Stack gap="1" role="alert">
          {refusals.map((refusal) => (
            <Text key={refusal} color="fg.error" overflowWrap="anywhere">
              {refusal}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
