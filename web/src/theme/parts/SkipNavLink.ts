import { skipNavLinkRecipe } from '@chakra-ui/react/theme';
import { addRecipe } from '../addRecipe';

addRecipe('skipNavLink', skipNavLinkRecipe);

export { SkipNavLink } from '@chakra-ui/react';
