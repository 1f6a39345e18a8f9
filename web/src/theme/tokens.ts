import { defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react';

const v = (value: string) => ({ value });

/** Neutral greys, a little cool; 500 and darker carry text at 4.5:1 on the page background. */
export const colors = defineTokens.colors({
  gray: {
    50: v('#f5f6f8'),
    100: v('#eff1f4'),
    200: v('#e3e6eb'),
    300: v('#cdd2da'),
    400: v('#9aa2af'),
    500: v('#646d7c'),
    600: v('#4e5767'),
    700: v('#39414f'),
    800: v('#272d38'),
    900: v('#1b202a'),
    950: v('#12161d'),
  },
});

export const fonts = defineTokens.fonts({ body: v('var(--font-body)'), heading: v('var(--font-body)') });

export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: v('{colors.gray.50}'),
    panel: v('{colors.white}'),
    subtle: v('{colors.gray.50}'),
    muted: v('{colors.gray.100}'),
  },
  fg: {
    DEFAULT: v('{colors.gray.900}'),
    muted: v('{colors.gray.600}'),
    subtle: v('{colors.gray.500}'),
    error: v('#c02626'),
    warning: v('#935608'),
    success: v('#1a7340'),
    info: v('#1d5cb8'),
  },
  border: { DEFAULT: v('{colors.gray.200}'), emphasized: v('{colors.gray.300}'), error: v('#d03a3a') },
  brand: {
    solid: v('var(--brand-primary)'),
    contrast: v('#ffffff'),
    fg: v('var(--brand-dark)'),
    subtle: v('var(--brand-light)'),
    muted: v('var(--brand-muted)'),
    emphasized: v('var(--brand-emphasized)'),
    focusRing: v('var(--brand-primary)'),
    border: v('var(--brand-emphasized)'),
    hover: v('var(--brand-hover)'),
  },
  shell: {
    header: {
      bg: v('var(--shell-header-bg)'),
      fg: v('var(--shell-header-fg)'),
      hover: v('var(--shell-header-hover)'),
      line: v('var(--shell-header-line)'),
    },
    menu: {
      bg: v('var(--shell-menu-bg)'),
      fg: v('var(--shell-menu-fg)'),
      hover: v('var(--shell-menu-hover)'),
      activeBg: v('var(--shell-menu-active-bg)'),
      activeFg: v('var(--shell-menu-active-fg)'),
      line: v('var(--shell-menu-line)'),
    },
    logo: { bg: v('var(--shell-logo-bg)'), fg: v('var(--shell-logo-fg)'), line: v('var(--shell-logo-line)') },
  },
  /** Status dots (specification 3, "Status colours"); each always stands beside a word. */
  status: {
    neutral: v('#8b94a3'),
    fillingIn: v('#2f6fd6'),
    approving: v('#c07a12'),
    approved: v('#2a8f56'),
    scoring: v('#7450c8'),
    scored: v('#4b62c9'),
    calibrating: v('#b0508f'),
    communicating: v('#0f8a8a'),
    communicated: v('#23806b'),
    closed: v('#6d7685'),
    danger: v('#cf3b36'),
  },
});

export const textStyles = defineTextStyles({
  xs: { value: { fontSize: '0.75rem', lineHeight: '1.25rem' } },
  sm: { value: { fontSize: '0.875rem', lineHeight: '1.375rem' } },
  md: { value: { fontSize: '1rem', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: '1rem', lineHeight: '1.5rem' } },
  xl: { value: { fontSize: '1.25rem', lineHeight: '1.75rem' } },
  '2xl': { value: { fontSize: '1.5rem', lineHeight: '2rem' } },
});
