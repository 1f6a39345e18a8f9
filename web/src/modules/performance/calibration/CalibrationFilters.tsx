import { HStack, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Select } from '../../../ui/input/Select';
import type { CalibrationConditions } from './useCalibration';

interface Props {
  conditions: CalibrationConditions;
  levels: readonly string[];
  onChange: (conditions: CalibrationConditions) => void;
}

/** Name or number on Enter, level at once; without levels, by name alone. */
export function CalibrationFilters({ conditions, levels, onChange }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState(conditions.keyword);
  const search = () => onChange({ ...conditions, keyword: keyword.trim() });
  return (
    <HStack
      as="form"
      role="search"
      gap="2"
      flex={{ base: '1 0 70%', md: '0 1 auto' }}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Input
        aria-label={t('performance.calib.keyword')}
        placeholder={t('performance.calib.keyword')}
        w={{ base: 'full', md: '200px' }}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
        onBlur={search}
      />
      {levels.length > 0 && (
        <Select
          label={t('performance.calib.level')}
          placeholder={t('performance.calib.level')}
          value={conditions.levelName}
          onChange={(levelName) => onChange({ ...conditions, levelName })}
          options={levels.map((name) => ({ value: name, label: name }))}
          clearable
          width="120px"
        />
      )}
    </HStack>
  );
}
