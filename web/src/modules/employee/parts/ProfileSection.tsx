import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { LuPencil } from 'react-icons/lu';
import { useT } from '../../../i18n/useT';
import { hasDraft } from '../../../ui/guard/drafts';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import type { Profile, Section } from '../sections';
import { isOpen, sectionDraft } from '../sectionValues';
import { SectionEdit } from './SectionEdit';
import { SectionView } from './SectionView';

/** One card of the profile: read, and edited in place by those who may. */
export function ProfileSection({ section, profile }: { section: Section; profile: Profile }) {
  const t = useT();
  // What was typed before a re-login opens again, with the input put back.
  const [editing, setEditing] = useState(() => hasDraft(sectionDraft(section)));
  const mayEdit = usePageAccess().edit && section.fields.some((field) => isOpen(field, section, profile));
  const title = t(section.title);
  return (
    <SectionCard
      id={section.id}
      title={title}
      actions={
        mayEdit &&
        !editing && (
          <Button
            variant="ghost"
            aria-label={t('employee.editSection', { section: title })}
            onClick={() => setEditing(true)}
          >
            <LuPencil />
            {t('ui.edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <SectionEdit section={section} profile={profile} onClose={() => setEditing(false)} />
      ) : (
        <SectionView section={section} profile={profile} />
      )}
    </SectionCard>
  );
}
