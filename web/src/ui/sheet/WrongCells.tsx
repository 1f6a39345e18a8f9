import { Box, Button, Icon } from '@chakra-ui/react';
import { CircleAlertIcon } from 'lucide-react';
import { useT } from '../../i18n/useT';
import { List } from '../../theme/parts/List';
import type { CellAt, WrongCell } from './sheetModel';

/** More than one looks at before mending the first. */
const SHOWN_MAX = 5;

/** What is kept but cannot stay, each with the way to its cell: a colour alone says no reason, and a phone has no hover. */
export function WrongCells({ cells, onGo }: { cells: readonly WrongCell[]; onGo: (at: CellAt) => void }) {
  const t = useT();
  return (
    <Box role="status" color="fg.error">
      {cells.length > 0 && (
        <>
          <Box px="3" pt="2" display="flex" alignItems="center" gap="1.5">
            <Icon as={CircleAlertIcon} aria-hidden />
            {t('ui.sheet.wrong', { count: cells.length })}
          </Box>
          <List.Root ps="8" pb="1" listStyleType="disc">
            {cells.slice(0, SHOWN_MAX).map(({ at, text }) => (
              <List.Item key={`${at.r}:${at.c}`}>
                <Button
                  variant="plain"
                  size="sm"
                  px="0"
                  h="auto"
                  minH="6"
                  whiteSpace="normal"
                  textAlign="start"
                  color="fg.error"
                  textDecoration="underline"
                  onClick={() => onGo(at)}
                >
                  {text}
                </Button>
              </List.Item>
            ))}
          </List.Root>
        </>
      )}
    </Box>
  );
}
