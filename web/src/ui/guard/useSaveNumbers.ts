import { useRef, useState } from 'react';
import { randomId } from '../randomId';

/** What tells the saves of an open form from those of another window, and a late one from those after it: a new number each time. */
export function useSaveNumbers(): () => { clientId: string; seq: number } {
  const [clientId] = useState(randomId);
  const seq = useRef(0);
  return () => {
    seq.current += 1;
    return { clientId, seq: seq.current };
  };
}
