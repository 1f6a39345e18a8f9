import { Box, Button, HStack, Spinner, Text, useListCollection } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { DASH, localName } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { hasFailed } from '../../session/failures';
import { Combobox } from '../../theme/parts/Combobox';
import { Initials } from '../../ui/Person';
import { type EmployeeOptionsQuery, useEmployeeOptionsLazyQuery, usePickedEmployeeQuery } from './pickers.gen';

type Option = Omit<NonNullable<EmployeeOptionsQuery['employeeOptions']>[number], 'department'> & {
  department?: { id: string; name: string; nameEn: string | null } | null;
};

/** What a picker knows about whoever was chosen. */
export type PickedPerson = Pick<Option, 'id' | 'number' | 'name' | 'nameEn'>;

/** People other than those whose records the reader may see, with how they are searched. */
export interface Among {
  people: readonly PickedPerson[] | undefined;
  loading: boolean;
  search: (keyword: string) => void;
}

interface Props {
  /** Id of the chosen person; '' for none. */
  value: string;
  onChange: (id: string, person: PickedPerson | null) => void;
  /** Accessible name; leave it out inside a form field. */
  label?: string;
  placeholder?: string;
  /** Only people of this department. */
  departmentId?: string;
  /** Only people who may become a superior of this person. */
  superiorOf?: string | undefined;
  /** People who have left, instead of those in service. */
  left?: boolean;
  /** Only these people. */
  among?: Among | undefined;
  /** Who is chosen, where the caller knows it already; saves one query. */
  chosen?: PickedPerson | null;
  disabled?: boolean;
  invalid?: boolean;
  onBlur?: () => void;
}

const SETTLE_MS = 200;
const MOST = 20;
const textOf = (p: PickedPerson) => `${localName(p)} (${p.number})`;

/** One person: type part of a name, its pinyin, a number or an email. */
export function EmployeePicker({
  value,
  onChange,
  label,
  placeholder,
  departmentId,
  superiorOf,
  left = false,
  among,
  chosen,
  disabled,
  invalid,
  onBlur,
}: Props) {
  const t = useT();
  const [ask, asked] = useEmployeeOptionsLazyQuery({ fetchPolicy: 'cache-first' });
  const loading = among ? among.loading : asked.loading;
  const search = among?.search;
  const {
    data: known,
    error,
    refetch,
  } = usePickedEmployeeQuery({
    variables: { id: value },
    skip: value === '' || chosen?.id === value,
    context: { quiet: true },
  });
  const { collection, set } = useListCollection<Option>({
    initialItems: [],
    itemToValue: (p) => p.id,
    itemToString: textOf,
  });
  const [typed, setTyped] = useState<string | null>(null);
  const options = among ? among.people : (asked.data ?? asked.previousData)?.employeeOptions;
  const person = [...(options ?? []), known?.employee, chosen].find((p) => p?.id === value);

  useEffect(() => {
    if (options) set([...options]);
  }, [options, set]);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      if (search) return search(typed);
      void ask({
        variables: {
          keyword: typed,
          limit: MOST,
          ...(departmentId && { departmentId }),
          ...(superiorOf && { superiorOfId: superiorOf }),
          ...(left && { left }),
        },
      });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, departmentId, superiorOf, left, search, ask]);

  return (
    <Combobox.Root
      collection={collection}
      value={value ? [value] : []}
      inputValue={typed ?? (person ? textOf(person) : '')}
      disabled={disabled ?? false}
      invalid={invalid ?? false}
      openOnClick
      lazyMount
      positioning={{ strategy: 'fixed', sameWidth: true }}
      onFocusOutside={() => onBlur?.()}
      // The key that opens it has been typed already.
      onOpenChange={(e) => setTyped((now) => (e.open ? (now ?? '') : null))}
      onInputValueChange={(e) => {
        if (e.reason === 'input-change') setTyped(e.inputValue);
      }}
      onValueChange={(e) => {
        setTyped(null);
        onChange(e.value[0] ?? '', e.items[0] ?? null);
      }}
    >
      {label && <Combobox.Label srOnly>{label}</Combobox.Label>}
      <Combobox.Control>
        <Combobox.Input placeholder={placeholder ?? t('ui.picker.searchPerson')} onBlur={onBlur} />
        <Combobox.IndicatorGroup>
          {loading && <Spinner size="xs" />}
          {value && <Combobox.ClearTrigger aria-label={t('ui.clear')} />}
          <Combobox.Trigger aria-label={t('ui.picker.open')} />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      {value !== '' && !person && hasFailed(error) && (
        // Somebody is chosen, and stays so: an empty field would say that there is nobody.
        <HStack gap="2" role="alert">
          <Text color="fg.error" textStyle="xs">
            {t('ui.picker.failed')}
          </Text>
          <Button variant="plain" size="xs" onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </HStack>
      )}
      <Combobox.Positioner>
        <Combobox.Content maxH="300px">
          <Combobox.Empty>{t(loading ? 'app.loading' : 'ui.picker.none')}</Combobox.Empty>
          {collection.items.map((item) => (
            <Combobox.Item key={item.id} item={item}>
              <HStack gap="2" minW="0" flex="1">
                <Initials name={item.name} />
                <Box minW="0" flex="1">
                  <Box truncate>
                    {localName(item)}{' '}
                    <Box as="span" color="fg.subtle" textStyle="xs">
                      {item.number}
                    </Box>
                  </Box>
                  {item.department !== undefined && (
                    <Box color="fg.subtle" textStyle="xs" truncate>
                      {item.department ? localName(item.department) : DASH}
                    </Box>
                  )}
                </Box>
              </HStack>
              <Combobox.ItemIndicator />
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}
