import { LIMITS } from '@hengcai/shared/rules/limits';
import { watermarkOwner } from './watermarkOwner';

const WIDTH = LIMITS.watermarkWidthPx;
const HEIGHT = LIMITS.watermarkHeightPx;

/** One tile of the watermark as a picture; it repeats over what is exported. */
export function watermarkTile(words: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context || words === '') return '';
  context.font = `${LIMITS.watermarkFontPx}px sans-serif`;
  context.fillStyle = 'rgba(30, 40, 60, 0.14)';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.translate(WIDTH / 2, HEIGHT / 2);
  context.rotate(-Math.PI / 12);
  context.fillText(words, 0, 0, WIDTH - 20);
  return canvas.toDataURL('image/png');
}

/** Lays the watermark over a copy that is about to be drawn: who made the picture, and when. */
export function addWatermark(copy: Document, element: HTMLElement, now: string): void {
  const tile = watermarkTile([watermarkOwner(), now].filter(Boolean).join(' '));
  if (tile === '') return;
  const layer = copy.createElement('div');
  Object.assign(layer.style, {
    position: 'absolute',
    inset: '0',
    pointerEvents: 'none',
    zIndex: '1',
    backgroundImage: `url(${tile})`,
    backgroundRepeat: 'repeat',
  });
  element.style.position = 'relative';
  element.append(layer);
}
