import { loadEntryTexts } from './catalogue';
import { currentLanguage, rememberLanguage } from './language';

const language = currentLanguage();
rememberLanguage(language);

/** The texts of the entry; begun at once, awaited before anything is shown or said. */
export const textsReady: Promise<void> = loadEntryTexts(language);
