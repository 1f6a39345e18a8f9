import { Box, Button, Text } from '@chakra-ui/react';
import { LockIcon, PencilIcon, PlusIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { AmountSwitch } from '../../../ui/Amount';
import { hasDraft } from '../../../ui/guard/drafts';
import { useCapabilities } from '../../../session/capabilities';
import { useCurrentUser } from '../../../session/currentUser';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import { mayPropose } from '../proposals/proposable';
import { isSmall, type Profile, type Section } from '../sections';
import { contentOf, isOpen, sectionDraft } from '../sectionValues';
import { FoldedCard } from '../../../ui/FoldedCard';
import { SectionEdit, SectionProposal } from './SectionEdit';
import { SectionView } from './SectionView';

/** One card of the profile: read, and edited in place by those who may; without anything to read it is one line. */
export function ProfileSection({
  section,
  profile,
  notes = null,
}: {
  section: Section;
  profile: Profile;
  /** What is to be seen to about it; it stands above what there is to read. */
  notes?: ReactNode;
}) {
  const t = useT();
  // What was typed before a re-login opens again, with the input put back.
  const [editing, setEditing] = useState(() => hasDraft(sectionDraft(section)));
  const mayEdit =
    usePageAccess().edit &&
    (section.fields.some((field) => isOpen(field, section, profile)) ||
      (section.own.length > 0 && profile.editableGroups.includes(section.group)));
  const { employee: me, mirrored } = useCurrentUser();
  const { recordProposals } = useCapabilities();
  const proposes = recordProposals && !mayEdit && !mirrored && mayPropose(section, profile, me?.id);
  const title = t(section.title);
  const Form = proposes ? SectionProposal : SectionEdit;
  const content = contentOf(section, profile);
  const edit = (mayEdit || proposes) && !editing && (
    <Button
      variant="ghost"
      aria-label={t(
        proposes ? 'employee.proposal.section' : content === 'empty' ? 'employee.addToSection' : 'employee.editSection',
        { section: title },
      )}
      onClick={() => setEditing(true)}
    >
      {content === 'empty' ? <PlusIcon /> : <PencilIcon />}
      {t(proposes ? 'employee.proposal.propose' : content === 'empty' ? 'employee.section.add' : 'ui.edit')}
    </Button>
  );
  if (!editing && content !== 'some' && notes === null) {
    const text =
      content === 'empty' ? (
        t('employee.section.empty')
      ) : (
        <>
          <LockIcon aria-hidden />
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
        {notes}
        {editing && <Form section={section} profile={profile} onClose={() => setEditing(false)} />}
        {!editing && content === 'empty' && <Text color="fg.muted">{t('employee.section.empty')}</Text>}
        {!editing && content !== 'empty' && <SectionView section={section} profile={profile} />}
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
