import { radioGroupSlotRecipe, radiomarkRecipe } from '@chakra-ui/react/theme';
import { addRecipe, addSlotRecipe } from '../addRecipe';

addRecipe('radiomark', radiomarkRecipe);
addSlotRecipe('radioGroup', radioGroupSlotRecipe);

export { RadioGroup } from '@chakra-ui/react';
