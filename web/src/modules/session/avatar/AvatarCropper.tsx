import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper';
import { Box, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { RotateCcwIcon, RotateCwIcon, ZoomInIcon } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { IconAction } from '../../../ui/IconAction';
import type { Picture } from './pictureFile';

const SIDE = LIMITS.avatarCropPx;
/** As high as a small phone leaves room for. */
const HIGHEST = 260;
const MOST_ZOOM = 3;
const OUTPUT = { type: 'image/jpeg', quality: 0.92, maxSize: { width: SIDE, height: SIDE } } as const;
/** Drawing anew for every pixel a pointer moves would make it stutter. */
const REST_MS = 80;

const Root = chakra(ImageCropper.RootProvider);
const Viewport = chakra(ImageCropper.Viewport);
const Image = chakra(ImageCropper.Image);
const Selection = chakra(ImageCropper.Selection);
const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;

/** Cuts a square out of a picture; `onCut` gets it as a jpeg of 100 x 100 pixels, null while there is none. */
export default function AvatarCropper({ picture, onCut }: { picture: Picture; onCut: (cut: Blob | null) => void }) {
  const t = useT();
  const zoomId = useId();
  const cropper = useImageCropper({
    aspectRatio: 1,
    maxZoom: MOST_ZOOM,
    translations: {
      rootLabel: t('session.avatar.cropper'),
      rootRoleDescription: t('session.avatar.cropper'),
      previewLoading: t('session.avatar.cropper.loading'),
      previewDescription: ({ crop }) => t('session.avatar.cropper.selected', { size: Math.round(crop.width) }),
      selectionLabel: () => t('session.avatar.cropper.selection'),
      selectionRoleDescription: t('session.avatar.cropper.selection'),
      selectionInstructions: t('session.avatar.cropper.keys'),
      selectionValueText: ({ x, y, width }) => t('session.avatar.cropper.place', { x, y, size: width }),
    },
  });
  const preview = usePreview(cropper, onCut);
  return (
    <Flex gap="5" direction={{ base: 'column', md: 'row' }} align={{ base: 'stretch', md: 'flex-start' }}>
      <Stack gap="3" flex="1" minW="0">
        <Root value={cropper} bg="bg.subtle" rounded="md" display="flex" justifyContent="center" p="2">
          <Viewport
            w={`min(100%, ${Math.round((HIGHEST * picture.width) / picture.height)}px)`}
            css={{ aspectRatio: `${picture.width} / ${picture.height}` }}
          >
            <Image src={picture.url} display="block" w="full" h="full" />
            <Selection
              borderWidth="1px"
              borderColor="white"
              boxShadow="0 0 0 9999px rgb(0 0 0 / 45%)"
              cursor="move"
              _focusVisible={{ outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '1px' }}
            >
              {CORNERS.map((position) => (
                // Not a chakra element: it would take "position" for a style.
                <ImageCropper.Handle key={position} position={position} asChild>
                  <Flex boxSize="6" align="center" justify="center">
                    <Box boxSize="2.5" rounded="full" bg="white" borderWidth="1px" borderColor="brand.solid" />
                  </Flex>
                </ImageCropper.Handle>
              ))}
            </Selection>
          </Viewport>
        </Root>
        <HStack gap="2">
          <ZoomInIcon aria-hidden />
          <chakra.label htmlFor={zoomId} srOnly>
            {t('session.avatar.zoom')}
          </chakra.label>
          <chakra.input
            id={zoomId}
            type="range"
            flex="1"
            minW="0"
            h="6"
            accentColor="brand.solid"
            min={1}
            max={MOST_ZOOM}
            step={0.1}
            value={cropper.zoom}
            onChange={(event) => cropper.setZoom(Number(event.target.value))}
          />
          <IconAction
            label={t('session.avatar.rotateLeft')}
            icon={<RotateCcwIcon />}
            onClick={() => cropper.rotateBy(-90)}
          />
          <IconAction
            label={t('session.avatar.rotateRight')}
            icon={<RotateCwIcon />}
            onClick={() => cropper.rotateBy(90)}
          />
        </HStack>
      </Stack>
      <Stack gap="2" align="center" flexShrink={0}>
        <Text color="fg.muted" textStyle="xs">
          {t('session.avatar.preview')}
        </Text>
        <Box boxSize={`${SIDE}px`} rounded="full" overflow="hidden" bg="bg.subtle">
          {preview && <chakra.img src={preview} alt={t('session.avatar.preview')} boxSize="full" />}
        </Box>
      </Stack>
    </Flex>
  );
}

/** Draws what is selected once it rests; the same bytes are shown and given on. */
function usePreview(cropper: ReturnType<typeof useImageCropper>, onCut: (cut: Blob | null) => void): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  const { crop, zoom, rotation, offset, naturalSize } = cropper;
  const drawn = [crop.x, crop.y, crop.width, crop.height, zoom, rotation, offset.x, offset.y, naturalSize.width].join();
  useEffect(() => {
    let url: string | null = null;
    let over = false;
    const timer = setTimeout(() => {
      void cropper.getCroppedImage(OUTPUT).then((cut) => {
        if (over) return;
        const blob = cut instanceof Blob ? cut : null;
        url = blob && URL.createObjectURL(blob);
        setPreview(url);
        onCut(blob);
      });
    }, REST_MS);
    return () => {
      over = true;
      clearTimeout(timer);
      if (url) URL.revokeObjectURL(url);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `cropper` is another object each time; what is drawn is its values
  }, [drawn, onCut]);
  return preview;
}
