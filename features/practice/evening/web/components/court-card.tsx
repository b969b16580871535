import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type BoardCourt,
  type BoardMatch,
  eveningOf,
  matchOn,
} from '#domain/practice-evening/board.ts';
import { nextPairing } from '#domain/practice-evening/pairing.ts';
import { finish } from '#domain/practice-evening/steps.ts';
import { courtWord } from '#features/sports/sports.policy.ts';
import { wholeMinutesBetween } from '#platform/shared/durations.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useText } from '../evening.text.ts';
import { andFill } from '../hooks/use-evening.ts';
import { sidesOf } from '../lib/names.ts';
import { scorecardOf } from '../lib/scorecard.ts';
import type { ShownEvening } from '../lib/shown-evening.ts';
import css from './court-card.module.css';
import { type Choice, PersonButton } from './person-button.tsx';

interface Props extends ShownEvening {
  readonly court: BoardCourt;
  readonly choice: Choice;
  /** Now, as a time on the board. */
  readonly time: number;
}

/** One court: its match with "Finished", or why it is free. */
export function CourtCard(props: Props) {
  const t = useText();
  const { court, evening, names, time } = props;
  const { labelled } = useJoined();
  // Who plays now is said once a match has made room for another here.
  const [hasNext, setHasNext] = useState(false);
  const match = matchOn(evening.board, court.id);
  const named = courtWord(props.rules.sport) === 'table' ? t.table : t.court;
  const name = named(court.id.slice(1));
  return (
    <section className={css.card} aria-label={name}>
      <div className={css.head}>
        <h2 className={css.name}>{name}</h2>
        {match ? (
          <span className={css.time}>{t.minutes(wholeMinutesBetween(match.begun, time))}</span>
        ) : null}
      </div>
      {match ? (
        <Running {...props} match={match} name={name} onOver={() => setHasNext(true)} />
      ) : (
        <Free {...props} name={name} onOver={() => setHasNext(true)} />
      )}
      <p role="status" className="visually-hidden">
        {match && hasNext ? labelled(name, playing(match, names, t.versusRead)) : null}
      </p>
    </section>
  );
}

interface PartProps extends Props {
  readonly name: string;
  /** The next match of the court, if there is one, begins. */
  readonly onOver: () => void;
}

function Running(props: PartProps & { readonly match: BoardMatch }) {
  const t = useText();
  const navigate = useNavigate();
  const { match, name, choice, evening, names } = props;
  const over = () => {
    evening.act(andFill((board, at) => finish(board, match.id, at), evening.basis));
    props.onOver();
  };
  const withScore = () => {
    over();
    const sides = sidesOf(match, names);
    const { to, state } = scorecardOf({ ...props, sides });
    navigate(to, { state });
  };
  return (
    <>
      <div className={css.sides}>
        <Side ids={match.sides[0]} choice={choice} />
        <span className={css.versus}>{t.versus}</span>
        <Side ids={match.sides[1]} choice={choice} />
      </div>
      <div className={css.actions}>
        <Button
          icon={<Check aria-hidden="true" />}
          aria-label={t.finishedOn(name)}
          onClick={withScore}
        >
          {t.finished}
        </Button>
        <Button variant="secondary" aria-label={t.noScoreOn(name)} onClick={over}>
          {t.noScore}
        </Button>
      </div>
    </>
  );
}

function playing(match: BoardMatch, names: Props['names'], versus: string): string {
  return sidesOf(match, names)
    .map(({ name }) => name)
    .join(` ${versus} `);
}

function Side({ ids, choice }: { readonly ids: readonly string[]; readonly choice: Choice }) {
  return (
    <div className={css.side}>
      {ids.map((id) => (
        <PersonButton key={id} id={id} choice={choice} />
      ))}
    </div>
  );
}

/** After two phones were merged a court may be free although people wait: somebody begins the next match. */
function Free({ court, evening, name, onOver }: PartProps) {
  const t = useText();
  const { board, basis, act } = evening;
  const pairing = nextPairing(eveningOf(board, basis), court.id);
  if (!pairing.ok) {
    const text = pairing.code === 'NO_MIXED_PAIRS' ? t.freeMixed : t.free;
    return <p className={css.free}>{text}</p>;
  }
  return (
    <Button
      full
      variant="secondary"
      aria-label={t.nextOn(name)}
      onClick={() => {
        act(andFill((before) => before, basis));
        onOver();
      }}
    >
      {t.next}
    </Button>
  );
}
