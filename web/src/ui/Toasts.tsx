import { createToaster, HStack, Icon, IconButton, Portal, Toaster } from '@chakra-ui/react';
import { CircleAlertIcon, CircleCheckIcon, CircleXIcon, InfoIcon, XIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useT } from '../i18n/useT';
import { Toast } from '../theme/parts/Toast';
import { onToast, STAYS, TOAST_MS, type ToastSpec } from './toast';

const toaster = createToaster({ placement: 'top', pauseOnPageIdle: true, max: 4, duration: TOAST_MS });

function raise({ id, kind, text, duration = TOAST_MS, action }: ToastSpec): void {
  const look = {
    type: kind,
    title: text,
    duration,
    closable: duration === STAYS,
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
  };
  if (toaster.isVisible(id)) toaster.update(id, look);
  else toaster.create({ id, ...look });
}

const looks = {
  success: { icon: CircleCheckIcon, color: 'status.approved' },
  error: { icon: CircleXIcon, color: 'status.danger' },
  warning: { icon: CircleAlertIcon, color: 'status.approving' },
  info: { icon: InfoIcon, color: 'brand.solid' },
} as const;
const lookOf = (type: string | undefined) => looks[type as keyof typeof looks] ?? looks.info;

export default function Toasts() {
  const t = useT();
  useEffect(() => {
    // The toaster listens to its store one turn after it was mounted; what is raised before that is lost.
    const timer = setTimeout(() => onToast(raise));
    return () => clearTimeout(timer);
  }, []);
  return (
    // Beside the application, which is hidden from screen readers while a dialog is open.
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(item) => (
          <Toast.Root width={{ base: 'full', md: 'max-content' }} minW="240px" maxW={{ md: '560px' }}>
            <HStack gap="2" align="flex-start">
              <Icon as={lookOf(item.type).icon} color={lookOf(item.type).color} boxSize="4.5" mt="0.5" flexShrink={0} />
              <Toast.Title whiteSpace="pre-line">{item.title}</Toast.Title>
            </HStack>
            {item.action && (
              <Toast.ActionTrigger flexShrink={0} whiteSpace="nowrap">
                {item.action.label}
              </Toast.ActionTrigger>
            )}
            {item.closable && (
              <Toast.CloseTrigger asChild position="static">
                <IconButton variant="ghost" size="xs" aria-label={t('ui.close')}>
                  <XIcon />
                </IconButton>
              </Toast.CloseTrigger>
            )}
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
