import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { LockIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatNumber } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { act } from '../../../shared/save/outcome';
import { Badge } from '../../../theme/parts/Badge';
import { confirm } from '../../../ui/confirm';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import { RowActions } from '../../../ui/table/RowActions';
import { useDictionaries } from '../dictionary/useDictionaries';
import { FoldedCard } from '../../../ui/FoldedCard';
import type { Profile } from '../sections';
import { endingOf } from './ending';
import { RecordDrawer } from './RecordDrawer';
import { type KeptRecord, nameOf, type RecordKindSpec } from './recordKinds';
import { useSaveRecords } from './useSaveRecords';

/** What a record without a name is called by. */
const DAYS: readonly string[] = ['validFrom', 'validTo'];

interface Props {
  spec: RecordKindSpec;
  /** Null: hidden from the reader. */
  records: readonly KeptRecord[] | null;
  profile: Profile;
}

/** The titles, certificates or share options of somebody: read, and kept one by one by those who may. */
export function RecordsCard({ spec, records, profile }: Props) {
  const t = useT();
  const save = useSaveRecords(spec, profile);
  const mayEdit = usePageAccess().edit && records !== null && profile.editableGroups.includes(spec.group);
  const [editing, setEditing] = useState<KeptRecord | 'new' | null>(null);
  const title = t(spec.title);
  const rows = records ?? [];
  const remove = async (record: KeptRecord) => {
    const sure = await confirm({
      title: t('employee.records.remove.title', { name: nameOf(record) }),
      body: t('employee.records.remove.body'),
      action: t('ui.delete'),
      danger: true,
    });
    if (!sure) return;
    await act(async () => ({ userErrors: await save(rows.filter((one) => one !== record)) }), t('employee.saved'));
  };
  const add = mayEdit && rows.length < LIMITS.recordsMax && (
    <Button variant="ghost" aria-label={t(spec.add)} onClick={() => setEditing('new')}>
      <PlusIcon />
      {t('employee.section.add')}
    </Button>
  );
  const drawer = editing && (
    <RecordDrawer
      spec={spec}
      record={editing === 'new' ? null : editing}
      onClose={() => setEditing(null)}
      onSave={(record) =>
        editing === 'new'
          ? save([...rows, record], rows.length)
          : save(
              rows.map((one) => (one === editing ? record : one)),
              rows.indexOf(editing),
            )
      }
    />
  );
  if (rows.length === 0) {
    const text = records ? (
      t('employee.section.empty')
    ) : (
      <>
        <LockIcon aria-hidden />
        {t('employee.section.hidden')}
      </>
    );
    return (
      <Box minW="0" css={{ '& > section': { height: 'full' } }}>
        <FoldedCard id={spec.kind} title={title} text={text} action={add} />
        {drawer}
      </Box>
    );
  }
  return (
    <Box gridColumn="1 / -1" minW="0">
      <SectionCard id={spec.kind} title={title} actions={add}>
        <Box as="ul" listStyleType="none">
          {rows.map((record) => (
            <Flex
              as="li"
              key={record.id}
              gap="4"
              py="2.5"
              align="center"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0' }}
            >
              <RecordText spec={spec} record={record} />
              {mayEdit && (
                <RowActions
                  actions={[
                    { id: 'edit', label: t('ui.edit'), onSelect: () => setEditing(record) },
                    { id: 'remove', label: t('ui.delete'), danger: true, onSelect: () => void remove(record) },
                  ]}
                />
              )}
            </Flex>
          ))}
        </Box>
      </SectionCard>
      {drawer}
    </Box>
  );
}

/** The name of a record, what else is known of it, and that it ends where that matters. */
function RecordText({ spec, record }: { spec: RecordKindSpec; record: KeptRecord }) {
  const t = useT();
  const { wordFor } = useDictionaries();
  const named = !record.name;
  const facts = spec.fields.flatMap(({ name, label, kind, unit }) => {
    const value = record[name];
    if (name === 'name' || !value || (named && DAYS.includes(name))) return [];
    const shown = {
      date: () => formatDate(value),
      number: () => formatNumber(value),
      choice: () => wordFor(name, value),
      text: () => value,
    }[kind]();
    const whole = unit ? t('ui.amount', { amount: shown, unit: t(unit) }) : shown;
    return [{ name, text: t('employee.records.fact', { label: t(label), value: whole }) }];
  });
  const ending = spec.ends ? endingOf(record.validTo ?? null, today()) : null;
  return (
    <Box flex="1" minW="0">
      <Flex gap="2" wrap="wrap" align="center">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {nameOf(record)}
        </Text>
        {ending && (
          <Badge colorPalette={ending.days < 0 ? 'red' : 'orange'}>
            {ending.days < 0 ? t('employee.records.ended') : t('employee.records.endsIn', { days: ending.days })}
          </Badge>
        )}
      </Flex>
      <Flex columnGap="4" wrap="wrap" color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
        {facts.map(({ name, text }) => (
          <Text as="span" key={name} overflowWrap="anywhere">
            {text}
          </Text>
        ))}
      </Flex>
    </Box>
  );
}
