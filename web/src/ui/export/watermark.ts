import { LIMITS } from '@hengcai/shared/rules/limits';
import { watermarkOwner } from './watermarkOwner';

const WIDTH = LIMITS.watermarkWidthPx;
const HEIGHT = LIMITS.watermarkHeightPx;

/** One tile of the watermark; it repeats over what is exported. Null where nobody is known, or nothing can be drawn. */
function watermarkTile(now: string): HTMLCanvasElement | null {
  const words = [watermarkOwner(), now].filter(Boolean).join(' ');
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context || words === '') return null;
  context.font = `${LIMITS.watermarkFontPx}px sans-serif`;
  context.fillStyle = 'rgba(30, 40, 60, 0.14)';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.translate(WIDTH / 2, HEIGHT / 2);
  context.rotate(-Math.PI / 12);
  context.fillText(words, 0, 0, WIDTH - 20);
  return canvas;
}

/** Lays the watermark over a copy that is about to be drawn: who made the picture, and when. */
export function addWatermark(copy: Document, element: HTMLElement, now: string): void {
  const tile = watermarkTile(now);
  if (!tile) return;
  const layer = copy.createElement('div');
  Object.assign(layer.style, {
    position: 'absolute',
    inset: '0',
    pointerEvents: 'none',
    zIndex: '1',
    backgroundImage: `url(${tile.toDataURL('image/png')})`,
    backgroundRepeat: 'repeat',
  });
  element.style.position = 'relative';
  element.append(layer);
}

/** Lays the watermark over a drawn picture; `scale` is how many of its pixels one of the screen takes. */
export function drawWatermark(context: CanvasRenderingContext2D, now: string, scale: number): void {
  const tile = watermarkTile(now);
  const pattern = tile && context.createPattern(tile, 'repeat');
  if (!pattern) return;
  const { width, height } = context.canvas;
  context.save();
  context.scale(scale, scale);
  context.fillStyle = pattern;
  context.fillRect(0, 0, width / scale, height / scale);
  context.restore();
}
