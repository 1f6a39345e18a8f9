import { textareaRecipe } from '@chakra-ui/react/theme';
import { addRecipe } from '../addRecipe';

addRecipe('textarea', textareaRecipe, {
  variants: {
    size: { md: { textStyle: 'sm', px: '2.5', py: '1.5' } },
    variant: { outline: { bg: 'bg.panel', borderColor: 'border.emphasized' } },
  },
});

export { Textarea } from '@chakra-ui/react';
