import { badgeRecipe } from '@chakra-ui/react/theme';
import { addRecipe } from '../addRecipe';

addRecipe('badge', badgeRecipe, { base: { fontVariantNumeric: 'tabular-nums' } });

export { Badge } from '@chakra-ui/react';
