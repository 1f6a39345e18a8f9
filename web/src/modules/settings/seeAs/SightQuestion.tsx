import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { CheckIcon, XIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { EmployeePicker } from '../../../shared/pickers/EmployeePicker';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import { Select } from '../../../ui/input/Select';
import { SectionCard } from '../../../ui/Panel';
import { DataTable } from '../../../ui/table/DataTable';
import type { Reason, SeeAs } from './useSeeAs';

/** One field of one person: seen or not, in a sentence, and role by role. */
export function SightQuestion({ seeAs }: { seeAs: SeeAs }) {
  const t = useT();
  const [person, setPerson] = useState('');
  const [field, setField] = useState('baseSalary');
  const { reason, choices, errorAt } = seeAs;
  const fields = (choices?.employeeFieldLayout?.groups ?? []).flatMap((group) => group.fields);
  return (
    <SectionCard id="sight" title={t('settings.seeAs.why')} hint={t('settings.seeAs.why.hint')}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <FieldFrame label={t('settings.seeAs.ofPerson')} required error={errorAt('ofEmployeeId')}>
          <EmployeePicker
            value={person}
            onChange={(id) => {
              setPerson(id);
              seeAs.forgetReason();
            }}
          />
        </FieldFrame>
        <FieldFrame label={t('settings.seeAs.field')} required error={errorAt('field')}>
          <Select
            clearable={false}
            value={field}
            options={fields.map(({ name: value, label }) => ({ value, label }))}
            onChange={(value) => {
              setField(value);
              seeAs.forgetReason();
            }}
          />
        </FieldFrame>
      </SimpleGrid>
      <Flex mt="4">
        <Button disabled={person === ''} loading={seeAs.busy} onClick={() => void seeAs.explain(person, field)}>
          {t('settings.seeAs.explain')}
        </Button>
      </Flex>
      {reason && <Answer reason={reason} />}
    </SectionCard>
  );
}

function Answer({ reason }: { reason: Reason }) {
  const t = useT();
  const sign = (yes: boolean) => (
    <Flex as="span" align="center" gap="1" color={yes ? 'green.fg' : 'fg.muted'}>
      {yes ? <CheckIcon aria-hidden /> : <XIcon aria-hidden />}
      {t(yes ? 'settings.seeAs.yes' : 'settings.seeAs.no')}
    </Flex>
  );
  return (
    <Stack gap="3" mt="4" role="status">
      <Text fontWeight="medium">{reason.sentence}</Text>
      {reason.value !== null && <Text>{t('settings.seeAs.value', { value: reason.value })}</Text>}
      {reason.valueHidden && <Text color="fg.muted">{t('settings.seeAs.valueHidden')}</Text>}
      {reason.roles.length > 0 && (
        <DataTable
          label={t('settings.seeAs.byRole')}
          rows={reason.roles}
          rowKey={({ roleId }) => roleId}
          cards
          columns={[
            { id: 'role', header: t('settings.seeAs.by.role'), cell: ({ name }) => name },
            { id: 'page', header: t('settings.seeAs.opensPage'), cell: ({ opensPage }) => sign(opensPage) },
            { id: 'person', header: t('settings.seeAs.showsPerson'), cell: ({ showsPerson }) => sign(showsPerson) },
            { id: 'field', header: t('settings.seeAs.readsField'), cell: ({ readsField }) => sign(readsField) },
          ]}
        />
      )}
    </Stack>
  );
}
