import { useCallback } from 'react';
import { type PrimitiveType, useIntl } from 'react-intl';
import type { MessageId } from './ids';

export type Translate = (id: MessageId, values?: Record<string, PrimitiveType>) => string;

/** `const t = useT(); t('employee.list.title')` */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** The text of an id that is only known at run time (`errors.<code>`, `enum.<set>.<name>`); null when there is none. */
export function useTextIfAny(): (id: string, values?: Record<string, PrimitiveType>) => string | null {
  const intl = useIntl();
  return useCallback(
    (id, values) => (id in intl.messages ? intl.formatMessage({ id: id as MessageId }, values) : null),
    [intl],
  );
}
