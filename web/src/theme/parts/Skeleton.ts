import { skeletonRecipe } from '@chakra-ui/react/theme';
import { addRecipe } from '../addRecipe';

addRecipe('skeleton', skeletonRecipe);

export { Skeleton } from '@chakra-ui/react';
