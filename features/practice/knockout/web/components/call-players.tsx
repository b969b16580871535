import Megaphone from 'lucide-react/icons/megaphone';
import { useState } from 'react';
import type { Match } from '#domain/bracket/vocabulary.ts';
import { useDrawWords } from '#features/matches/draws/web/hooks/use-draw-words.ts';
import { type People, playersOf } from '#features/matches/draws/web/lib/people.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import type { KnockoutView } from '../hooks/use-knockout.ts';
import { useText } from '../knockout.text.ts';
import css from './call-players.module.css';

const CallDialog = lazyComponent(() => import('./call-dialog.tsx').then((late) => late.CallDialog));

interface Props {
  readonly match: Match;
  readonly people: People;
  readonly view: KnockoutView;
}

/** Below a match that can begin: calls its players, and shows when they were called. */
export function CallPlayers({ match, people, view }: Props) {
  const t = useText();
  const draws = useDrawWords();
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const call = view.knockout.calls.find(({ matchId }) => matchId === match.id);
  const { player1, player2 } = playersOf(match, people);
  if (!player1 || !player2) return null;
  const time = call && format.clockTime(call.calledAt);
  return (
    <div className={css.call}>
      {call && time ? (
        <p className={css.called} role="status">
          {call.place ? t.calledAtPlace(time, call.place) : t.calledAt(time)}
        </p>
      ) : null}
      <Button
        variant="quiet"
        name={`call-${match.id}`}
        className={css.button ?? ''}
        icon={<Megaphone aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {call ? t.callAgain : t.call}
        <span className="visually-hidden">
          {player1.name} {draws.vs} {player2.name}
        </span>
      </Button>
      {asked ? (
        <CallDialog
          match={match}
          players={[player1, player2]}
          knockout={view.knockout}
          place={call?.place ?? ''}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </div>
  );
}
