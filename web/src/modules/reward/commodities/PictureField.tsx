import { Button, HStack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { ImagePlusIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { FileFailure, uploadFile } from '../../../session/files';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import { CommodityPicture } from './CommodityPicture';

interface Props {
  /** The field of the form with the id of the picture; empty: none. */
  name: string;
  /** The picture that is saved. */
  savedUrl: string | null;
}

/** A picture that is sent as soon as it is chosen, and saved with the form. */
export function PictureField({ name, savedUrl }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  /** What the form asks when it is saved: it may ask before the field is drawn again. */
  const onItsWay = useRef(false);
  const { field, fieldState } = useController({
    name,
    rules: { validate: () => !onItsWay.current || t('reward.commodity.picture.sending') },
  });
  const [url, setUrl] = useState(savedUrl);
  const [error, setError] = useState<string | undefined>();
  useEffect(() => () => void (url?.startsWith('blob:') && URL.revokeObjectURL(url)), [url]);
  const send = async (file: File | undefined) => {
    if (!file) return;
    onItsWay.current = true;
    setSending(true);
    setError(undefined);
    try {
      const { pictureId } = await uploadFile<{ pictureId: string }>('uploadcommoditypicture', file);
      onItsWay.current = false;
      field.onChange(pictureId);
      setUrl(URL.createObjectURL(file));
    } catch (failure) {
      onItsWay.current = false;
      setError(failure instanceof FileFailure ? failure.message : t('errors.requestFailed'));
    }
    setSending(false);
  };
  const help = t('reward.commodity.picture.help', {
    width: LIMITS.goodsPictureWidth,
    height: LIMITS.goodsPictureHeight,
  });
  return (
    <FieldFrame label={t('reward.commodity.picture')} help={help} error={error ?? fieldState.error?.message}>
      <HStack gap="3" align="end" wrap="wrap">
        <CommodityPicture url={field.value ? url : null} w="120px" />
        <Button loading={sending} onClick={() => input.current?.click()}>
          <ImagePlusIcon />
          {t(field.value ? 'reward.commodity.picture.other' : 'reward.commodity.picture.choose')}
        </Button>
        {field.value && (
          <Button variant="plain" disabled={sending} onClick={() => field.onChange('')}>
            {t('reward.commodity.picture.remove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept=".jpg,.jpeg,.png,.gif"
          hidden
          aria-label={t('reward.commodity.picture.choose')}
          onChange={(event) => {
            void send(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </HStack>
    </FieldFrame>
  );
}
