import { formatDate, formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Amount } from '../../../ui/Amount';
import { type Fact, Facts } from '../../../ui/Facts';
import { valuesOf } from '../custom/ownValues';
import { useCustomWords } from '../custom/useCustomFields';
import { useDictionaries } from '../dictionary/useDictionaries';
import { isSmall, type Profile, type Section, type SectionField } from '../sections';
import { isMasked } from '../sectionValues';

/** A section as it is read; what the reader may not see is shown as locked, not as empty. */
export function SectionView({ section, profile }: { section: Section; profile: Profile }) {
  const t = useT();
  const { wordFor } = useDictionaries();
  const ownWords = useCustomWords();
  const show = (field: SectionField) => {
    switch (field.kind) {
      case 'since':
        return null;
      case 'date':
        return formatDate(profile[field.of]);
      case 'money':
        return <Amount value={profile[field.of]} unit={t(field.unit)} />;
      case 'number':
        return formatNumber(profile[field.of], field.places);
      case 'enum':
        return wordFor(field.of, profile[field.of], field.set);
      case 'choice':
        return wordFor(field.of, profile[field.of]);
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
  const locked = section.fields.length > 0 && section.fields.every((field) => isMasked(field, profile));
  const own = section.own.map((field): Fact => ({
    label: localName(field),
    value: ownWords(field, valuesOf(profile, field)),
    locked,
  }));
  return <Facts items={[...facts, ...own]} columns={isSmall(section) ? 2 : 3} />;
}
