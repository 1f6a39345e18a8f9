import { LIMITS } from '@hengcai/shared/rules/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, onFlush, saveDraft } from './drafts';

export type SaveState =
  { kind: 'clean' } | { kind: 'dirty' } | { kind: 'saving' } | { kind: 'saved'; at: Date } | { kind: 'failed' };

interface Options<T> {
  /** Compared by identity: a new object means something changed. */
  value: T;
  /** Rejects or answers false when it could not be saved; answers the value where saving made another of it, as by new ids. */
  save: (value: T) => Promise<T | boolean | void>;
  /** Name of the draft that survives a re-login. */
  draft: string;
  enabled?: boolean;
}

/**
 * Saves what changed every few seconds (specification 9), one request at a time and none ever aborted; a hidden tab saves at once. A failure is
 * shown until a save goes well, and trying goes on. `dirty` guards the page, `saveNow` is the button, and `inTurn` is for what sends the
 * same in another way, as submission does.
 */
export function useAutoSave<T extends object>({ value, save, draft, enabled = true }: Options<T>) {
  const [state, setState] = useState<SaveState>({ kind: 'clean' });
  const latest = useRef({ value, save });
  const saved = useRef(value);
  const running = useRef<Promise<unknown> | null>(null);
  latest.current = { value, save };

  const run = useCallback(async (): Promise<boolean> => {
    const sent = latest.current.value;
    if (sent === saved.current) return true;
    setState({ kind: 'saving' });
    const answer = await latest.current.save(sent).catch(() => false);
    const ok = answer !== false;
    if (ok) {
      saved.current = typeof answer === 'object' ? answer : sent;
      dropDraft(draft);
    }
    const untouched = [sent, saved.current].includes(latest.current.value);
    setState(!ok ? { kind: 'failed' } : untouched ? { kind: 'saved', at: new Date() } : { kind: 'dirty' });
    return ok;
  }, [draft]);

  /** Sends after what is on its way, so that it knows the version which that leaves; no save is begun before it is over. */
  const inTurn = useCallback(<R>(send: () => Promise<R>): Promise<R> => {
    const mine = (running.current ?? Promise.resolve()).then(send);
    const over = mine
      .catch(() => undefined)
      .then(() => {
        if (running.current === over) running.current = null;
      });
    running.current = over;
    return mine;
  }, []);
  const saveNow = useCallback((): Promise<boolean> => inTurn(run), [inTurn, run]);

  /** The server's own version, just loaded or just returned by another action: nothing to save. */
  const accept = useCallback((fresh: T) => {
    saved.current = fresh;
    setState({ kind: 'clean' });
  }, []);

  const dirty = enabled && value !== saved.current;
  useEffect(() => {
    if (dirty) setState((now) => (now.kind === 'saving' || now.kind === 'failed' ? now : { kind: 'dirty' }));
  }, [dirty, value]);
  useEffect(() => {
    if (!enabled) return;
    const tick = () => {
      if (!running.current) void saveNow();
    };
    const timer = setInterval(tick, LIMITS.autoSaveMs);
    const onHide = () => {
      if (document.hidden) tick();
    };
    document.addEventListener('visibilitychange', onHide);
    const off = onFlush(() => {
      if (latest.current.value !== saved.current) saveDraft(draft, latest.current.value);
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      off();
    };
  }, [enabled, saveNow, draft]);

  return { state, dirty, saveNow, inTurn, accept };
}
