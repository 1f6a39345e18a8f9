import { Portal, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Menu } from '../theme/parts/Menu';
import { rememberMenu } from './opener';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Why it cannot be chosen now: it stands below its label. */
  disabled?: string | false | null | undefined;
  /** Where it leads; then it is a link. */
  to?: string;
  onSelect: () => void;
}

/** Only the label is pale: the reason is there to be read. */
const Unavailable = ({ label, why }: { label: string; why: string }) => (
  <Stack gap="0" maxW="240px" whiteSpace="normal">
    <Text as="span" opacity="0.5">
      {label}
    </Text>
    <Text as="span" textStyle="xs" color="fg.muted">
      {why}
    </Text>
  </Stack>
);

/** A menu behind a button; `header` stands above the entries. */
export function DropMenu({
  trigger,
  entries,
  header,
}: {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  header?: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const select = (entry: MenuEntry) => {
    // The menu is about to go: a dialog that an entry opens gives the focus back to what had it when it came.
    button.current?.focus();
    rememberMenu(button.current);
    entry.onSelect();
  };
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild ref={button}>
        {trigger}
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="160px">
            {header}
            {entries.map((entry) => (
              <Menu.Item
                key={entry.id}
                value={entry.id}
                disabled={Boolean(entry.disabled)}
                onSelect={() => select(entry)}
                color={entry.danger ? 'fg.error' : 'fg'}
                _disabled={{ opacity: 1 }}
                asChild={Boolean(entry.to)}
              >
                {entry.to ? (
                  <Link to={entry.to}>
                    {entry.icon}
                    {entry.label}
                  </Link>
                ) : (
                  <>
                    {entry.icon}
                    {entry.disabled ? <Unavailable label={entry.label} why={entry.disabled} /> : entry.label}
                  </>
                )}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
