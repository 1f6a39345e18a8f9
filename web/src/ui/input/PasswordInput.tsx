import { Flex, IconButton, Input, InputElement, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { EyeSign } from './EyeSign';

/** A masked field with a switch to see what was typed. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <Flex position="relative" w="full" isolation="isolate">
      <Input pe="var(--input-height)" {...props} type={shown ? 'text' : 'password'} />
      <InputElement placement="end" px="1">
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={t(shown ? 'ui.password.hide' : 'ui.password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <EyeSign crossed={shown} />
        </IconButton>
      </InputElement>
    </Flex>
  );
}
