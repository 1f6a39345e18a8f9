import { LIMITS } from '@hengcai/shared/rules/limits';
import { styleNonce } from '../../theme/styleNonce';
import { type PdfPage, savePdf, savePng } from './saveFiles';
import { addWatermark } from './watermark';

/**
 * An element of the page as PNG or PDF: the only door to html2canvas, so that the engine can change. Two traps
 * of html2canvas 1.4 are closed in `prepareClone`.
 */

/** A PDF page, in points. */
const PAGE = { width: LIMITS.pdfPageWidth, height: LIMITS.pdfPageHeight };

export type CaptureResult = 'done' | 'cancelled' | 'failed';

export interface CaptureOptions {
  name: string;
  as: 'png' | 'pdf';
  /** When it is made, as its watermark says. */
  now: string;
  /** Asked when the picture is larger than a canvas holds; content beyond the limit would be lost. */
  confirmLarge?: () => Promise<boolean>;
}

/** Pixels per CSS pixel: two for sharp text, less where the limit would be passed, never under one. */
export const captureScale = (width: number, height: number): number =>
  Math.min(2, Math.max(1, LIMITS.exportCanvasMaxPx / Math.max(width, height, 1)));
const exceedsCanvas = (width: number, height: number): boolean =>
  Math.max(width, height) * captureScale(width, height) > LIMITS.exportCanvasMaxPx;

/** Heights of the PDF pages a picture is cut into, in its own pixels. */
export function pageSlices(width: number, height: number): { top: number; height: number }[] {
  const page = Math.floor((width / PAGE.width) * PAGE.height);
  return Array.from({ length: Math.max(1, Math.ceil(height / page)) }, (_, i) => ({
    top: i * page,
    height: Math.min(page, height - i * page),
  }));
}

const COLOURS = [
  'color',
  'background-color',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'text-decoration-color',
  'fill',
  'stroke',
] as const;
/** html2canvas reads rgb(), hsl() and hex; `color-mix()` computes to `color(srgb …)`, on which it throws. */
export const isUnreadable = (value: string): boolean => /\b(color|oklch|oklab|lab|lch|color-mix)\(/.test(value);

/** Redraws a colour on one pixel and reads it back as rgba. */
function toRgba(value: string): string {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return 'transparent';
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgba(${r}, ${g}, ${b}, ${a / 255})`;
}

/** Writes every colour the engine cannot read as rgba into the copy it is about to draw. */
export function fixColours(root: Element, view: Window, convert: (value: string) => string = toRgba): void {
  for (const node of [root, ...root.querySelectorAll('*')]) {
    const style = view.getComputedStyle(node);
    const own = (node as HTMLElement | SVGElement).style;
    for (const property of COLOURS) {
      const value = style.getPropertyValue(property);
      if (isUnreadable(value)) own.setProperty(property, convert(value));
    }
    if (isUnreadable(style.getPropertyValue('box-shadow'))) own.setProperty('box-shadow', 'none');
    if (isUnreadable(style.getPropertyValue('background-image'))) own.setProperty('background-image', 'none');
  }
}

/** The copy stands in a window of its own, where layouts may fall out otherwise: it keeps the width it was measured with. */
const prepareClone = (width: number, now: string) => (copy: Document, element: HTMLElement) => {
  fixColours(element, copy.defaultView ?? window);
  Object.assign(element.style, { overflow: 'visible', boxSizing: 'border-box', width: `${width}px`, maxWidth: 'none' });
  addWatermark(copy, element, now);
};

/**
 * html2canvas measures the baseline of a font with an `img` at the end of the body; Chakra's reset makes images blocks,
 * and every text would drop by six pixels.
 */
function withInlineImages<T>(work: () => Promise<T>): Promise<T> {
  const style = Object.assign(document.createElement('style'), { nonce: styleNonce() });
  // The copy has no nonce, and needs it no more.
  style.dataset['html2canvasIgnore'] = '';
  style.textContent = 'body > div:last-child img { display: inline-block !important }';
  document.head.append(style);
  return work().finally(() => style.remove());
}

export async function captureElement(
  element: HTMLElement,
  { name, as, now, confirmLarge }: CaptureOptions,
): Promise<CaptureResult> {
  const width = element.scrollWidth;
  const height = element.scrollHeight;
  if (exceedsCanvas(width, height) && confirmLarge && !(await confirmLarge())) return 'cancelled';
  try {
    const { default: html2canvas } = await import('html2canvas');
    const canvas = await withInlineImages(() =>
      html2canvas(element, {
        scale: captureScale(width, height),
        width,
        height,
        windowWidth: Math.max(innerWidth, width),
        backgroundColor: '#ffffff',
        useCORS: true,
        logging: false,
        onclone: prepareClone(width, now),
      }),
    );
    if (!canvas || canvas.width === 0 || canvas.height === 0) return 'failed';
    return as === 'png' ? await savePng(canvas, name) : await savePdf(pagesOf(canvas), name, PAGE);
  } catch {
    return 'failed';
  }
}

/** The picture cut into pages. */
function* pagesOf(canvas: HTMLCanvasElement): Iterable<PdfPage | null> {
  for (const slice of pageSlices(canvas.width, canvas.height)) {
    const page = Object.assign(document.createElement('canvas'), { width: canvas.width, height: slice.height });
    const context = page.getContext('2d');
    context?.drawImage(canvas, 0, -slice.top);
    yield context && { canvas: page, width: PAGE.width, height: (PAGE.width / canvas.width) * slice.height };
  }
}
