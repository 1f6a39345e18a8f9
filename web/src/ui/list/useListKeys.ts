import { type RefObject, useEffect, useState } from 'react';

const OFF = 'hengcai.listKeys';
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=combobox]';

/**
 * Keys of a list page that are one character: `/` to its conditions, `?` to the help. Who speaks to the computer or
 * rests a hand on the keys can switch them off, for the tab.
 */
export function useListKeys(page: RefObject<HTMLElement | null>, onFilter: () => void, onHelp: () => void) {
  const [on, setOn] = useState(() => sessionStorage.getItem(OFF) === null);
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target as HTMLElement | null;
      const here = at === document.body || page.current?.contains(at);
      if (!here || at?.closest(TYPED_INTO)) return;
      const act = { '/': onFilter, '?': onHelp }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [on, page, onFilter, onHelp]);
  return {
    on,
    setOn: (next: boolean) => {
      setOn(next);
      if (next) sessionStorage.removeItem(OFF);
      else sessionStorage.setItem(OFF, '1');
    },
  };
}
