import { Dialog as ChakraDialog, type DialogRootProps } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { createElement } from 'react';
import { addSlotRecipe } from '../addRecipe';
import { staysOpen } from '../staysOpen';

addSlotRecipe('dialog', dialogSlotRecipe, {
  base: {
    header: { px: '6', pt: '5', pb: '3' },
    body: { px: '6', pt: '0', pb: '5' },
    footer: { px: '6', pt: '0', pb: '5', gap: '2' },
    title: { fontWeight: 'medium' },
  },
});

const Root = (props: DialogRootProps) => createElement(ChakraDialog.Root, { ...staysOpen, ...props });

export const Dialog = { ...ChakraDialog, Root };
