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
  textarea: {
    variants: {
      size: { md: { textStyle: 'sm', px: '2.5', py: '1.5' } },
      variant: { outline: { bg: 'bg.panel', borderColor: 'border.emphasized' } },
    },
  },
  badge: { base: { fontVariantNumeric: 'tabular-nums' } },
  heading: { base: { fontWeight: 'medium' } },
};

const listItem = { py: '1.5', px: '2.5', textStyle: 'sm' };

export const slotRecipeOverrides = {
  field: { base: { label: { fontWeight: 'normal', color: 'fg.muted' }, errorText: { fontWeight: 'normal' } } },
  dialog: {
    base: {
      header: { px: '6', pt: '5', pb: '3' },
      body: { px: '6', pt: '0', pb: '5' },
      footer: { px: '6', pt: '0', pb: '5', gap: '2' },
      title: { fontWeight: 'medium' },
    },
  },
  drawer: {
    base: {
      header: { px: '6', py: '4', borderBottomWidth: '1px' },
      body: { px: '6', py: '5' },
      footer: { px: '6', py: '3', borderTopWidth: '1px', gap: '2' },
      title: { textStyle: 'md', fontWeight: 'medium' },
    },
  },
  select: {
    base: {
      trigger: { bg: 'bg.panel', _placeholderShown: { color: 'fg.subtle' } },
      clearTrigger: {
        boxSize: '6',
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        rounded: 'sm',
        cursor: 'pointer',
      },
    },
    variants: {
      size: {
        md: {
          root: { '--select-trigger-height': 'sizes.8', '--select-trigger-padding-x': 'spacing.2.5' },
          content: { textStyle: 'sm' },
          item: listItem,
        },
      },
      variant: { outline: { trigger: { bg: 'bg.panel', borderColor: 'border.emphasized' } } },
    },
  },
  combobox: {
    base: {
      clearTrigger: { boxSize: '6', display: 'inline-flex', alignItems: 'center', justifyContent: 'center' },
      trigger: { boxSize: '6' },
    },
    variants: {
      size: {
        md: {
          root: { '--combobox-input-height': 'sizes.8', '--combobox-input-padding-x': 'spacing.2.5' },
          item: listItem,
        },
      },
      variant: { outline: { input: { bg: 'bg.panel', borderColor: 'border.emphasized' } } },
    },
  },
  menu: { base: { item: { cursor: 'pointer' } } },
  segmentGroup: {
    base: {
      root: { bg: 'bg.muted' },
      indicator: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'brand.solid' },
      item: { cursor: 'pointer', _checked: { color: 'brand.fg' } },
    },
  },
  tooltip: { base: { content: { maxW: '320px', textStyle: 'xs', px: '2.5', py: '1.5' } } },
  toast: {
    base: {
      root: {
        bg: 'bg.panel',
        color: 'fg',
        borderWidth: '1px',
        borderColor: 'border',
        boxShadow: 'lg',
        py: '3',
        alignItems: 'center',
        '&[data-type=success]': { bg: 'bg.panel', color: 'fg' },
        '&[data-type=error]': { bg: 'bg.panel', color: 'fg' },
        '&[data-type=warning]': { bg: 'bg.panel', color: 'fg' },
      },
      title: { fontWeight: 'normal' },
    },
  },
};
