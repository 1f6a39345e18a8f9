import { Button, type ButtonProps } from '@chakra-ui/react';

/** A quiet button on the header's surface, whatever its colour. */
export function HeaderButton(props: ButtonProps) {
  return (
    <Button
      variant="ghost"
      px="2"
      color="inherit"
      _hover={{ bg: 'shell.header.hover', color: 'inherit' }}
      _expanded={{ bg: 'shell.header.hover' }}
      {...props}
    />
  );
}
