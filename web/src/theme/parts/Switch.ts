import { switchSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

// A label may take two lines.
addSlotRecipe('switch', switchSlotRecipe, { base: { label: { lineHeight: '1.25rem' } } });

export { Switch } from '@chakra-ui/react';
