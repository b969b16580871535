import { useFormat } from '#platform/web/i18n/use-format.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useOwnMatchWords } from '../hooks/use-own-match-words.ts';
import type { OwnDay, OwnMatch } from '../own-day.queries.ts';
import { useText } from '../own-day.text.ts';
import { CannotPlay } from './cannot-play.tsx';
import { Coming } from './coming.tsx';
import css from './own-day.module.css';
import { StateBadge } from './state-badge.tsx';

interface Props {
  readonly day: OwnDay;
  readonly match: OwnMatch;
  /** Of the heading: under that of a card, or under the title of the screen. */
  readonly heading: 'h2' | 'h4';
  readonly isReadOnly: boolean;
}

/** What somebody does next: where and when, against whom, and what they can say about it. */
export function NextMatch({ day, match, heading: Heading, isReadOnly }: Props) {
  const t = useText();
  const format = useFormat();
  const words = useOwnMatchWords(day.sport);
  const club = match.role === 'player' ? match.sides[1]?.club : null;
  return (
    <div className={css.match}>
      <div className={css.line}>
        <Heading className={css.label}>{t[headingOf(match)]}</Heading>
        <StateBadge state={match.state} />
      </div>
      <p className={css.small}>
        <bdi>{words.place(match)}</bdi>
      </p>
      <Where day={day} match={match} />
      <p className={css.opponent}>
        <bdi>{words.opponents(match)}</bdi>
      </p>
      {club ? (
        <p className={css.small}>
          <bdi>{format.name(club)}</bdi>
        </p>
      ) : null}
      {match.answer ? <p>{t.answers[match.answer]}</p> : null}
      {isReadOnly ? null : <Actions day={day} match={match} />}
    </div>
  );
}

/** What a match is to its reader: one to umpire, one whose result is asked about, or the next one. */
function headingOf({ role, state }: OwnMatch): 'umpireTitle' | 'played' | 'next' {
  if (role === 'umpire') return 'umpireTitle';
  return state === 'done' ? 'played' : 'next';
}

/** The court, or the time. */
function Where({ day, match }: Pick<Props, 'day' | 'match'>) {
  const t = useText();
  const format = useFormat();
  const words = useOwnMatchWords(day.sport);
  const { state, calledAt } = match;
  const court = match.court === null ? null : words.court(match.court);
  const onCourt = words.onCourt(match);
  if (state === 'done') return null;
  if (onCourt !== null) {
    return (
      <div>
        <p className={css.main}>
          <bdi>{onCourt}</bdi>
        </p>
        {state === 'called' && calledAt ? (
          <p className={css.small}>{t.calledAt(format.clockTime(calledAt))}</p>
        ) : null}
      </div>
    );
  }
  const about = words.about(match);
  return (
    <div>
      {court === null ? null : (
        <p>
          <bdi>{state === 'next' ? t.nextOn(court) : t.plannedOn(court)}</bdi>
        </p>
      )}
      <p className={css.main}>{words.notBefore(match) ?? t.noTime}</p>
      {about ? <p className={css.small}>{about}</p> : null}
    </div>
  );
}

function Actions({ day: { tournamentId }, match }: Pick<Props, 'day' | 'match'>) {
  const t = useText();
  if (match.role === 'umpire') return null;
  if (match.state === 'done') {
    return (
      <div className={css.actions}>
        <LinkButton to={`/my-matches/${tournamentId}`}>{t.toAnswer}</LinkButton>
      </div>
    );
  }
  const here = `/my-matches/${tournamentId}/${match.stageId}/${match.matchId}`;
  return (
    <div className={css.actions}>
      {match.state === 'called' ? <Coming tournamentId={tournamentId} match={match} /> : null}
      {match.state === 'playing' ? <LinkButton to={here}>{t.enter}</LinkButton> : null}
      {match.state === 'playing' ? null : <CannotPlay entryId={match.entryId} />}
    </div>
  );
}
