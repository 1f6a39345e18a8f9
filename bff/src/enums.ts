import { Language as LanguageCodes } from '@hengcai/shared/contract/kernel';
import { DocumentFormat as DocumentFormats } from '@hengcai/shared/contract/performance/assessment';

/** The words of a closed set by the schema's spelling: the contract writes them in lower case or with a hyphen. */
export const words = <const W extends string>(options: readonly W[]): Readonly<Record<string, W>> =>
  Object.fromEntries(options.map((word) => [word.toUpperCase().replaceAll('-', '_'), word]));

export const Language = words(LanguageCodes.options);
export const SheetFormat = words(['xlsx', 'csv']);
export const DocumentFormat = words(DocumentFormats.options);
