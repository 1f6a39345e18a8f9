import { Button, chakra, Link as TextLink, Stack, Text } from '@chakra-ui/react';
import { StarterKit } from '@hengcai/shared/enums';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { useCapabilities } from '../../../session/capabilities';
import { act } from '../../../shared/save/outcome';
import { DialogFrame } from '../../../ui/DialogFrame';
import { useMutationKey } from '../assessment/useMutationKey';
import { useStartPlanFromKitMutation } from './plan.gen';
import { planPath } from './planModel';

type KitName = keyof typeof StarterKit;
const KITS = Object.keys(StarterKit) as KitName[];

/** Begins a plan: from a starter kit, which brings rule and template along, or step by step. */
export function NewPlan() {
  const t = useT();
  const { starterKits } = useCapabilities();
  const [open, setOpen] = useState(false);
  const label = (
    <>
      <PlusIcon />
      {t('performance.manage.new')}
    </>
  );
  if (!starterKits)
    return (
      <Button asChild variant="solid">
        <Link to={planPath()}>{label}</Link>
      </Button>
    );
  return (
    <>
      <Button variant="solid" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <KitDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function KitDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const navigate = useNavigate();
  const keyed = useMutationKey();
  const [start, { loading }] = useStartPlanFromKitMutation();
  const take = async (kit: KitName) => {
    let id = '';
    const done = await act(() =>
      keyed(kit, async (clientMutationId) => {
        const { data } = await start({ variables: { input: { clientMutationId, kit } } });
        id = data?.startPlanFromKit?.assessmentPlan?.id ?? '';
        return data?.startPlanFromKit;
      }),
    );
    if (done && id) void navigate(planPath(id, { step: 'open' }));
  };
  return (
    <DialogFrame title={t('performance.manage.new')} size="md" onClose={() => !loading && onClose()}>
      <Text color="fg.muted">{t('performance.kit.hint')}</Text>
      <Stack gap="3">
        {KITS.map((kit) => (
          <chakra.button
            key={kit}
            type="button"
            disabled={loading}
            aria-describedby={`kit-${kit}`}
            aria-label={label('StarterKit', kit)}
            onClick={() => void take(kit)}
            textAlign="start"
            borderWidth="1px"
            rounded="md"
            px="4"
            py="3"
            cursor="pointer"
            _hover={{ borderColor: 'brand.solid', bg: 'brand.subtle' }}
            _disabled={{ opacity: 0.6, cursor: 'progress' }}
          >
            <Text fontWeight="medium">{label('StarterKit', kit)}</Text>
            <Text id={`kit-${kit}`} color="fg.muted" textStyle="xs">
              {t(`performance.kit.${kit}`)}
            </Text>
          </chakra.button>
        ))}
      </Stack>
      <TextLink asChild color="brand.fg" alignSelf="flex-start" minH="6">
        <Link to={planPath()}>{t('performance.kit.none')}</Link>
      </TextLink>
    </DialogFrame>
  );
}
