import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { DayOrder } from '@hengcai/shared/rules/day-order';
import { UploadIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useT } from '../../i18n/useT';
import { FileFailure, MAX_UPLOAD_BYTES, uploadFile } from '../../session/files';
import { DayOrderChoice } from '../import/DayOrderChoice';
import { Notice } from '../Notice';
import { List } from '../../theme/parts/List';
import { DialogFrame } from '../../ui/DialogFrame';
import { causesOf, changedIn, changing, type ImportedTable } from './tableImport';

/** As many lines as are shown one by one; the counts say how many there are. */
const SHOWN = 50;
const NAMED = 8;

interface Props {
  title: string;
  /** What the file has to look like, and where to get one. */
  intro: ReactNode;
  /** `POST /files/<operation>`. */
  operation: string;
  planId: string;
  /** What else the call is told. */
  about?: Readonly<Record<string, string>>;
  onClose: () => void;
  onTaken: () => void;
}

/** A file of people: checked first, nothing is written; then the good lines are taken over. */
export function TableImportDialog({ title, intro, operation, planId, about, onClose, onTaken }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [dayOrder, setDayOrder] = useState<DayOrder | null>(null);
  const [answer, setAnswer] = useState<ImportedTable | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (chosen: File, check: boolean, order: DayOrder | null) => {
    setBusy(true);
    setRefusal(null);
    try {
      const query = new URLSearchParams({
        planCode: planId,
        ...about,
        check: String(check),
        ...(order && { dayOrder: order }),
      });
      setAnswer(await uploadFile<ImportedTable>(`${operation}?${query}`, chosen));
      setFile(chosen);
      setDayOrder(order);
      if (!check) onTaken();
    } catch (error) {
      if (!(error instanceof FileFailure)) throw error;
      setRefusal(t('performance.file.refused', { name: chosen.name, reason: error.message }));
    } finally {
      setBusy(false);
    }
  };
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    if (!/\.(xlsx|csv)$/i.test(chosen.name)) return setRefusal(t('performance.file.wrongType'));
    if (chosen.size > MAX_UPLOAD_BYTES) return setRefusal(t('performance.file.tooLarge'));
    void send(chosen, true, null);
  };
  const count = answer ? changing(answer) : 0;
  const isDone = answer?.taken ?? false;
  return (
    <DialogFrame
      title={title}
      size="lg"
      long
      keepsInput
      onClose={() => !busy && onClose()}
      footer={
        isDone ? (
          <Button variant="solid" onClick={onClose}>
            {t('performance.file.finish')}
          </Button>
        ) : (
          <>
            <Button loading={busy && !answer} disabled={busy} onClick={() => input.current?.click()}>
              <UploadIcon />
              {answer ? t('performance.file.another') : t('performance.file.choose')}
            </Button>
            {answer && file && (
              <Button
                variant="solid"
                loading={busy}
                disabled={count === 0}
                onClick={() => void send(file, false, dayOrder)}
              >
                {t('performance.file.take', { count })}
              </Button>
            )}
          </>
        )
      }
    >
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      {answer && file && !isDone && (
        <DayOrderChoice
          columns={answer.untold}
          chosen={dayOrder}
          busy={busy}
          onChoose={(order) => void send(file, true, order)}
        />
      )}
      {answer ? <FileAnswer answer={answer} name={file?.name ?? ''} /> : intro}
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv"
        hidden
        aria-label={t('performance.file.choose')}
        onChange={(e) => {
          take(e.target.files?.[0]);
          e.target.value = '';
        }}
      />
    </DialogFrame>
  );
}

/** What a file would do, or did: the counts, what is wrong by its cause, and the lines that change something. */
function FileAnswer({ answer, name }: { answer: ImportedTable; name: string }) {
  const t = useT();
  const { counts } = answer;
  const changed = changedIn(answer);
  return (
    <Stack gap="4">
      <Text role="status">
        {t(answer.taken ? 'performance.file.taken' : 'performance.file.checked', { name, ...counts })}
      </Text>
      {answer.notes.map((note) => (
        <Text key={note} color="fg.muted">
          {note}
        </Text>
      ))}
      {counts.error > 0 && (
        <Notice tone="warning">
          <Text fontWeight="medium">{t('performance.file.wrong', { count: counts.error })}</Text>
          <List.Root mt="1" gap="1" ps="4">
            {causesOf(answer).map(({ column, message, lines }) => (
              <List.Item key={`${column} ${message}`}>
                {t('performance.file.cause', {
                  cause: column === null ? message : t('import.review.reason', { column, reason: message }),
                  count: lines.length,
                  rows: lines
                    .slice(0, NAMED)
                    .map(({ row, empNumber }) => t('performance.file.row', { row, number: empNumber || '-' }))
                    .join(t('performance.file.comma')),
                  more: String(lines.length > NAMED),
                })}
              </List.Item>
            ))}
          </List.Root>
        </Notice>
      )}
      {changed.length > 0 && (
        <Box borderWidth="1px" rounded="md" maxH="40dvh" overflowY="auto" tabIndex={0}>
          <List.Root listStyleType="none" gap="0">
            {changed.slice(0, SHOWN).map((line) => (
              <List.Item key={line.row} px="3" py="2" borderBottomWidth="1px">
                <HStack gap="2" wrap="wrap">
                  <Text as="span" fontWeight="medium">
                    {line.empName} {line.empNumber}
                  </Text>
                  <Text as="span" color="fg.muted">
                    {t(`performance.file.outcome.${line.outcome}`)}
                  </Text>
                </HStack>
                {line.change && <Text overflowWrap="anywhere">{line.change}</Text>}
              </List.Item>
            ))}
          </List.Root>
          {changed.length > SHOWN && (
            <Text px="3" py="2" color="fg.muted">
              {t('performance.file.more', { count: changed.length - SHOWN })}
            </Text>
          )}
        </Box>
      )}
    </Stack>
  );
}
