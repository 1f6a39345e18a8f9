import { useT } from '../../i18n/useT';
import { Select } from '../../ui/input/Select';
import type { OrgVersionFragment } from './namedDays.gen';

/** One choice for each day that has a name, with all of its names. */
export function namedDays(
  versions: readonly Pick<OrgVersionFragment, 'day' | 'name' | 'isAutomatic'>[],
  automatic: string,
): { value: string; label: string }[] {
  const names = new Map<string, string[]>();
  for (const { day, name, isAutomatic } of versions)
    names.set(day, [...(names.get(day) ?? []), isAutomatic ? `${name} · ${automatic}` : name]);
  return [...names].map(([value, all]) => ({ value, label: all.join(' / ') }));
}

/** A day chosen by its names; nothing where no day has one. */
export function NamedDaySelect({
  label,
  day,
  versions,
  width = '180px',
  onDay,
}: {
  /** Of the day that is chosen. */
  label: string;
  day: string;
  versions: readonly OrgVersionFragment[];
  width?: string;
  onDay: (day: string) => void;
}) {
  const t = useT();
  if (versions.length === 0) return null;
  return (
    <Select
      label={t('platform.namedDay.of', { label })}
      placeholder={t('platform.namedDay')}
      clearable={false}
      width={width}
      value={versions.some((one) => one.day === day) ? day : ''}
      options={namedDays(versions, t('platform.namedDay.automatic'))}
      onChange={onDay}
    />
  );
}
