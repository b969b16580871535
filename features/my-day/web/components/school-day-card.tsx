import { MatchLine } from '#features/entries/own-day/web/components/match-line.tsx';
import shared from '#features/entries/own-day/web/components/own-day.module.css';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { SchoolDay } from '../my-day.queries.ts';
import { useText } from '../my-day.text.ts';
import { AllPresent } from './all-present.tsx';
import css from './school-day-card.module.css';

interface Props {
  readonly groupId: number;
  readonly day: SchoolDay;
}

/** A tournament of today: who of the club is there, and all their matches in one order. */
export function SchoolDayCard({ groupId, day }: Props) {
  const t = useText();
  const format = useFormat();
  const { people, matches } = day;
  const nameOf = (memberId: number) => people.find((one) => one.memberId === memberId)?.name ?? '';
  const namesOf = (some: SchoolDay['people']) => some.map(({ name }) => name).join(t.joint);
  const checked = people.filter(({ checkIn }) => checkIn !== null);
  const missing = checked.filter(({ checkIn }) => checkIn !== 'present');
  // Whom the desk has marked as absent speaks with the desk.
  const expected = checked.filter(({ checkIn }) => checkIn === 'expected');
  const playing = new Set(matches.map(({ memberId }) => memberId));
  const without = people.filter(({ memberId }) => !playing.has(memberId));
  return (
    <Card as="article" className={shared.card}>
      <div className={shared.head}>
        <h2 className={shared.name}>
          <bdi>{format.name(day.tournamentName)}</bdi>
        </h2>
        <p className={shared.small}>
          <bdi>{t.venue(format.name(day.venue))}</bdi>
        </p>
      </div>
      {checked.length > 0 ? (
        <p>{t.present(checked.length - missing.length, checked.length)}</p>
      ) : null}
      {missing.length > 0 ? (
        <InlineNotice
          tone="warning"
          title={t.missing(namesOf(missing))}
          action={
            expected.length > 0 ? (
              <AllPresent groupId={groupId} day={day} people={expected} />
            ) : null
          }
        />
      ) : null}
      <section className={shared.match} aria-label={t.matches}>
        <h3 className={shared.label}>{t.matches}</h3>
        {matches.length === 0 ? (
          <p>{day.isOver ? t.over : t.noMatches}</p>
        ) : (
          <ul className={shared.rows}>
            {matches.map(({ memberId, match }) => (
              <MatchLine
                key={`${memberId} ${match.stageId} ${match.matchId} ${match.role}`}
                sport={day.sport}
                match={match}
                heading={
                  <p className={css.pupil}>
                    <bdi>{nameOf(memberId)}</bdi>
                    {match.isComing && match.state === 'called' ? (
                      <>
                        {' '}
                        <Badge tone="blue">{t.coming}</Badge>
                      </>
                    ) : null}
                  </p>
                }
              />
            ))}
          </ul>
        )}
        {without.length > 0 && matches.length > 0 ? (
          <p className={shared.small}>{t.without(namesOf(without))}</p>
        ) : null}
      </section>
      <LinkButton variant="secondary" to={`/my-matches/${day.tournamentId}`}>
        {t.toResults}
      </LinkButton>
      <LinkButton variant="secondary" to={`/live/${day.tournamentId}`}>
        {t.toLive}
      </LinkButton>
      <LinkButton variant="quiet" to={`/tournaments/${day.tournamentId}/draws`}>
        {t.toDraws}
      </LinkButton>
    </Card>
  );
}
