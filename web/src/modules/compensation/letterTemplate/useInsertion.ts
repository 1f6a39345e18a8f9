import { type FocusEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { placeholder } from '@hengcai/shared/rules/letter';
import type { Placeholder } from './PlaceholderButtons';
import type { LetterValues } from './useLetterForm';

type Part = 'subject' | 'body';
interface Place {
  part: Part;
  from: number;
  to: number;
}

/** Puts placeholders where the caret last stood in subject or body: at the end of the body where it stood in neither. */
export function useInsertion(form: UseFormReturn<LetterValues>) {
  const place = useRef<Place | null>(null);
  const remember = ({ target }: FocusEvent) => {
    const field = target as HTMLInputElement | HTMLTextAreaElement;
    if (field.name !== 'subject' && field.name !== 'body') return;
    place.current = { part: field.name, from: field.selectionStart ?? 0, to: field.selectionEnd ?? 0 };
  };
  const insert = ({ name, bodyOnly }: Placeholder) => {
    const last = place.current;
    const part = last === null || (bodyOnly && last.part === 'subject') ? 'body' : last.part;
    const text = form.getValues(part);
    const { from, to } = last?.part === part ? last : { from: text.length, to: text.length };
    const added = placeholder(name);
    form.setValue(part, text.slice(0, from) + added + text.slice(to), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
    const caret = from + added.length;
    place.current = { part, from: caret, to: caret };
    form.setFocus(part);
    // After the field has its new text: a caret behind the end would stand at the end.
    setTimeout(() => {
      const field = document.activeElement as HTMLInputElement | HTMLTextAreaElement | null;
      if (field?.name === part) field.setSelectionRange(caret, caret);
    });
  };
  return { remember, insert };
}
