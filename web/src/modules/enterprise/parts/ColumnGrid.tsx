import { LIMITS } from '@hengcai/shared/rules/limits';
import { Box, Button, Portal, Text } from '@chakra-ui/react';
import { type ColumnTypeName, isAlwaysFilled, isOnlyShown } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { PlusIcon } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { CheckCell, TextCell } from '../../../shared/grid/cells';
import { EditGrid } from '../../../shared/grid/EditGrid';
import { Menu } from '../../../theme/parts/Menu';
import { columnGroups, type ContentValues, newColumn } from '../contentModel';

/** The columns of a part: chosen by type, named freely, required or not. */
export function ColumnGrid({ at, disabled }: { at: number; disabled: boolean }) {
  const t = useT();
  const label = useEnumLabel();
  const { control } = useFormContext<ContentValues>();
  const path = `parts.${at}.columns` as const;
  const columns = useWatch({ control, name: path });
  const typeAt = (i: number) => label('AssessmentColumnType', columns[i]?.type);
  return (
    <EditGrid
      name={path}
      label={t('enterprise.part.columns')}
      max={LIMITS.partColumnsMax}
      min={1}
      disabled={disabled}
      extra={<AddColumn at={at} />}
      columns={[
        {
          id: 'type',
          heads: true,
          header: t('enterprise.column.type'),
          width: 130,
          cell: (_name, i) => <Text py="2.5">{typeAt(i)}</Text>,
        },
        {
          id: 'name',
          header: t('enterprise.column.name'),
          width: 200,
          cell: (name, i) => (
            <TextCell
              name={name}
              label={t('enterprise.column.nameOf', { type: typeAt(i) })}
              maxLength={LIMITS.customColumnName}
              disabled={disabled}
            />
          ),
        },
        {
          id: 'nameEn',
          header: t('enterprise.column.nameEn'),
          width: 200,
          cell: (name, i) => (
            <TextCell
              name={name}
              label={t('enterprise.column.nameEnOf', { type: typeAt(i) })}
              maxLength={LIMITS.customColumnNameEn}
              placeholder={t('enterprise.nameEn.optional')}
              disabled={disabled}
            />
          ),
        },
        {
          id: 'required',
          header: t('enterprise.column.required'),
          width: 80,
          cell: (name, i) => {
            const type = columns[i]?.type;
            if (type !== undefined && isOnlyShown(type))
              return (
                <Text py="2.5" color="fg.muted">
                  {t('enterprise.column.shown')}
                </Text>
              );
            if (type !== undefined && isAlwaysFilled(type))
              return (
                <Text py="2.5" color="fg.muted">
                  {t('enterprise.column.always')}
                </Text>
              );
            const label = t('enterprise.column.requiredOf', { type: typeAt(i) });
            return (
              <Box py="3">
                <CheckCell name={name} label={label} disabled={disabled} />
              </Box>
            );
          },
        },
      ]}
    />
  );
}

const groupLabels = { filled: 'enterprise.column.filled', scored: 'enterprise.column.scored' } as const;

/** Types that the part does not have yet, in their two groups. */
function AddColumn({ at }: { at: number }) {
  const t = useT();
  const label = useEnumLabel();
  const { control, getValues, setValue } = useFormContext<ContentValues>();
  const path = `parts.${at}.columns` as const;
  const used = new Set(useWatch({ control, name: path }).map((column) => column.type));
  const add = (type: ColumnTypeName) =>
    setValue(path, [...getValues(path), newColumn(type, (one) => label('AssessmentColumnType', one))], {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <Menu.Root lazyMount unmountOnExit closeOnSelect={false} positioning={{ placement: 'bottom-start' }}>
      <Menu.Trigger asChild>
        <Button size="sm">
          <PlusIcon />
          {t('enterprise.column.add')}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxH="360px" minW="180px">
            {(['filled', 'scored'] as const).map((group) => (
              <Menu.ItemGroup key={group}>
                <Menu.ItemGroupLabel fontWeight="normal" color="fg.subtle" textStyle="xs">
                  {t(groupLabels[group])}
                </Menu.ItemGroupLabel>
                {columnGroups[group].map((type) => (
                  <Menu.Item key={type} value={type} disabled={used.has(type)} onSelect={() => add(type)}>
                    {label('AssessmentColumnType', type)}
                  </Menu.Item>
                ))}
              </Menu.ItemGroup>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
