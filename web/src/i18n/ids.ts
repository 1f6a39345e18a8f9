import type { enumMessages } from '@hengcai/shared/messages/enums';
import type { ruleMessages } from '@hengcai/shared/messages/rules';
import type app from './messages/zh-CN/app.json';
import type employee from './messages/zh-CN/employee.json';
import type enterprise from './messages/zh-CN/enterprise.json';
import type home from './messages/zh-CN/home.json';
import type performance from './messages/zh-CN/performance.json';
import type platform from './messages/zh-CN/platform.json';
import type session from './messages/zh-CN/session.json';
import type ui from './messages/zh-CN/ui.json';

type OwnId =
  | keyof typeof app
  | keyof typeof employee
  | keyof typeof enterprise
  | keyof typeof home
  | keyof typeof performance
  | keyof typeof platform
  | keyof typeof session
  | keyof typeof ui;
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
