import { Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { confirm } from '../../../ui/confirm';
import { FormGrid } from '../../../ui/form/FormGrid';
import { PageForm } from '../../../ui/form/PageForm';
import { NumberField, SelectField, SwitchField, TextField } from '../../../ui/form/fields';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import { toast } from '../../../ui/toast';
import type { CompanyFullFragment } from './company.gen';
import { type CompanyValues as Values, PEOPLE_SWITCHES, SWITCHES, useSaveSettings, valuesOf } from './companyValues';
import { zoneOptions } from './zones';

/** The company's name and places, and every switch that acts in a module. */
export function CompanyForm({ company, onReload }: { company: CompanyFullFragment; onReload: () => void }) {
  const t = useT();
  const { platformAdmin } = useCurrentUser();
  const { edit } = usePageAccess();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: valuesOf(company) });
  const save = useSaveSettings(company, platformAdmin);
  const zones = useMemo(zoneOptions, []);
  /** More is erased than before, and for good. */
  const isSure = async ({ leaverYears }: Values) =>
    leaverYears === '' ||
    Number(leaverYears) >= (company.leaverYears ?? Infinity) ||
    confirm({
      title: t('enterprise.company.leaverYears.sure'),
      body: t('enterprise.company.leaverYears.sure.body', { years: Number(leaverYears) }),
      action: t('enterprise.company.leaverYears.sure.action'),
      danger: true,
    });
  const unsure = [{ field: 'leaverYears', code: 'UNSURE', message: t('enterprise.company.leaverYears.unsure') }];
  const webAddress = (value: string) => {
    const known = URL.canParse(value.trim()) && /^https?:$/.test(new URL(value.trim()).protocol);
    return known ? null : t('enterprise.company.address.invalid');
  };
  const text = (name: FieldPath<Values>, label: string, help: string, more: object = {}) => (
    <TextField<Values> name={name} label={label} help={help} disabled={!edit} {...more} />
  );
  return (
    <PageForm
      form={form}
      onSave={async (values) => ((await isSure(values)) ? save(values) : unsure)}
      onDone={() => toast.success(t('enterprise.company.saved'))}
      onCancel={() => {
        form.reset(valuesOf(company));
        onReload();
      }}
    >
      <Stack gap="4">
        <SectionCard
          title={t('enterprise.company.basics')}
          hint={t('enterprise.company.basics.hint', { code: company.code })}
        >
          <FormGrid>
            <TextField<Values>
              name="name"
              label={t('enterprise.company.name')}
              required
              maxLength={LIMITS.companyName}
              disabled={!edit}
            />
            {platformAdmin && edit ? (
              <SelectField<Values>
                name="timeZone"
                label={t('enterprise.company.timeZone')}
                required
                options={zones}
                help={t('enterprise.company.timeZone.help')}
              />
            ) : (
              <TextField<Values>
                name="timeZone"
                label={t('enterprise.company.timeZone')}
                disabled
                help={t('enterprise.company.timeZone.platform')}
              />
            )}
            {platformAdmin &&
              text('loginDomain', t('enterprise.company.loginDomain'), t('enterprise.company.loginDomain.help'), {
                maxLength: LIMITS.webAddress,
              })}
          </FormGrid>
        </SectionCard>
        <SectionCard title={t('enterprise.company.appraisals')} hint={t('enterprise.company.appraisals.hint')}>
          <Stack gap="4">
            {SWITCHES.map((name) => (
              <Switch key={name} name={name} edit={edit} />
            ))}
            <FormGrid>
              <NumberField<Values>
                name="reviewLowScore"
                label={t('enterprise.company.reviewLowScore')}
                required
                places={LIMITS.decimalDigits}
                unit="%"
                help={t('enterprise.company.reviewLowScore.hint')}
                disabled={!edit}
              />
            </FormGrid>
          </Stack>
        </SectionCard>
        <SectionCard title={t('enterprise.company.organisation')}>
          <FormGrid>
            <NumberField<Values>
              name="backDatingDays"
              label={t('enterprise.company.backDatingDays')}
              required
              places={0}
              unit={t('enterprise.company.days')}
              help={t('enterprise.company.backDatingDays.hint')}
              check={(days) =>
                Number(days) > LIMITS.backDatingDaysMax
                  ? t('enterprise.company.backDatingDays.most', { days: LIMITS.backDatingDaysMax })
                  : null
              }
              disabled={!edit}
            />
          </FormGrid>
        </SectionCard>
        <SectionCard title={t('enterprise.company.people')}>
          <Stack gap="4">
            {PEOPLE_SWITCHES.map((name) => (
              <Switch key={name} name={name} edit={edit} />
            ))}
            <FormGrid>
              <NumberField<Values>
                name="leaverYears"
                label={t('enterprise.company.leaverYears')}
                places={0}
                unit={t('enterprise.company.years')}
                placeholder={t('enterprise.company.leaverYears.kept')}
                help={t('enterprise.company.leaverYears.hint')}
                check={(years) =>
                  Number(years) < LIMITS.leaverYearsMin || Number(years) > LIMITS.leaverYearsMax
                    ? t('enterprise.company.leaverYears.range', {
                        least: LIMITS.leaverYearsMin,
                        most: LIMITS.leaverYearsMax,
                      })
                    : null
                }
                disabled={!edit}
              />
            </FormGrid>
          </Stack>
        </SectionCard>
        <SectionCard title={t('enterprise.company.places')} hint={t('enterprise.company.places.hint')}>
          <FormGrid>
            {text(
              'miniProgramUrl',
              t('enterprise.company.miniProgramUrl'),
              t('enterprise.company.miniProgramUrl.help'),
              {
                wide: true,
                maxLength: LIMITS.webAddress,
                check: webAddress,
              },
            )}
            {text(
              'externalSystemUrl',
              t('enterprise.company.externalSystemUrl'),
              t('enterprise.company.externalSystemUrl.help'),
              { maxLength: LIMITS.webAddress, check: webAddress },
            )}
            {text(
              'externalSystemAppId',
              t('enterprise.company.externalSystemAppId'),
              t('enterprise.company.externalSystemAppId.help'),
              { maxLength: LIMITS.shortText },
            )}
          </FormGrid>
        </SectionCard>
      </Stack>
    </PageForm>
  );
}

/** What a company allows or not, with what that means. */
function Switch({ name, edit }: { name: (typeof SWITCHES | typeof PEOPLE_SWITCHES)[number]; edit: boolean }) {
  const t = useT();
  return (
    <Stack gap="0.5">
      <SwitchField<Values> name={name} label={t(`enterprise.company.${name}`)} disabled={!edit} />
      <Text color="fg.muted" textStyle="sm" ps="10">
        {t(`enterprise.company.${name}.hint`)}
      </Text>
    </Stack>
  );
}
