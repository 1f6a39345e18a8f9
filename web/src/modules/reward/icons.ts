import {
  ArrowLeftRightIcon,
  AwardIcon,
  CoinsIcon,
  GiftIcon,
  HeartHandshakeIcon,
  MailOpenIcon,
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
  rewardValues: HeartHandshakeIcon,
};
