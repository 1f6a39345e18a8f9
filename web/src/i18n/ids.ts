import type { enumMessages } from '@hengcai/shared/messages/enums';
import type { ruleMessages } from '@hengcai/shared/messages/rules';
import type { OwnId } from './generated/catalogues';

type SharedId = keyof (typeof enumMessages)['zh-CN'] | keyof (typeof ruleMessages)['zh-CN'];

/** Every text of the product; an unknown id does not compile. */
export type MessageId = OwnId | SharedId;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
