import { Button, Flex, Grid, HStack } from '@chakra-ui/react';
import { ChevronDownIcon, ChevronUpIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { FilterControl } from './FilterControl';
import type { FilterField } from './filterFields';
import type { Filter } from './listParams';
import type { ListState } from './useListState';

const OPEN = 3;

interface Props<F extends Filter> {
  fields: readonly FilterField<F>[];
  list: ListState<F>;
  /** In the phone's drawer every field is open. */
  stacked?: boolean;
  onDone?: () => void;
}

/** Conditions above a list: the first three open, the rest behind a switch; nothing is asked before "query" or Enter. */
export function FilterBar<F extends Filter>({ fields, list, stacked = false, onDone }: Props<F>) {
  const t = useT();
  const [seen, setSeen] = useState(list.filter);
  const [draft, setDraft] = useState(list.filter);
  const [expanded, setExpanded] = useState(false);
  if (seen !== list.filter) {
    setSeen(list.filter);
    setDraft(list.filter);
  }
  const shown = stacked || expanded ? fields : fields.slice(0, OPEN);
  const submit = () => {
    list.query(draft);
    onDone?.();
  };
  return (
    <Grid
      as="form"
      role="search"
      aria-label={t('ui.filter.label')}
      onSubmit={(e) => {
        e.preventDefault();
        submit();
      }}
      templateColumns={stacked ? '1fr' : { md: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' }}
      columnGap="5"
      rowGap="3"
      p={stacked ? '0' : '4'}
      alignItems="end"
    >
      {shown.map((field) => (
        <FilterControl
          key={field.label}
          field={field}
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      ))}
      <Flex
        justify="flex-end"
        gap="2"
        // However many fields there are, the drawer's buttons stay in sight.
        {...(stacked
          ? { position: 'sticky', bottom: '0', zIndex: 1, py: '3', bg: 'bg.panel', borderTopWidth: '1px' }
          : { gridColumnEnd: '-1' })}
      >
        <HStack gap="2">
          <Button type="submit" variant="solid">
            {t('ui.filter.query')}
          </Button>
          <Button
            onClick={() => {
              list.reset();
              onDone?.();
            }}
          >
            {t('ui.filter.reset')}
          </Button>
        </HStack>
        {!stacked && fields.length > OPEN && (
          <Button variant="plain" size="md" onClick={() => setExpanded(!expanded)} aria-expanded={expanded}>
            {t(expanded ? 'ui.filter.collapse' : 'ui.filter.expand')}
            {expanded ? <ChevronUpIcon /> : <ChevronDownIcon />}
          </Button>
        )}
      </Flex>
    </Grid>
  );
}
