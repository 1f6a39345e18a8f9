import { createListCollection } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useT } from '../../i18n/useT';
import { Select as Base } from '../../theme/parts/Select';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface Common {
  options: readonly Option[];
  /** Accessible name; leave it out inside a form field, which brings its own. */
  label?: string;
  placeholder?: string | undefined;
  clearable?: boolean;
  width?: string;
  disabled?: boolean;
  invalid?: boolean;
  onBlur?: () => void;
}

/** One of a closed set; the empty text is "none chosen". */
export function Select({ value, onChange, ...rest }: Common & { value: string; onChange: (value: string) => void }) {
  return (
    <Choice {...rest} multiple={false} value={value ? [value] : []} onChange={(values) => onChange(values[0] ?? '')} />
  );
}

/** Several of a closed set. */
export function MultiSelect({
  value,
  onChange,
  ...rest
}: Common & { value: string[]; onChange: (value: string[]) => void }) {
  return <Choice {...rest} multiple value={value} onChange={onChange} />;
}

interface ChoiceProps extends Common {
  multiple: boolean;
  value: string[];
  onChange: (values: string[]) => void;
}

function Choice({
  options,
  label,
  placeholder,
  clearable = true,
  width = 'full',
  disabled,
  invalid,
  onBlur,
  multiple,
  value,
  onChange,
}: ChoiceProps) {
  const t = useT();
  const collection = useMemo(
    () => createListCollection({ items: [...options], isItemDisabled: (item) => item.disabled ?? false }),
    [options],
  );
  return (
    <Base.Root
      collection={collection}
      multiple={multiple}
      value={value}
      onValueChange={(e) => onChange(e.value)}
      width={width}
      lazyMount
      unmountOnExit
      disabled={disabled ?? false}
      invalid={invalid ?? false}
      positioning={{ strategy: 'fixed', sameWidth: true, hideWhenDetached: true }}
      onFocusOutside={() => onBlur?.()}
    >
      {label && <Base.Label srOnly>{label}</Base.Label>}
      <Base.Control>
        <Base.Trigger onBlur={onBlur}>
          <Base.ValueText placeholder={placeholder ?? t('ui.select.placeholder')} />
        </Base.Trigger>
        <Base.IndicatorGroup>
          {clearable && value.length > 0 && <Base.ClearTrigger aria-label={t('ui.clear')} />}
          <Base.Indicator />
        </Base.IndicatorGroup>
      </Base.Control>
      {/* Not in a portal: a drawer's focus trap would not let the keyboard in. */}
      <Base.Positioner>
        <Base.Content maxH="280px">
          {collection.items.map((item) => (
            <Base.Item key={item.value} item={item}>
              {item.label}
              <Base.ItemIndicator />
            </Base.Item>
          ))}
        </Base.Content>
      </Base.Positioner>
    </Base.Root>
  );
}
