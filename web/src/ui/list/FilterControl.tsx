import { Box, Field, Input } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DateRangeInput } from '../input/DateRangeInput';
import { MultiSelect, Select } from '../input/Select';
import type { FilterField } from './filterFields';
import type { Filter } from './listParams';

interface Props<F extends Filter> {
  field: FilterField<F>;
  draft: F;
  onChange: (part: Partial<F>) => void;
}

export function FilterControl<F extends Filter>({ field, draft, onChange }: Props<F>) {
  const text = (name: string) => draft[name] as string;
  const put = (part: Record<string, string | string[]>) => onChange(part as Partial<F>);
  switch (field.kind) {
    case 'text':
      return (
        <Field.Root>
          <Field.Label>{field.label}</Field.Label>
          <Input
            value={text(field.name)}
            placeholder={field.placeholder}
            onChange={(e) => put({ [field.name]: e.target.value })}
          />
        </Field.Root>
      );
    case 'select':
      return (
        <Labelled label={field.label}>
          <Select
            label={field.label}
            options={field.options}
            value={text(field.name)}
            onChange={(v) => put({ [field.name]: v })}
          />
        </Labelled>
      );
    case 'multi':
      return (
        <Labelled label={field.label}>
          <MultiSelect
            label={field.label}
            options={field.options}
            value={draft[field.name] as string[]}
            onChange={(v) => put({ [field.name]: v })}
          />
        </Labelled>
      );
    case 'dates':
      return (
        <Labelled label={field.label}>
          <DateRangeInput
            label={field.label}
            from={text(field.from)}
            to={text(field.to)}
            onChange={(from, to) => put({ [field.from]: from, [field.to]: to })}
          />
        </Labelled>
      );
    case 'custom':
      return <Labelled label={field.label}>{field.render(draft, onChange)}</Labelled>;
  }
}

/** The control carries its own accessible name; this is the visible one above it. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Box aria-hidden color="fg.muted" mb="1.5">
        {label}
      </Box>
      {children}
    </Box>
  );
}
