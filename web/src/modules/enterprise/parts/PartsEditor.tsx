import { LIMITS } from '@hengcai/shared/rules/limits';
import { Box, Button, chakra, Flex, Grid, HStack, Text } from '@chakra-ui/react';
import type { ColumnTypeName } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { ArrowDownIcon, ArrowUpIcon, CircleAlertIcon, PlusIcon, Trash2Icon } from 'lucide-react';
import { useState } from 'react';
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { formatPercent } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { WeightSum } from '../../../shared/grid/WeightSum';
import { confirm } from '../../../ui/confirm';
import { IconAction } from '../../../ui/IconAction';
import { Panel, SectionCard } from '../../../ui/Panel';
import { type ContentValues, newPart } from '../contentModel';
import { PartEditor } from './PartEditor';

/** Parts at the left with their weights and sum, the chosen one at the right. */
export function PartsEditor({ nameOf, disabled }: { nameOf: (type: ColumnTypeName) => string; disabled: boolean }) {
  const t = useT();
  const { control } = useFormContext<ContentValues>();
  const { append, remove, move } = useFieldArray({ control, name: 'parts' });
  const parts = useWatch({ control, name: 'parts' });
  const { errors } = useFormState({ control });
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, parts.length - 1);
  const whole: string | undefined = get(errors, 'parts.root.message') ?? get(errors, 'parts.message');
  const shift = (to: number) => {
    move(at, to);
    setChosen(to);
  };
  const drop = async () => {
    const name = parts[at]?.name || t('enterprise.part.unnamed');
    if (
      await confirm({
        title: t('enterprise.part.remove.title'),
        body: t('enterprise.part.remove.body', { name }),
        action: t('enterprise.part.remove'),
        danger: true,
      })
    )
      remove(at);
  };
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' }} gap="4" alignItems="start">
      <Panel position={{ lg: 'sticky' }} top={{ lg: '128px' }} overflow="hidden">
        <Flex px="4" py="3" borderBottomWidth="1px" direction="column">
          <Text fontWeight="medium">{t('enterprise.parts')}</Text>
          <WeightSum values={parts.map((part) => part.weight)} />
        </Flex>
        {parts.map((part, i) => (
          <chakra.button
            key={i}
            type="button"
            onClick={() => setChosen(i)}
            aria-current={i === at ? 'true' : undefined}
            display="flex"
            w="full"
            alignItems="center"
            gap="2"
            textAlign="start"
            px="4"
            py="2"
            cursor="pointer"
            borderInlineStartWidth="3px"
            borderColor={i === at ? 'brand.solid' : 'transparent'}
            bg={i === at ? 'brand.subtle' : undefined}
            _hover={{ bg: i === at ? 'brand.subtle' : 'bg.subtle' }}
          >
            <Text truncate flex="1">
              {part.name || t('enterprise.part.unnamed')}
            </Text>
            {Boolean(get(errors, `parts.${i}`)) && (
              <Box color="fg.error" role="img" aria-label={t('enterprise.part.invalid')}>
                <CircleAlertIcon />
              </Box>
            )}
            <Text color="fg.muted" fontVariantNumeric="tabular-nums">
              {part.weight ? formatPercent(part.weight) : '-'}
            </Text>
          </chakra.button>
        ))}
        {!disabled && (
          <Box p="3" borderTopWidth="1px">
            <Button
              size="sm"
              w="full"
              disabled={parts.length >= LIMITS.templatePartsMax}
              onClick={() => {
                append(newPart(nameOf, ''));
                setChosen(parts.length);
              }}
            >
              <PlusIcon />
              {t('enterprise.part.add')}
            </Button>
          </Box>
        )}
        {/* Below the button: it comes when a field is left, and would push the button away under the click that left it. */}
        {whole && (
          <Text role="alert" color="fg.error" textStyle="xs" px="4" pb="3">
            {whole}
          </Text>
        )}
      </Panel>
      {at >= 0 && (
        <SectionCard
          title={parts[at]?.name || t('enterprise.part.unnamed')}
          actions={
            !disabled && (
              <HStack gap="0">
                <IconAction
                  label={t('ui.grid.up')}
                  icon={<ArrowUpIcon />}
                  disabled={at === 0}
                  onClick={() => shift(at - 1)}
                />
                <IconAction
                  label={t('ui.grid.down')}
                  icon={<ArrowDownIcon />}
                  disabled={at === parts.length - 1}
                  onClick={() => shift(at + 1)}
                />
                <IconAction
                  label={t('enterprise.part.remove')}
                  icon={<Trash2Icon />}
                  disabled={parts.length === 1}
                  onClick={() => void drop()}
                />
              </HStack>
            )
          }
        >
          <PartEditor key={at} at={at} disabled={disabled} />
        </SectionCard>
      )}
    </Grid>
  );
}
