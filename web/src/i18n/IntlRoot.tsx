import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { texts } from './catalogue';
import type { MessageId } from './ids';
import { currentLanguage } from './language';

export function IntlRoot({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale={currentLanguage()} messages={texts as Record<MessageId, string>} onError={reportMissing}>
      {children}
    </IntlProvider>
  );
}

function reportMissing(error: Error): void {
  if (import.meta.env.DEV) throw error;
  console.error(error.message);
}
