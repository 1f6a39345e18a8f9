import { defineGlobalStyles } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { surfaceColours } from './surfaces';

const ROOT_UNIT = LIMITS.rootUnitMinPx;
/** A pixel on a screen as wide as the design's, larger on a wider one. */
const SCALED_PX = `(100vw / ${LIMITS.rootUnitBaseWidthPx})`;

/** The reader's own colours stand for all of ours. */
const FORCED = '@media (forced-colors: active)';
/** So low is a window that is enlarged: what sticks to its edges would leave no room to what is typed between. */
const LOW = '@media (max-height: 420px)';

const zh = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

const brandVars = { primary: 'var(--brand-primary)', light: 'var(--brand-light)', dark: 'var(--brand-dark)' };

/** The custom properties of the header's or the menu's surface. */
function surface(name: 'header' | 'menu', kind: 'light' | 'dark' | 'brand'): Record<`--${string}`, string> {
  const { bg, fg, hover, activeBg, activeFg, line } = surfaceColours[kind](brandVars);
  return {
    [`--shell-${name}-bg`]: bg,
    [`--shell-${name}-fg`]: fg,
    [`--shell-${name}-hover`]: hover,
    [`--shell-${name}-active-bg`]: activeBg,
    [`--shell-${name}-active-fg`]: activeFg,
    [`--shell-${name}-line`]: line,
  };
}

export const globalCss = defineGlobalStyles({
  // What is made for paper stands alone on it.
  'body:has([data-print]) > :not([data-print])': { '@media print': { display: 'none !important' } },
  html: {
    // Specification 9: the root unit grows with the width over a full screen's; rem follows the same scale.
    '--root-unit': `max(${ROOT_UNIT}px, ${ROOT_UNIT} * ${SCALED_PX})`,
    fontSize: `max(100%, 16 * ${SCALED_PX})`,
    '--font-body': `-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, ${zh}`,
    '--mirror-height': '0px',
    '--header-row': '48px',
    // Everything that sticks below the header starts here.
    '--header-height': 'calc(var(--header-row) + var(--mirror-height))',
    '&[data-mirror]': { '--mirror-height': '36px' },
    lineHeight: '1.57',
    colorPalette: 'brand',
    color: 'fg',
    bg: 'bg',
    scrollPaddingTop: '120px',
    [LOW]: { scrollPaddingTop: '8px' },
    ...surface('header', 'brand'),
    ...surface('menu', 'light'),
    '--shell-logo-bg': 'var(--shell-header-bg)',
    '--shell-logo-fg': 'var(--shell-header-fg)',
    '--shell-logo-line': 'var(--shell-header-line)',
  },
  'html:lang(zh)': { '--font-body': zh },
  'html[data-header=light]': surface('header', 'light'),
  'html[data-header=dark]': surface('header', 'dark'),
  'html[data-menu=dark]': surface('menu', 'dark'),
  'html[data-menu=brand]': surface('menu', 'brand'),
  'html[data-logo=menu]': {
    '--shell-logo-bg': 'var(--shell-menu-bg)',
    '--shell-logo-fg': 'var(--shell-menu-fg)',
    '--shell-logo-line': 'var(--shell-menu-line)',
  },
  // The brightness of the user menu: above everything, touched by nothing.
  'html::after': {
    content: '""',
    position: 'fixed',
    inset: '0',
    bg: 'black',
    opacity: 'var(--veil, 0)',
    pointerEvents: 'none',
    zIndex: '2147483647',
  },
  body: { textStyle: 'sm', minHeight: '100dvh' },
  // Colour alone marks nothing where the reader's own colours stand for all of ours.
  '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]': {
    [FORCED]: { outline: '2px solid Highlight !important', outlineOffset: '-2px' },
  },
  '[data-part=track]': { [FORCED]: { outline: '1px solid' } },
  '[data-part=range], [data-part=control][data-state=checked]': {
    [FORCED]: { forcedColorAdjust: 'none', bg: 'Highlight' },
  },
  '[data-sticks]': { [LOW]: { position: 'static !important' } },
  '[data-scope=drawer][data-part=content]': { [LOW]: { overflow: 'auto' } },
  '[data-scope=drawer][data-part=body]': { [LOW]: { overflow: 'visible', flex: 'none' } },
  // An icon is as large as the text it stands in.
  '.lucide': { boxSize: '1em' },
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle' },
  '*::selection': { bg: 'brand.emphasized' },
  '*': {
    _motionReduce: {
      // With none at all nothing that closes waits for the end of its animation, which a busy page misses.
      animationDuration: '0s !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
