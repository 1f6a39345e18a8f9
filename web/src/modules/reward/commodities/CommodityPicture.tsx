import { Center, chakra, type SystemStyleObject } from '@chakra-ui/react';
import { GiftIcon } from 'lucide-react';
import { useState } from 'react';

interface Props {
  url: string | null | undefined;
  /** Width; the height follows from the 5:3 of all pictures. */
  w: SystemStyleObject['width'];
}

/** The picture of something that points buy, or a sign where there is none or it cannot be shown; its name stands beside it. */
export function CommodityPicture({ url, w }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = { w, aspectRatio: 5 / 3, rounded: 'md', flexShrink: 0 } as const;
  if (!url || url === broken)
    return (
      <Center {...shape} bg="bg.muted" color="fg.subtle" aria-hidden>
        <GiftIcon />
      </Center>
    );
  return <chakra.img src={url} alt="" {...shape} objectFit="cover" onError={() => setBroken(url)} />;
}
