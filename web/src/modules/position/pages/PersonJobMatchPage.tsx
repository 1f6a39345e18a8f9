import { useSearchParams } from 'react-router-dom';
import { PersonView } from '../match/PersonView';
import { PositionView } from '../match/PositionView';

/** Who matches a position; with a person, how that one does; without either, the own match with the own position. */
export default function PersonJobMatchPage() {
  const [params] = useSearchParams();
  const [position, person] = [params.get('id'), params.get('person')];
  if (position !== null && person === null) return <PositionView key={position} positionId={position} />;
  return <PersonView employeeId={person} positionId={position} />;
}
