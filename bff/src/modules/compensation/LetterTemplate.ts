import type {
  LetterKindInfoResolvers,
  LetterPlaceholderResolvers,
  LetterPreviewResolvers,
  LetterTemplateResolvers,
  LetterWordingResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type {
  LetterKindInfoRow,
  LetterPlaceholderRow,
  LetterPreviewRow,
  LetterTemplateRow,
  LetterWordingRow,
} from './rows.ts';

export const LetterTemplate: ResolversOf<LetterTemplateResolvers, LetterTemplateRow> = {
  id: (one) => one.letterTemplateId ?? `${one.kind}.${one.language}`,
  shipped: (one) => one.letterTemplateId === null,
  name: (one) => one.letterTemplateName,
  subject: (one) => one.letterSubject,
  body: (one) => one.letterBody,
};

export const LetterKindInfo: ResolversOf<LetterKindInfoResolvers, LetterKindInfoRow> = {};

export const LetterPlaceholder: ResolversOf<LetterPlaceholderResolvers, LetterPlaceholderRow> = {
  name: (one) => one.placeholder,
};

export const LetterWording: ResolversOf<LetterWordingResolvers, LetterWordingRow> = {
  subject: (one) => one.letterSubject,
  body: (one) => one.letterBody,
};

export const LetterPreview: ResolversOf<LetterPreviewResolvers, LetterPreviewRow> = {
  subject: (one) => one.letterSubject,
  body: (one) => one.letterBody,
};
