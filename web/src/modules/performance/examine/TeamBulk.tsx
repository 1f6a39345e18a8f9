import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { BellRingIcon, CheckIcon } from 'lucide-react';
import { useState } from 'react';
import { formatNumber, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import type { AppraisalRowFragment } from './examine.gen';
import { ExportSelected } from './ExportSelected';
import { owesNow, teamTask } from './stages';
import { type ForMany, useForMany } from './useForMany';

type Row = AppraisalRowFragment;

const FITS: Readonly<Record<ForMany, (row: Row) => boolean>> = {
  approve: (row) => teamTask(row) === 'approve',
  confirm: (row) => teamTask(row) === 'confirmResult',
  remind: owesNow,
};
const ALL = Object.keys(FITS) as ForMany[];

/** What can be done for the selected people at once: approve their targets, confirm their results, remind them of what they owe, export their appraisals. */
export function TeamBulk({ rows, onDone }: { rows: readonly Row[]; onDone: () => void }) {
  const t = useT();
  const forMany = useForMany();
  const [busy, setBusy] = useState<ForMany | null>(null);
  const fitting = ALL.map((what) => ({ what, rows: rows.filter(FITS[what]) })).filter((one) => one.rows.length > 0);
  const run = async (what: ForMany, those: readonly Row[]) => {
    setBusy(what);
    try {
      if (await forMany(what, those, what === 'confirm' && <Results rows={those} />)) onDone();
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      {fitting.length === 0 && <Text color="fg.muted">{t('performance.examine.many.none')}</Text>}
      {fitting.map(({ what, rows: those }) => (
        <Button
          key={what}
          variant={what === 'remind' ? 'outline' : 'solid'}
          disabled={busy !== null}
          loading={busy === what}
          onClick={() => void run(what, those)}
        >
          {what === 'remind' ? <BellRingIcon /> : <CheckIcon />}
          {t(`performance.examine.many.${what}`, { count: those.length })}
        </Button>
      ))}
      <ExportSelected rows={rows} />
    </>
  );
}

/** The results as they are confirmed. */
function Results({ rows }: { rows: readonly Row[] }) {
  return (
    <Stack key="results" as="ul" listStyleType="none" gap="1" mt="3" maxH="40dvh" overflow="auto" tabIndex={0}>
      {rows.map((row) => (
        <Flex as="li" key={row.id} justify="space-between" gap="3" color="fg">
          {localName(row.employee)}
          <span>
            {formatNumber(row.composedScore)} {row.levelName}
          </span>
        </Flex>
      ))}
    </Stack>
  );
}
