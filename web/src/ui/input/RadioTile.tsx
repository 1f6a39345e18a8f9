import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface Props extends HTMLChakraProps<'label'> {
  /** Tiles of one group have one name: arrow keys go from one to the next. */
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

/** A radio button that looks like what it stands for; the group around it has `role="radiogroup"` and a name. */
export function RadioTile({ name, label, checked, onChoose, children, ...style }: Props) {
  return (
    <chakra.label
      cursor="pointer"
      rounded="md"
      outlineOffset="2px"
      css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing' } }}
      {...style}
    >
      <chakra.input type="radio" srOnly name={name} aria-label={label} checked={checked} onChange={onChoose} />
      {children}
    </chakra.label>
  );
}
