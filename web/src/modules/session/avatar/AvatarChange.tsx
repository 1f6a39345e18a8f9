import { Button, Field, Flex, Stack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { ImagePlusIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { FileFailure } from '../../../session/files';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { toast } from '../../../ui/toast';
import { ACCEPTED_PICTURES, type Picture, type PictureProblem, readPicture } from './pictureFile';

const AvatarCropper = lazy(() => import('./AvatarCropper'));

/** Chooses a picture, cuts it and saves it; what is wrong stands at the field. */
export function AvatarChange({ upload, onDone }: { upload: (cut: Blob) => Promise<void>; onDone: () => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [cut, setCut] = useState<Blob | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture]);

  const textOf = (problem: PictureProblem) => t(problem, { max: LIMITS.imageSizeMaxPx });
  const chosen = useRef<File | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    chosen.current = file;
    const read = await readPicture(file);
    // Another one was chosen while this one was read.
    if (chosen.current !== file) {
      if (typeof read !== 'string') URL.revokeObjectURL(read.url);
      return;
    }
    setCut(null);
    setPicture(typeof read === 'string' ? null : read);
    setError(typeof read === 'string' ? textOf(read) : null);
  };
  const save = async () => {
    // Specification 8: without a cropped preview the warning is the one of the type.
    if (!cut) return setError(textOf('session.avatar.wrongType'));
    setSaving(true);
    try {
      await upload(cut);
      toast.success(t('session.avatar.saved'));
      onDone();
    } catch (failure) {
      setError(failure instanceof FileFailure ? failure.message : t('errors.requestFailed'));
      setSaving(false);
    }
  };

  return (
    <Stack gap="4">
      <Field.Root invalid={error !== null}>
        <Button
          onClick={() => input.current?.click()}
          aria-describedby={error === null ? undefined : errorId}
          disabled={saving}
        >
          <ImagePlusIcon />
          {t(picture ? 'session.avatar.chooseOther' : 'session.avatar.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED_PICTURES}
          hidden
          aria-label={t('session.avatar.choose')}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {error === null ? (
          <Field.HelperText>{t('session.avatar.limits', { max: LIMITS.imageSizeMaxPx })}</Field.HelperText>
        ) : (
          <Field.ErrorText id={errorId} role="alert">
            {error}
          </Field.ErrorText>
        )}
      </Field.Root>
      <Suspense fallback={<Skeleton h="260px" />}>
        {picture && <AvatarCropper key={picture.url} picture={picture} onCut={setCut} />}
      </Suspense>
      <Flex justify="flex-end" gap="2">
        <Button onClick={onDone} disabled={saving}>
          {t('ui.cancel')}
        </Button>
        <Button variant="solid" loading={saving} onClick={() => void save()}>
          {t('ui.save')}
        </Button>
      </Flex>
    </Stack>
  );
}
