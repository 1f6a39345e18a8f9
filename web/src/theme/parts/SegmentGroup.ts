import { segmentGroupSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('segmentGroup', segmentGroupSlotRecipe, {
  base: {
    root: { bg: 'bg.muted' },
    indicator: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'brand.solid' },
    item: { cursor: 'pointer', _checked: { color: 'brand.fg' } },
  },
});

export { SegmentGroup } from '@chakra-ui/react';
