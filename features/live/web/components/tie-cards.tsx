import { Link } from 'react-router';
import { TieTeams } from '#features/matches/ties/web/components/tie-teams.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { type TieInPlay, tiesInPlay } from '../../live.ties.policy.ts';
import type { LiveWords } from '../hooks/use-live-words.ts';
import { useTieState } from '../hooks/use-tie-state.ts';
import { useText } from '../live.text.ts';
import css from './live.module.css';

/** The ties that are being played: "2–1", "D3 playing", on which court. */
export function TieCards({ words }: { readonly words: LiveWords }) {
  const t = useText();
  const ties = tiesInPlay(words.snapshot);
  if (ties.length === 0) return null;
  return (
    <ul className={css.courts} aria-label={t.ties}>
      {ties.map((one) => (
        <TieCard key={one.tie.key} words={words} inPlay={one} />
      ))}
    </ul>
  );
}

const TONES = { playing: 'green', called: 'amber', next: 'neutral' } as const;

function TieCard({ words, inPlay }: { readonly words: LiveWords; readonly inPlay: TieInPlay }) {
  const t = useText();
  const stateOf = useTieState(words);
  const { tie, score, onCourt, next } = inPlay;
  const [stageId, matchId] = tie.key.split(' ');
  const rubber = onCourt[0] ?? next;
  const team = (id: string | null) => <bdi>{words.sideName(tie.eventId, id)}</bdi>;
  return (
    <li data-tie={tie.key}>
      <Link className={css.tie} to={`/ties/${words.snapshot.tournament.id}/${stageId}/${matchId}`}>
        {rubber ? (
          <p className={css.small}>
            <bdi>{words.tiePlace(rubber)}</bdi>
          </p>
        ) : null}
        <TieTeams
          player1={team(tie.player1Id)}
          player2={team(tie.player2Id)}
          score={t.tieScore(...score)}
        />
        {stateOf(inPlay).map(({ key, state, text, court }) => (
          <p key={key} className={css.tieState}>
            <Badge tone={TONES[state]}>{text}</Badge>
            {court === '' ? null : <bdi>{court}</bdi>}
          </p>
        ))}
      </Link>
    </li>
  );
}
