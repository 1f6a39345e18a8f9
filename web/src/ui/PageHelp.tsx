import { IconButton } from '@chakra-ui/react';
import { CircleHelpIcon } from 'lucide-react';
import { createContext, lazy, Suspense, use, useId, useState } from 'react';
import type { MessageId } from '../i18n/ids';
import { useT, useTextIfAny } from '../i18n/useT';

const PageHelpPanel = lazy(() => import('./PageHelpPanel'));

/** Of the page that is open: its title, and the page whose rule applies to it, where the reader may visit that. */
export interface HelpOf {
  /** Id of the title: `performance.title.planList` has its help in `performance.help.planList`. */
  title: MessageId;
  rule?: { path: string; name: string } | undefined;
}

const Context = createContext<HelpOf | null>(null);
export const PageHelpProvider = Context.Provider;

/** “?” beside the title of a page: two or three sentences on what applies here, and where it is decided. */
export function PageHelp() {
  const t = useT();
  const textIfAny = useTextIfAny();
  const trigger = useId();
  // Nothing is loaded before it is first asked for.
  const [open, setOpen] = useState<boolean>();
  const of = use(Context);
  const text = of && textIfAny(of.title.replace('.title.', '.help.'));
  if (!text) return null;
  return (
    <>
      <IconButton
        id={trigger}
        aria-label={t('ui.help')}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        variant="ghost"
        size="xs"
        color="fg.muted"
        rounded="full"
        onClick={() => setOpen(!open)}
      >
        <CircleHelpIcon />
      </IconButton>
      {open !== undefined && (
        <Suspense>
          <PageHelpPanel trigger={trigger} text={text} rule={of.rule} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
