import { useParams } from 'react-router';
import { DrawList } from '../components/draw-list.tsx';
import { DrawOfEvent } from '../components/draw-of-event.tsx';

/** The draws of a tournament, for everybody: all of them, or that of one event. */
export function Screen() {
  return useParams().eventId === undefined ? <DrawList /> : <DrawOfEvent />;
}
