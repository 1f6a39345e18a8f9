import { Box, Button, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { lengthBetween, serviceTime } from '@hengcai/shared/rules/employee/service-time';
import { MailIcon, PhoneIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate, localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { Panel } from '../../../ui/Panel';
import { Avatar } from '../../../ui/Person';
import { StatusDot } from '../../../ui/StatusDot';
import { statusTone } from '../../../shared/person/employeeStatus';
import type { Profile } from '../sections';
import { detailsPath } from '../useEmployeeColumns';

/** Who this is, at the left of a wide screen: it stays while the page is read. */
export function PersonCard({ profile }: { profile: Profile }) {
  const t = useT();
  const label = useEnumLabel();
  const { number, name, nameEn, status, department, position, manager, entryDate, avatarUrl } = profile;
  const served = useServed(profile);
  return (
    <Box hideBelow="xl" w="260px" flexShrink={0} position="sticky" top="calc(var(--header-height) + 60px)" data-sticks>
      <Panel as="section" aria-label={t('employee.who')} p="5">
        <Stack align="center" gap="1" textAlign="center">
          <Avatar name={localName(profile)} url={avatarUrl ?? null} size={14} />
          <Text textStyle="md" fontWeight="medium" mt="2" overflowWrap="anywhere">
            {localName(profile)}
          </Text>
          {nameEn && localName(profile) !== nameEn && <Text color="fg.muted">{nameEn}</Text>}
          {nameEn && localName(profile) === nameEn && <Text color="fg.muted">{name}</Text>}
          <Text color="fg.subtle" textStyle="xs" fontVariantNumeric="tabular-nums">
            {number}
          </Text>
          <StatusDot tone={statusTone(status)} label={label('EmployeeStatus', status)} />
        </Stack>
        <Stack as="dl" gap="3" mt="5">
          {department && <Line label={t('employee.department')}>{localName(department)}</Line>}
          {position && <Line label={t('employee.position')}>{localName(position)}</Line>}
          {manager && (
            <Line label={t('employee.manager')}>
              <Link asChild>
                <RouterLink to={detailsPath(manager.id)}>{localName(manager)}</RouterLink>
              </Link>
            </Line>
          )}
          {entryDate && (
            <Line label={t('employee.entryDate')}>
              {formatDate(entryDate)}
              {served && (
                <Text as="span" color="fg.muted">
                  {' · '}
                  {served}
                </Text>
              )}
            </Line>
          )}
        </Stack>
        <ContactActions profile={profile} mt="5" />
      </Panel>
    </Box>
  );
}

/** The same in short above the page of a narrow screen. */
export function PersonStrip({ profile }: { profile: Profile }) {
  const t = useT();
  const { manager, department, position, number } = profile;
  const served = useServed(profile);
  const facts = [number, department && localName(department), position && localName(position), served].filter(Boolean);
  return (
    <Box hideFrom="xl" pb="4">
      <Text color="fg.muted" overflowWrap="anywhere">
        {facts.join(' · ')}
      </Text>
      <Flex gap="2" mt="2" wrap="wrap" align="center">
        <ContactActions profile={profile} />
        {manager && (
          <Text color="fg.muted" overflowWrap="anywhere">
            <Link asChild>
              <RouterLink to={detailsPath(manager.id)}>
                {t('employee.reportsTo', { name: localName(manager) })}
              </RouterLink>
            </Link>
          </Text>
        )}
      </Flex>
    </Box>
  );
}

function useServed({ entryDate, lastDay }: Profile): string | null {
  const t = useT();
  const now = today();
  if (!entryDate || entryDate > now) return null;
  const served = lastDay && lastDay < now ? serviceTime(entryDate, lastDay) : lengthBetween(entryDate, now);
  return t('employee.served', { ...served }).trim();
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Text as="dt" color="fg.subtle" textStyle="xs">
        {label}
      </Text>
      <Text as="dd" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        {children}
      </Text>
    </Box>
  );
}

/** Ways to reach somebody, as far as the reader may know them. */
function ContactActions({ profile: { email, phone, name }, mt }: { profile: Profile; mt?: string }) {
  const t = useT();
  if (!email && !phone) return null;
  return (
    <Flex gap="2" {...(mt && { mt, justify: 'center' })}>
      {email && (
        <Button asChild size="sm">
          <a href={`mailto:${email}`} aria-label={t('employee.write', { name })}>
            <MailIcon />
            {t('employee.write.short')}
          </a>
        </Button>
      )}
      {phone && (
        <Button asChild size="sm">
          <a href={`tel:${phone}`} aria-label={t('employee.call', { name })}>
            <PhoneIcon />
            {t('employee.call.short')}
          </a>
        </Button>
      )}
    </Flex>
  );
}
