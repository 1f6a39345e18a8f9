import { today } from '../../i18n/zone';
import { type Ahead, askAhead } from '../../session/ahead';
import { AttentionDocument } from '../../shared/attention/attention.gen';
import { NoticesDocument } from '../../shared/notices/notices.gen';
import { HomeOverviewDocument, ScheduleDayDocument, ShortcutsDocument } from './home.gen';

/** What the sections of the home page ask for. */
export const ahead: Ahead = ({ capabilities: { todos, overview } }) => [
  ...(todos || overview ? [askAhead(HomeOverviewDocument, { todos, overview })] : []),
  askAhead(AttentionDocument, {}),
  askAhead(ScheduleDayDocument, { date: today() }),
  askAhead(ShortcutsDocument, {}),
  askAhead(NoticesDocument, { minStatus: 'NORMAL' }),
];
