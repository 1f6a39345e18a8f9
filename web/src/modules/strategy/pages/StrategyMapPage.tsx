import { useState } from 'react';
import { isSignedIn } from '../../../session/sessionVersion';
import { takeToken } from '../../../shared/takeToken';
import { SharedMap } from '../map/SharedMap';
import { StrategyMaps } from '../map/StrategyMaps';

/** The strategy maps of the company, and one that a link shows without signing in. */
export default function StrategyMapPage() {
  const [token] = useState(() => takeToken('share'));
  if (token !== null || !isSignedIn()) return <SharedMap token={token} />;
  return <StrategyMaps />;
}
