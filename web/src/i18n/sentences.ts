import { currentLanguage } from './language';

/** Sentences one after the other; Chinese has no space between them. An empty one is left out. */
export const sentences = (...all: string[]): string =>
  all.filter(Boolean).join(currentLanguage() === 'zh-CN' ? '' : ' ');
