import { useT } from '../../i18n/useT';
import { Select } from '../../ui/input/Select';
import type { OrgVersionFragment } from './namedDays.gen';

/** A day chosen by one of its names; nothing where no day has one. */
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
      value={versions.find((one) => one.day === day)?.id ?? ''}
      options={versions.map(({ id, name, isAutomatic }) => ({
        value: id,
        label: isAutomatic ? `${name} · ${t('platform.namedDay.automatic')}` : name,
      }))}
      onChange={(id) => {
        const chosen = versions.find((one) => one.id === id);
        if (chosen) onDay(chosen.day);
      }}
    />
  );
}
