import { createIntl, type PrimitiveType } from 'react-intl';
import { texts } from './catalogue';
import type { MessageId } from './ids';
import { currentLanguage } from './language';

/** A text outside React (links, route loaders). Inside components use `useT`. */
export const say = (id: MessageId, values?: Record<string, PrimitiveType>): string =>
  createIntl({ locale: currentLanguage(), messages: texts as Record<MessageId, string> }).formatMessage({ id }, values);
