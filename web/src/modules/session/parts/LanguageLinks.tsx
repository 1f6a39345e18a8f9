import { chakra, HStack } from '@chakra-ui/react';
import { currentLanguage, languages, switchLanguage } from '../../../i18n/language';
import { useT } from '../../../i18n/useT';

/** Both languages in the open: nobody has to find a menu in a language they cannot read. */
export function LanguageLinks() {
  const t = useT();
  const now = currentLanguage();
  return (
    <HStack gap="4" justify="center" color="fg.muted">
      {languages.map((id) => (
        <chakra.button
          key={id}
          type="button"
          lang={id}
          minH="6"
          aria-pressed={id === now}
          color={id === now ? 'brand.fg' : undefined}
          onClick={() => {
            if (id !== now) switchLanguage(id);
          }}
        >
          {t(`app.language.${id}`)}
        </chakra.button>
      ))}
    </HStack>
  );
}
