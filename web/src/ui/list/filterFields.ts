import type { ReactNode } from 'react';
import type { Option } from '../input/Select';
import type { Filter } from './listParams';

type KeyOf<F extends Filter, V> = { [K in keyof F]: F[K] extends V ? K : never }[keyof F] & string;

/** One condition of a filter bar. */
export type FilterField<F extends Filter> =
  | { kind: 'text'; name: KeyOf<F, string>; label: string; placeholder?: string }
  | { kind: 'select'; name: KeyOf<F, string>; label: string; options: readonly Option[] }
  | { kind: 'multi'; name: KeyOf<F, string[]>; label: string; options: readonly Option[] }
  | { kind: 'dates'; from: KeyOf<F, string>; to: KeyOf<F, string>; label: string }
  | { kind: 'custom'; label: string; render: (draft: F, change: (part: Partial<F>) => void) => ReactNode };
