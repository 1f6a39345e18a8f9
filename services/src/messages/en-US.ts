import { enumMessages } from '@hengcai/shared/messages/enums';
import { passportMessages } from '@hengcai/shared/messages/passport';
import { ruleMessages } from '@hengcai/shared/messages/rules';
import { moduleTexts } from '../generated/texts.en-US.ts';
import { kernel } from './en-US/kernel.ts';

/** The services' English texts, those of the kernel and of each module; each file has the ids of its Chinese twin, or does not compile. */
export const enUS: Readonly<Record<string, string>> = {
  ...enumMessages['en-US'],
  ...ruleMessages['en-US'],
  ...passportMessages['en-US'],
  ...kernel,
  ...moduleTexts,
};
