/**
 * Enterprise density on top of Chakra's recipes: controls are 32px high, text is 14px, the default button is neutral and
 * the theme colour marks the one thing to do (`variant="solid"`). Red is for `colorPalette="red"`: destruction only.
 */
const control = { textStyle: 'sm', '--input-height': 'sizes.8', px: '2.5' };

export const recipeOverrides = {
  button: {
    base: {
      '&[data-loading] > span > span': { visibility: 'visible !important', color: 'transparent !important' },
      cursor: 'pointer',
    },
    variants: {
      size: {
        '2xs': { h: '6', minW: '6', px: '1.5', textStyle: 'xs' },
        xs: { h: '6', minW: '6', px: '2', textStyle: 'xs', gap: '1', _icon: { width: '3.5', height: '3.5' } },
        sm: { h: '7', minW: '7', px: '2.5', textStyle: 'sm', gap: '1.5', _icon: { width: '4', height: '4' } },
        md: { h: '8', minW: '8', px: '4', textStyle: 'sm', gap: '1.5', _icon: { width: '4', height: '4' } },
        lg: { h: '10', minW: '10', px: '5', textStyle: 'md', gap: '2', _icon: { width: '5', height: '5' } },
      },
      variant: {
        solid: { _hover: { bg: 'colorPalette.hover' }, _expanded: { bg: 'colorPalette.hover' } },
        outline: {
          bg: 'bg.panel',
          color: 'fg',
          borderColor: 'border.emphasized',
          '--outline-color': 'colors.border.emphasized',
          _hover: { bg: 'bg.panel', color: 'colorPalette.fg', borderColor: 'colorPalette.solid' },
          _expanded: { bg: 'bg.panel', color: 'colorPalette.fg', borderColor: 'colorPalette.solid' },
        },
        ghost: { color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' }, _expanded: { bg: 'bg.muted' } },
        plain: { h: 'auto', minW: '0', px: '0', color: 'colorPalette.fg', _hover: { textDecoration: 'underline' } },
      },
    },
    defaultVariants: { variant: 'outline' },
  },
  input: {
    variants: { size: { md: control }, variant: { outline: { bg: 'bg.panel', borderColor: 'border.emphasized' } } },
  },
  heading: { base: { fontWeight: 'medium' } },
};

export const slotRecipeOverrides = {
  field: { base: { label: { fontWeight: 'normal', color: 'fg.muted' }, errorText: { fontWeight: 'normal' } } },
};
