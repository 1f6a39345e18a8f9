import { selectSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';
import { listItem } from '../listItem';

addSlotRecipe('select', selectSlotRecipe, {
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
});

export { Select } from '@chakra-ui/react';
