import { qrCodeSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('qrCode', qrCodeSlotRecipe);

export { QrCode } from '@chakra-ui/react';
