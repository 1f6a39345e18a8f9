import { cloneElement, type ReactElement } from 'react';
import { useT } from '../i18n/useT';
import { usePageAccess } from '../ui/PageAccess';
import { Tip } from '../ui/Tip';

interface Props {
  do: 'edit' | 'export';
  /** Key of a page element that roles can hide. */
  element?: string;
  /** Hidden without the right, or shown disabled with the reason. */
  as?: 'hidden' | 'disabled';
  children: ReactElement<{ disabled?: boolean }>;
}

/** Shows a control only to those who may use it. The server enforces; this mirrors. */
export function Can({ do: right, element, as = 'hidden', children }: Props) {
  const t = useT();
  const access = usePageAccess();
  if (element && access.hidden.has(element)) return null;
  if (access[right]) return children;
  if (as === 'hidden') return null;
  return (
    <Tip content={t('ui.viewOnly.hint')}>
      <span tabIndex={0}>{cloneElement(children, { disabled: true })}</span>
    </Tip>
  );
}
