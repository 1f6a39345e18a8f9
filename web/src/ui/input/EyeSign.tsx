import { chakra } from '@chakra-ui/react';

/** Drawn here: the icon library is one chunk of every icon the product uses, and the login page needs only this one. */
export function EyeSign({ crossed }: { crossed: boolean }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      boxSize="4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="m3 3 18 18" />}
    </chakra.svg>
  );
}
