import { enumMessages } from '@hengcai/shared/messages/enums';
import { passportMessages } from '@hengcai/shared/messages/passport';
import { ruleMessages } from '@hengcai/shared/messages/rules';
import { moduleTexts } from '../generated/texts.zh-CN.ts';
import { kernel } from './zh-CN/kernel.ts';

/** The services' Chinese texts, those of the kernel and of each module; texts the screens need too stand in shared/src/messages. */
export const zhCN: Readonly<Record<string, string>> = {
  ...enumMessages['zh-CN'],
  ...ruleMessages['zh-CN'],
  ...passportMessages['zh-CN'],
  ...kernel,
  ...moduleTexts,
};
