import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { FilterBar } from '../../../ui/list/FilterBar';
import type { FilterField } from '../../../ui/list/filterFields';
import type { Filter } from '../../../ui/list/listParams';
import { PhoneFilters } from '../../../ui/list/PhoneFilters';
import type { ListState } from '../../../ui/list/useListState';
import { Panel } from '../../../ui/Panel';
import { useIsPhone } from '../../../ui/useMedia';

/** The conditions of a report above it; on the phone behind a button. */
export function ReportFilters<F extends Filter>(props: { fields: readonly FilterField<F>[]; list: ListState<F> }) {
  const isPhone = useIsPhone();
  const [open, setOpen] = useState(false);
  return isPhone ? (
    <Box mb="3">
      <PhoneFilters {...props} open={open} onOpen={setOpen} />
    </Box>
  ) : (
    <Panel mb="3">
      <FilterBar {...props} />
    </Panel>
  );
}
