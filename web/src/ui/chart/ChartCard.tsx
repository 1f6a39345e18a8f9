import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { ChartColumnIcon, DownloadIcon, Table2Icon } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { Skeleton } from '../../theme/parts/Skeleton';
import { useCapture } from '../export/useCapture';
import { IconAction } from '../IconAction';
import { Panel } from '../Panel';
import { DataTable } from '../table/DataTable';
import type { ChartKind, Series } from './chartModel';

const Chart = lazy(() => import('./Chart'));

interface Props {
  title: string;
  /** The chart in one sentence: what a reader should take away. It is its accessible description too. */
  reading: string;
  kind: ChartKind;
  series: readonly Series[];
  /** Head of the category column in the table view. */
  categoryLabel: string;
  /** Width of the drawing in px of its own text; about the width of the card, so that labels keep their size. */
  width?: number;
  height?: number;
  format?: (value: string) => string;
}

/** A chart with title, reading, table view and export; of nothing the reading alone. The drawing library loads when it is first seen. */
export function ChartCard({
  title,
  reading,
  kind,
  series,
  categoryLabel,
  width = 640,
  height = 260,
  format = formatNumber,
}: Props) {
  const t = useT();
  const [asTable, setAsTable] = useState(false);
  const node = useRef<HTMLDivElement>(null);
  const capture = useCapture();
  const id = useId();
  const categories = series[0]?.points.map((p) => p.category) ?? [];
  return (
    <Panel as="figure" ref={node} p="4" aria-labelledby={`${id}-title`} aria-describedby={`${id}-reading`}>
      <Flex justify="space-between" align="flex-start" gap="3" mb="3">
        <Box minW="0">
          <Heading as="h3" textStyle="md" id={`${id}-title`}>
            {title}
          </Heading>
          <Text color="fg.muted" id={`${id}-reading`}>
            {reading}
          </Text>
        </Box>
        {categories.length > 0 && (
          <HStack gap="0" data-html2canvas-ignore>
            <IconAction
              label={t(asTable ? 'ui.chart.asChart' : 'ui.chart.asTable')}
              icon={asTable ? <ChartColumnIcon /> : <Table2Icon />}
              onClick={() => setAsTable(!asTable)}
            />
            <IconAction
              label={t('ui.export')}
              icon={<DownloadIcon />}
              onClick={() => node.current && void capture(node.current, title, 'png')}
            />
          </HStack>
        )}
      </Flex>
      {categories.length === 0 ? null : asTable ? (
        <DataTable
          label={title}
          rows={categories}
          rowKey={(c) => c}
          maxHeight={`${height}px`}
          density="compact"
          columns={[
            { id: 'category', header: categoryLabel, cell: (c: string) => c },
            ...series.map((s) => ({
              id: s.id,
              header: s.label,
              numeric: true,
              cell: (c: string) => format(s.points.find((p) => p.category === c)?.value ?? ''),
            })),
          ]}
        />
      ) : (
        <Suspense fallback={<Skeleton h={`${height}px`} />}>
          <Chart
            kind={kind}
            series={series}
            width={width}
            height={height}
            format={format}
            label={`${title}. ${reading}`}
          />
        </Suspense>
      )}
    </Panel>
  );
}
