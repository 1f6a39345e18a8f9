import type { ReactElement } from 'react';
import { currentLanguage, type Language, languages, switchLanguage } from '../i18n/language';
import { useT } from '../i18n/useT';
import { DropMenu } from '../ui/DropMenu';

/** Chinese or English; the page reloads (specification 2). */
export function LanguageSwitch({
  trigger,
  onSwitch,
}: {
  trigger: ReactElement;
  onSwitch?: (language: Language) => Promise<unknown>;
}) {
  const t = useT();
  const now = currentLanguage();
  return (
    <DropMenu
      trigger={trigger}
      entries={languages.map((id) => ({
        id,
        label: `${t(`app.language.${id}`)}${id === now ? ' ✓' : ''}`,
        onSelect: () => {
          if (id !== now) void Promise.resolve(onSwitch?.(id)).finally(() => switchLanguage(id));
        },
      }))}
    />
  );
}
