import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { useAvatar } from '../../../session/useAvatar';
import { Tabs } from '../../../theme/parts/Tabs';
import { DialogFrame } from '../../../ui/DialogFrame';
import { AvatarChange } from './AvatarChange';
import { AvatarView } from './AvatarView';

/**
 * The own picture (specification 2): looking at it where there is one, changing it where that is allowed, which it is
 * not while acting as a linked identity (specification 6).
 */
export default function AvatarDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { name, mirrored } = useCurrentUser();
  const { url, upload, restoreDefault } = useAvatar();
  const [tab, setTab] = useState(url ? 'view' : 'change');
  return (
    <DialogFrame title={t('session.avatar.title')} size="md" keepsInput onClose={onClose}>
      <Tabs.Root value={url ? tab : 'change'} onValueChange={(e) => setTab(e.value)} lazyMount colorPalette="brand">
        <Tabs.List>
          {url && <Tabs.Trigger value="view">{t('session.avatar.view')}</Tabs.Trigger>}
          {!mirrored && <Tabs.Trigger value="change">{t('session.avatar.change')}</Tabs.Trigger>}
        </Tabs.List>
        {url && (
          <Tabs.Content value="view">
            <AvatarView url={url} name={name} restoreDefault={mirrored ? null : restoreDefault} />
          </Tabs.Content>
        )}
        {!mirrored && (
          <Tabs.Content value="change">
            <AvatarChange upload={upload} onDone={onClose} />
          </Tabs.Content>
        )}
      </Tabs.Root>
    </DialogFrame>
  );
}
