import { LIMITS } from '@hengcai/shared/rules/limits';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { confirm } from '../../../ui/confirm';
import type { CaptureResult } from '../../../ui/export/capture';
import { type PdfPage, savePdf, savePng } from '../../../ui/export/saveFiles';
import { drawWatermark } from '../../../ui/export/watermark';
import { toast } from '../../../ui/toast';
import type { ChartLayout } from './chartLayout';
import { type ChartPage, chartPages, EDGE, HEAD, ON_PAGE, PAGE, pictureScale } from './chartPages';
import { drawChart, drawText } from './drawChart';

/** Pixels of a page's picture for one of its points. */
const SHARP = 2;

/** A white picture to draw on; null where nothing can be drawn. */
function paper(width: number, height: number): CanvasRenderingContext2D | null {
  const size = { width: Math.round(width), height: Math.round(height) };
  const context = Object.assign(document.createElement('canvas'), size).getContext('2d');
  if (!context) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  return context;
}

/** Saves the whole chart as it is unfolded, whatever of it is in sight: what it is, of when, and who made the file. */
export function useChartFile(title: string) {
  const t = useT();
  const { company } = useCurrentUser();

  const save = async (layout: ChartLayout, as: 'png' | 'pdf'): Promise<CaptureResult> => {
    const now = formatDateTime(new Date().toISOString());
    const head = `${company.name} · ${title}`;
    if (as === 'pdf') {
      const drawn = function* (): Iterable<PdfPage | null> {
        for (const page of chartPages(layout))
          yield pageOf(layout, page, head, t('org.chart.page', placeOf(page)), now);
      };
      return savePdf(drawn(), title, PAGE);
    }
    const scale = pictureScale(layout);
    if (scale < 1) {
      const agreed = await confirm({
        title: t('org.chart.large.title'),
        body: t('org.chart.large.body', { pixels: LIMITS.exportCanvasMaxPx, percent: Math.round(scale * 100) }),
        action: t('org.chart.large.action'),
      });
      if (!agreed) return 'cancelled';
    }
    const canvas = pictureOf(layout, scale, head, now);
    return canvas ? savePng(canvas, title) : 'failed';
  };

  return async (layout: ChartLayout, as: 'png' | 'pdf') => {
    const result = await save(layout, as).catch((): CaptureResult => 'failed');
    if (result === 'failed') toast.warning(t('ui.export.failed'));
  };
}

const placeOf = ({ at }: ChartPage) => ({
  row: at?.row ?? 1,
  rows: at?.rows ?? 1,
  column: at?.column ?? 1,
  columns: at?.columns ?? 1,
});

function pictureOf(layout: ChartLayout, scale: number, head: string, now: string): HTMLCanvasElement | null {
  const width = Math.max(layout.width, 480) + 2 * EDGE;
  const height = layout.height + 2 * EDGE + HEAD;
  const context = paper(width * scale, height * scale);
  if (!context) return null;
  drawText(context, head, { x: EDGE * scale, y: EDGE * scale, size: 18 * scale, isHead: true });
  drawText(context, now, { x: EDGE * scale, y: (EDGE + 26) * scale, size: 12 * scale, isHead: false });
  drawChart(context, layout, {
    left: -EDGE,
    top: -EDGE - HEAD,
    right: width,
    bottom: height,
    scale,
  });
  drawWatermark(context, now, scale);
  return context.canvas;
}

function pageOf(layout: ChartLayout, page: ChartPage, head: string, place: string, now: string): PdfPage | null {
  const context = paper(PAGE.width * SHARP, PAGE.height * SHARP);
  if (!context) return null;
  const y = (ON_PAGE.top - 14) * SHARP;
  drawText(context, head, { x: ON_PAGE.left * SHARP, y, size: 11 * SHARP, isHead: true });
  context.textAlign = 'right';
  drawText(context, [now, page.at && place].filter(Boolean).join(' · '), {
    x: (ON_PAGE.left + ON_PAGE.width) * SHARP,
    y,
    size: 8 * SHARP,
    isHead: false,
  });
  context.textAlign = 'left';
  context.save();
  context.beginPath();
  context.rect(ON_PAGE.left * SHARP, ON_PAGE.top * SHARP, ON_PAGE.width * SHARP, ON_PAGE.height * SHARP);
  context.clip();
  context.translate(ON_PAGE.left * SHARP, ON_PAGE.top * SHARP);
  drawChart(context, layout, { ...page, scale: page.points * SHARP });
  context.restore();
  drawWatermark(context, now, SHARP / 1.5);
  return { canvas: context.canvas, width: PAGE.width, height: PAGE.height };
}
