import { useContext } from 'react';
import { mostSets } from '#domain/bracket/five-set-score.ts';
import { matchState } from '#domain/bracket/match-state.ts';
import { rounds } from '#domain/bracket/rounds.ts';
import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import { type People, playersOf } from '#features/matches/draws/web/lib/people.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { formatIn, unitIn, unitOf } from '#features/matches/web/lib/set-unit.ts';
import { useText } from '../knockout.text.ts';
import css from './blank-scorecards.module.css';

interface Props {
  readonly draw: Draw;
  readonly people: People;
  readonly heading: string;
  /** Of the matches to be played; null for five sets. */
  readonly scoreFormat: ChosenFormat | null;
}

/** A card to cut out for every match that is still to be played; blank lines for players who are not known yet. */
export function BlankScorecards({ draw, people, heading, scoreFormat }: Props) {
  const t = useText();
  const roundName = useRoundName();
  const sport = useContext(PlayedSport);
  const format = scoreFormat && formatIn(scoreFormat, sport);
  const unit = format ? unitOf(format) : unitIn(sport);
  const cards = rounds(draw).flatMap(({ kind, matches }) =>
    matches
      .filter((match) => ['ready', 'waiting'].includes(matchState(match)))
      .map((match) => ({ match, title: t.cardMatch(roundName(kind), match.position + 1) })),
  );
  return (
    <div className={css.cards}>
      {cards.map(({ match, title }) => (
        <Card
          key={match.id}
          match={match}
          people={people}
          title={title}
          heading={heading}
          unit={t.cardUnits[unit]}
          rows={format?.bestOf ?? mostSets}
        />
      ))}
    </div>
  );
}

interface CardProps extends Pick<Props, 'people' | 'heading'> {
  readonly match: Match;
  readonly title: string;
  /** "Set" or "Game". */
  readonly unit: string;
  /** The most sets that a match can have. */
  readonly rows: number;
}

function Card({ match, people, title, heading, unit, rows }: CardProps) {
  const t = useText();
  const { player1, player2 } = playersOf(match, people);
  const sets = Array.from({ length: rows }, (_, at) => at + 1);
  return (
    <section className={css.card}>
      <p className={css.head}>
        <b>{title}</b>
        <span>{heading}</span>
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th>{unit}</th>
            {sets.map((set) => (
              <th key={set} className={css.set}>
                {set}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[player1, player2].map((player, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is their line on the card.
            <tr key={at}>
              <td className={css.name}>{player?.name}</td>
              {sets.map((set) => (
                <td key={set} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.foot}>
        <span className={css.line}>{t.cardWinner}</span>
        <span className={css.line}>{t.cardUmpire}</span>
      </p>
    </section>
  );
}
