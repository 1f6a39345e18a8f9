import { progressSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('progress', progressSlotRecipe);

export { Progress } from '@chakra-ui/react';
