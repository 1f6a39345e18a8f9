import { useSyncExternalStore } from 'react';

/**
 * A question that code asks and a dialog answers, mounted once beside the application. A second question ends the first
 * one with `unanswered`.
 */
export function questionOf<Options extends object, Answer>(unanswered: Answer) {
  type Asked = Options & { answer: (answer: Answer) => void };
  let asked: Asked | null = null;
  const listeners = new Set<() => void>();
  const publish = (next: Asked | null) => {
    asked = next;
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    ask(options: Options): Promise<Answer> {
      asked?.answer(unanswered);
      return new Promise((resolve) => {
        publish({
          ...options,
          answer: (answer) => {
            publish(null);
            resolve(answer);
          },
        });
      });
    },
    useAsked: () => useSyncExternalStore(subscribe, () => asked),
  };
}
