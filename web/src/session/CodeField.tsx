import { chakra, HStack, Input } from '@chakra-ui/react';
import { useT } from '../i18n/useT';
import { FormField } from '../ui/form/FormField';

/** The verification code and its picture; a click on the picture fetches a new one. */
export function CodeField({ image, onRefresh }: { image: string | null; onRefresh: () => void }) {
  const t = useT();
  return (
    <FormField<{ verificationCode: string }>
      name="verificationCode"
      label={t('session.code')}
      check={() => null}
      required
    >
      {(field) => (
        <HStack w="full" gap="2">
          <Input {...field} autoComplete="off" maxLength={6} />
          <chakra.button
            type="button"
            aria-label={t('session.code.refresh')}
            onClick={onRefresh}
            h="8"
            w="104px"
            flexShrink={0}
            borderWidth="1px"
            rounded="sm"
            overflow="hidden"
            bg="bg.muted"
            textStyle="xs"
            color="fg.muted"
          >
            {image ? <chakra.img src={image} alt="" h="full" w="full" objectFit="cover" /> : t('session.code.failed')}
          </chakra.button>
        </HStack>
      )}
    </FormField>
  );
}
