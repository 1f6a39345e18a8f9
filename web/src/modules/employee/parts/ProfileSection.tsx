import { Box, Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { LuLock, LuPencil, LuPlus } from 'react-icons/lu';
import { useT } from '../../../i18n/useT';
import { AmountSwitch } from '../../../ui/Amount';
import { hasDraft } from '../../../ui/guard/drafts';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import { isSmall, type Profile, type Section } from '../sections';
import { contentOf, isOpen, sectionDraft } from '../sectionValues';
import { FoldedCard } from './FoldedCard';
import { SectionEdit } from './SectionEdit';
import { SectionView } from './SectionView';

/** One card of the profile: read, and edited in place by those who may; without anything to read it is one line. */
export function ProfileSection({ section, profile }: { section: Section; profile: Profile }) {
  const t = useT();
  // What was typed before a re-login opens again, with the input put back.
  const [editing, setEditing] = useState(() => hasDraft(sectionDraft(section)));
  const mayEdit =
    usePageAccess().edit &&
    (section.fields.some((field) => isOpen(field, section, profile)) ||
      (section.own.length > 0 && profile.editableGroups.includes(section.group)));
  const title = t(section.title);
  const content = contentOf(section, profile);
  const edit = mayEdit && !editing && (
    <Button
      variant="ghost"
      aria-label={t(content === 'empty' ? 'employee.addToSection' : 'employee.editSection', { section: title })}
      onClick={() => setEditing(true)}
    >
      {content === 'empty' ? <LuPlus /> : <LuPencil />}
      {t(content === 'empty' ? 'employee.section.add' : 'ui.edit')}
    </Button>
  );
  if (!editing && content !== 'some') {
    const text =
      content === 'empty' ? (
        t('employee.section.empty')
      ) : (
        <>
          <LuLock aria-hidden />
          {t('employee.section.hidden')}
        </>
      );
    return (
      <Place small={isSmall(section)}>
        <FoldedCard id={section.id} title={title} text={text} action={edit} />
      </Place>
    );
  }
  return (
    <Place small={isSmall(section) && !editing}>
      <SectionCard
        id={section.id}
        title={title}
        actions={
          <>
            {!editing && section.fields.some(({ kind }) => kind === 'money') && <AmountSwitch />}
            {edit}
          </>
        }
      >
        {editing ? (
          <SectionEdit section={section} profile={profile} onClose={() => setEditing(false)} />
        ) : (
          <SectionView section={section} profile={profile} />
        )}
      </SectionCard>
    </Place>
  );
}

/** A small card takes half a row; what is typed into takes all of it. */
const Place = ({ small, children }: { small: boolean; children: ReactNode }) => (
  <Box gridColumn={small ? undefined : '1 / -1'} minW="0" css={{ '& > section': { height: 'full' } }}>
    {children}
  </Box>
);
