import { Navigate, useParams } from 'react-router';

/** The short address of a tournament, above that of its draws. */
export function Screen() {
  const { id = '' } = useParams();
  return <Navigate replace to={`/confirm-tournament-application/${encodeURIComponent(id)}`} />;
}
