import { Button, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { EmployeePicker } from '../../../shared/pickers/EmployeePicker';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import { Select } from '../../../ui/input/Select';
import { SectionCard } from '../../../ui/Panel';
import type { SeeAs } from './useSeeAs';

/** As whom, and on which page. */
export function SeeAsForm({ seeAs }: { seeAs: SeeAs }) {
  const t = useT();
  const { who, choices, errorAt } = seeAs;
  const pages = (choices?.role?.menus ?? []).flatMap((menu) => menu.pages);
  return (
    <SectionCard id="see-as" title={t('settings.seeAs.whom')} hint={t('settings.seeAs.recorded')}>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        <FieldFrame label={t('settings.seeAs.by')}>
          <Select
            clearable={false}
            value={who.by}
            options={[
              { value: 'person', label: t('settings.seeAs.by.person') },
              { value: 'role', label: t('settings.seeAs.by.role') },
            ]}
            onChange={(by) => seeAs.choose({ by: by === 'role' ? 'role' : 'person' })}
          />
        </FieldFrame>
        {who.by === 'person' ? (
          <FieldFrame label={t('settings.seeAs.by.person')} required error={errorAt('employeeId')}>
            <EmployeePicker value={who.employeeId} onChange={(employeeId) => seeAs.choose({ employeeId })} />
          </FieldFrame>
        ) : (
          <FieldFrame
            label={t('settings.seeAs.by.role')}
            required
            error={errorAt('roleId')}
            help={t('settings.seeAs.role.help')}
          >
            <Select
              clearable={false}
              value={who.roleId}
              options={(choices?.roles ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(roleId) => seeAs.choose({ roleId })}
            />
          </FieldFrame>
        )}
        <FieldFrame label={t('settings.seeAs.page')} error={errorAt('path')}>
          <Select
            clearable={false}
            value={seeAs.path}
            options={pages.map(({ path, name }) => ({ value: path, label: name }))}
            onChange={seeAs.choosePath}
          />
        </FieldFrame>
      </SimpleGrid>
      <Flex mt="4" gap="3" align="center" wrap="wrap">
        <Button variant="solid" disabled={!seeAs.ready} loading={seeAs.busy} onClick={() => void seeAs.look()}>
          {t('settings.seeAs.look')}
        </Button>
        {seeAs.view && (
          <Text>
            {seeAs.view.roles.length === 0
              ? t('settings.seeAs.noRoles', { name: seeAs.view.name })
              : t('settings.seeAs.hasRoles', {
                  name: seeAs.view.name,
                  roles: seeAs.view.roles.map(({ name }) => name).join(t('import.listSeparator')),
                })}
          </Text>
        )}
      </Flex>
    </SectionCard>
  );
}
