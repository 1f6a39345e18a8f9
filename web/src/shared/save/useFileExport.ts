import { useRef, useState } from 'react';
import { downloadFile, type FileLink } from '../../session/files';
import { toast } from '../../ui/toast';

/** What a mutation answers that makes a file. */
interface Answer {
  file: FileLink | null;
  userErrors: readonly { message: string }[];
}

/** Asks for a file and saves it, one at a time; why there is none is told. */
export function useFileExport<A extends readonly unknown[]>(ask: (...args: A) => Promise<Answer | null | undefined>) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const save = async (...args: A): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const answer = await ask(...args);
      if (answer?.userErrors[0]) toast.error(answer.userErrors[0].message);
      else if (answer?.file) await downloadFile(answer.file);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, save };
}
