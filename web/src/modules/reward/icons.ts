import {
  ArrowLeftRightIcon,
  AwardIcon,
  ClipboardListIcon,
  CoinsIcon,
  GiftIcon,
  HeartHandshakeIcon,
  MailOpenIcon,
  ScrollTextIcon,
  ShoppingBagIcon,
  TrophyIcon,
  WalletIcon,
} from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  reward: AwardIcon,
  thankYouLetters: MailOpenIcon,
  pointRanking: TrophyIcon,
  ownPoints: WalletIcon,
  allPoints: CoinsIcon,
  exchangeRate: ArrowLeftRightIcon,
  commodities: GiftIcon,
  mall: ShoppingBagIcon,
  pointRules: ScrollTextIcon,
  conversionRecords: ClipboardListIcon,
  rewardValues: HeartHandshakeIcon,
};
