import { LIMITS } from '@hengcai/shared/rules/limits';

/** Specification 9: brightness of the page in percent, from the darkest to the full one. */
export const BRIGHTNESS = {
  min: LIMITS.brightnessMin,
  max: LIMITS.brightnessMax,
  step: 1,
  default: LIMITS.brightnessDefault,
} as const;

const KEY = 'hengcai.brightness';

/** A stored or typed brightness brought into its bounds; what is no number is the default. */
export function toBrightness(value: unknown): number {
  const percent = value === null || value === '' ? Number.NaN : Math.round(Number(value));
  return Number.isFinite(percent) ? Math.min(BRIGHTNESS.max, Math.max(BRIGHTNESS.min, percent)) : BRIGHTNESS.default;
}

export const storedBrightness = (): number => toBrightness(localStorage.getItem(KEY));

/**
 * Dims the page through a black veil above everything (`html::after`): a filter on the root would turn what is fixed into
 * what scrolls along, and exports would not know of it.
 */
export function applyBrightness(percent: number): void {
  document.documentElement.style.setProperty('--veil', String((BRIGHTNESS.max - percent) / 100));
  localStorage.setItem(KEY, String(percent));
}
