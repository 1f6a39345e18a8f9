import chinese from '../messages/zh-CN.json';
import english from '../messages/en-US.json';

export type Language = 'zh-CN' | 'en-US';
type TextId = keyof typeof english;

/** Both catalogues have the same keys, or this does not compile. */
const CATALOGUES = { 'zh-CN': chinese, 'en-US': english } satisfies Record<Language, Record<TextId, string>>;

/** The server knows the language of the request and writes it on the page. */
export const language: Language = document.documentElement.lang === 'en-US' ? 'en-US' : 'zh-CN';

export const text = (id: TextId): string => CATALOGUES[language][id];
