import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { OwnDay } from '../own-day.queries.ts';
import { useText } from '../own-day.text.ts';
import { MatchLine } from './match-line.tsx';
import { NextMatch } from './next-match.tsx';
import css from './own-day.module.css';
import { Practice } from './practice.tsx';

interface Props {
  readonly day: OwnDay;
  /** A guardian reads it: nothing is done from it. */
  readonly isReadOnly?: boolean;
  /** Where a guardian enters and answers results, and checks the player in. */
  readonly guardianAt?: { readonly matches: string; readonly checkIn: string };
}

/** Somebody's day at one tournament: what is next for them and where, and what follows. */
export function OwnDayCard({ day, isReadOnly = false, guardianAt }: Props) {
  const t = useText();
  const format = useFormat();
  const [next, ...later] = day.matches;
  const { tournamentId } = day;
  const isCalled = next?.state === 'called' || day.practice?.state === 'called';
  return (
    <Card as="article" tone={isCalled ? 'brand' : 'raised'} className={css.card}>
      <div className={css.head}>
        <h3 className={css.name}>
          <bdi>{format.name(day.tournamentName)}</bdi>
        </h3>
        <p className={css.small}>
          <bdi>{t.venue(format.name(day.venue))}</bdi>
        </p>
      </div>
      <CheckInState
        day={day}
        at={guardianAt?.checkIn ?? (isReadOnly ? null : `/check-in/${tournamentId}`)}
      />
      {next ? (
        <NextMatch day={day} match={next} heading="h4" isReadOnly={isReadOnly} />
      ) : (
        <Nothing day={day} />
      )}
      {day.practice ? <Practice day={day} practice={day.practice} isReadOnly={isReadOnly} /> : null}
      {later.length > 0 ? (
        <section className={css.match} aria-label={t.later}>
          <h4 className={css.label}>{t.later}</h4>
          <ul className={css.rows}>
            {later.map((match) => (
              <MatchLine
                key={`${match.stageId} ${match.matchId} ${match.role}`}
                sport={day.sport}
                match={match}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <div className={css.actions}>
        {isReadOnly && !guardianAt ? null : (
          <LinkButton variant="secondary" to={guardianAt?.matches ?? `/my-matches/${tournamentId}`}>
            {guardianAt ? t.toGuarded : t.toMatches}
          </LinkButton>
        )}
        {isReadOnly ? null : (
          <LinkButton variant="secondary" to={`/live/${tournamentId}`}>
            {t.toLive}
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={`/tournaments/${tournamentId}/draws`}>
          {t.toDraws}
        </LinkButton>
      </div>
    </Card>
  );
}

/** That there is no match, and whether there will be one. */
function Nothing({ day: { isOver, practice } }: Pick<Props, 'day'>) {
  const t = useText();
  if (practice?.match) return null;
  return <p>{isOver ? t.over : t.nothing}</p>;
}

/** Who is not checked in is never called. */
function CheckInState({
  day: { checkIn, matches },
  at,
}: Pick<Props, 'day'> & { readonly at: string | null }) {
  const t = useText();
  if (matches.length === 0) return null;
  if (checkIn === 'absent') {
    return (
      <InlineNotice tone="warning" title={t.absentTitle}>
        {t.absentText}
      </InlineNotice>
    );
  }
  if (checkIn !== 'expected') return null;
  return (
    <InlineNotice
      tone="warning"
      title={t.checkInTitle}
      action={at === null ? null : <LinkButton to={at}>{t.checkIn}</LinkButton>}
    >
      {t.checkInText}
    </InlineNotice>
  );
}
