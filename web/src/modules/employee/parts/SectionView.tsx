import { formatAmount, formatDate, localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { type Fact, Facts } from '../../../ui/Facts';
import { isSmall, type Profile, type Section, type SectionField } from '../sections';
import { isMasked } from '../sectionValues';

/** A section as it is read; what the reader may not see is shown as locked, not as empty. */
export function SectionView({ section, profile }: { section: Section; profile: Profile }) {
  const t = useT();
  const label = useEnumLabel();
  const show = (field: SectionField) => {
    switch (field.kind) {
      case 'since':
        return null;
      case 'date':
        return formatDate(profile[field.of]);
      case 'money':
        return formatAmount(profile[field.of]);
      case 'enum':
        return label(field.set, profile[field.of]);
      case 'reference':
      case 'department':
      case 'person':
        return localName(profile[field.of]);
      default:
        return orDash(profile[field.of]);
    }
  };
  const facts = section.fields
    .filter((field) => field.kind !== 'since')
    .map((field): Fact => ({ label: t(field.label), value: show(field), locked: isMasked(field, profile) }));
  return <Facts items={facts} columns={isSmall(section) ? 2 : 3} />;
}
