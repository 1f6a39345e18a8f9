import { LetterKindInfo, LetterPlaceholder, LetterPreview, LetterTemplate, LetterWording } from './LetterTemplate.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';

export const compensation = {
  Query,
  Mutation,
  LetterKindInfo,
  LetterPlaceholder,
  LetterPreview,
  LetterTemplate,
  LetterWording,
};
