import { Button, Flex, Input, Text } from '@chakra-ui/react';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  DownloadIcon,
  FoldVerticalIcon,
  MaximizeIcon,
  UnfoldVerticalIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { DropMenu } from '../../../ui/DropMenu';
import { IconAction } from '../../../ui/IconAction';
import { useChartFile } from './useChartFile';
import type { ChartState } from './useChart';

/** What is done with a chart: look for something in it, unfold, zoom, take it along as a file. */
export function ChartTools({
  chart,
  title,
  finder,
  isList = false,
}: {
  chart: ChartState;
  title: string;
  finder: ReactNode;
  /** Whether it is shown as a list, which is neither zoomed nor a picture. */
  isList?: boolean;
}) {
  const t = useT();
  const save = useChartFile(title);
  const { view, layout, isPartial } = chart;
  return (
    <Flex gap="2" wrap="wrap" align="center" mb="3">
      {finder}
      <Flex gap="1" ms={{ md: 'auto' }} align="center" wrap="wrap">
        {!isPartial && (
          <IconAction label={t('org.chart.unfoldAll')} icon={<UnfoldVerticalIcon />} onClick={chart.unfoldAll} />
        )}
        <IconAction label={t('org.chart.foldAll')} icon={<FoldVerticalIcon />} onClick={chart.foldAll} />
        {!isList && (
          <>
            <IconAction label={t('org.chart.zoomOut')} icon={<ZoomOutIcon />} onClick={view.zoomOut} />
            <IconAction label={t('org.chart.zoomIn')} icon={<ZoomInIcon />} onClick={view.zoomIn} />
            <IconAction label={t('org.chart.fit')} icon={<MaximizeIcon />} onClick={chart.fit} />
            <Can do="export">
              <DropMenu
                trigger={
                  <Button>
                    <DownloadIcon />
                    {t('ui.export')}
                  </Button>
                }
                entries={[
                  { id: 'png', label: t('org.chart.png'), onSelect: () => void save(layout, 'png') },
                  { id: 'pdf', label: t('org.chart.pdf'), onSelect: () => void save(layout, 'pdf') },
                ]}
              />
            </Can>
          </>
        )}
      </Flex>
    </Flex>
  );
}

/** The search of a chart that is here as a whole. */
export function ChartSearch({ chart: { search }, label }: { chart: ChartState; label: string }) {
  const t = useT();
  const found = search.hits.length;
  return (
    <>
      <Input
        aria-label={label}
        placeholder={label}
        value={search.text}
        maxW={{ base: 'full', md: '260px' }}
        onChange={(event) => search.change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) (event.shiftKey ? search.before : search.next)();
          if (event.key === 'Escape') search.change('');
        }}
      />
      {search.text.trim() !== '' && (
        <Flex align="center" gap="1">
          <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums" px="1">
            {found === 0 ? t('org.chart.noHit') : t('org.chart.hits', { at: search.at + 1, count: found })}
          </Text>
          <IconAction
            label={t('org.chart.before')}
            icon={<ChevronUpIcon />}
            disabled={found < 2}
            onClick={search.before}
          />
          <IconAction
            label={t('org.chart.next')}
            icon={<ChevronDownIcon />}
            disabled={found < 2}
            onClick={search.next}
          />
        </Flex>
      )}
    </>
  );
}
