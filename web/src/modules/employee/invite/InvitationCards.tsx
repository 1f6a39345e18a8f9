import { Box, Button, Flex, Heading, Portal, SimpleGrid, Text } from '@chakra-ui/react';
import { PrinterIcon, XIcon } from 'lucide-react';
import { useEffect } from 'react';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { QrCode } from '../../../theme/parts/QrCode';
import { confirm } from '../../../ui/confirm';
import type { Print } from './ways';

/**
 * The cards over the whole page, and alone on paper. What they say is in this tab's memory only: closing or reloading
 * loses it, and it says so before.
 */
export function InvitationCards({ print, onClose }: { print: Print; onClose: () => void }) {
  const t = useT();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  const close = async () => {
    const yes = await confirm({
      title: t('employee.invite.print.leave'),
      body: t('employee.invite.print.leave.body'),
      action: t('employee.invite.print.leave.action'),
      danger: true,
    });
    if (yes) onClose();
  };
  return (
    <Portal>
      <Box
        data-print
        role="dialog"
        aria-label={t('employee.invite.print.title')}
        position="fixed"
        inset="0"
        zIndex="modal"
        overflow="auto"
        bg="white"
        color="black"
        css={{ '@media print': { position: 'static', overflow: 'visible' } }}
      >
        <Flex
          position="sticky"
          top="0"
          zIndex="1"
          bg="bg.panel"
          color="fg"
          borderBottomWidth="1px"
          px={{ base: '4', md: '6' }}
          py="3"
          gap="3"
          align="center"
          wrap="wrap"
          css={{ '@media print': { display: 'none' } }}
        >
          <Box flex="1" minW="200px">
            <Heading as="h2" textStyle="lg">
              {t('employee.invite.print.title')}
            </Heading>
            <Text color="fg.muted">{t('employee.invite.print.hint', { count: print.cards.length })}</Text>
          </Box>
          <Button onClick={() => void close()}>
            <XIcon />
            {t('ui.close')}
          </Button>
          <Button variant="solid" onClick={() => window.print()}>
            <PrinterIcon />
            {t('employee.invite.print.action')}
          </Button>
        </Flex>
        <SimpleGrid
          columns={{ base: 1, md: 2 }}
          gap="4"
          maxW="190mm"
          mx="auto"
          p="4"
          css={{
            '@media print': {
              display: 'grid',
              gridTemplateColumns: '1fr 1fr',
              gap: '5mm',
              padding: 0,
              maxWidth: 'none',
            },
          }}
        >
          {print.cards.map((card) => (
            <Card key={card.id} print={print} card={card} />
          ))}
        </SimpleGrid>
      </Box>
    </Portal>
  );
}

function Card({ print, card }: { print: Print; card: Print['cards'][number] }) {
  const t = useT();
  const facts = [
    [t('employee.invite.card.company'), print.companyCode],
    [t('employee.invite.card.account'), card.number],
    [t('employee.invite.print.address'), print.address],
    [t('employee.invite.print.until'), formatDateTime(print.expiresAt)],
  ] as const;
  return (
    <Box borderWidth="1px" borderColor="gray.400" rounded="md" p="4" css={{ breakInside: 'avoid' }}>
      <Flex gap="4" align="flex-start">
        <QrCode.Root value={card.link} encoding={{ ecc: 'M' }} bg="white" color="black" flexShrink="0">
          <QrCode.Frame
            role="img"
            aria-label={t('employee.invite.print.code', { name: card.name })}
            style={{ width: '34mm', height: '34mm' }}
          >
            <QrCode.Pattern />
          </QrCode.Frame>
        </QrCode.Root>
        <Box minW="0" flex="1">
          <Text textStyle="xs">{print.companyName}</Text>
          <Text fontSize="lg" fontWeight="medium" overflowWrap="anywhere">
            {card.name}
          </Text>
          {card.departmentName && <Text textStyle="xs">{card.departmentName}</Text>}
          <Box as="dl" mt="2" textStyle="xs">
            {facts.map(([label, value]) => (
              <Flex key={label} gap="1.5">
                <Text as="dt" flexShrink="0" color="gray.600">
                  {label}
                </Text>
                <Text as="dd" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
                  {value}
                </Text>
              </Flex>
            ))}
          </Box>
        </Box>
      </Flex>
      <Text textStyle="xs" mt="2" color="gray.600">
        {t('employee.invite.print.how')}
      </Text>
    </Box>
  );
}
