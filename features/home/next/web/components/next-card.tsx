import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { StateBadge } from '#features/entries/own-day/web/components/state-badge.tsx';
import { useOwnDayWords } from '#features/entries/own-day/web/hooks/use-own-day-words.ts';
import { useOwnMatchWords } from '#features/entries/own-day/web/hooks/use-own-match-words.ts';
import {
  type OwnDay,
  type OwnDays,
  ownDaysQuery,
} from '#features/entries/own-day/web/own-day.queries.ts';
import { Court } from '#features/sports/web/components/court.tsx';
import { SportMark } from '#features/sports/web/components/sport-mark.tsx';
import { daysBetween } from '#platform/shared/calendar.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { Home } from '../../../web/home.queries.ts';
import { useNextText as useText } from '../next.text.ts';
import css from './next-card.module.css';

type Person = NonNullable<Home['person']>;
type Tournament = NonNullable<Person['next']>;
type League = NonNullable<Person['league']>;

const NEAR_DAYS = 7;

/**
 * What is next for the person, on the court of its sport: the match of today, else the league of today, else the days to a
 * near tournament; a league of the days before is for who has none.
 */
export function NextCard({ next, league }: Pick<Person, 'next' | 'league'>) {
  const today = dayInJapan(now());
  const days = next ? daysBetween(today, next.eventDate) : null;
  if (next && days !== null && days <= 0) return <Today tournament={next} />;
  const isNear = days !== null && days <= NEAR_DAYS;
  if (league && (league.practiceDate === today || !isNear)) return <OpenLeague league={league} />;
  return next && days !== null ? <Countdown tournament={next} days={days} /> : null;
}

interface FrameProps {
  readonly sport: Tournament['sport'];
  readonly kicker: ReactNode;
  readonly children: ReactNode;
}

function Frame({ sport, kicker, children }: FrameProps) {
  const t = useText();
  return (
    <section aria-label={t.nextHeading}>
      <Court sport={sport} className={css.next}>
        <div className={css.top}>
          <span className={css.kicker}>
            <SportMark sport={sport} />
            <span>{kicker}</span>
          </span>
          <LanguageSwitch />
        </div>
        {children}
      </Court>
    </section>
  );
}

function Countdown({ tournament, days }: { tournament: Tournament; days: number }) {
  const t = useText();
  const format = useFormat();
  return (
    <Frame sport={tournament.sport} kicker={t.nextHeading}>
      <div className={css.row}>
        <p className={css.count}>
          <strong className={css.figure}>{days}</strong>
          <span>{t.daysToGo(days)}</span>
        </p>
        <div className={css.words}>
          <h2 className={css.name}>{format.name(tournament.name)}</h2>
          <p>{format.dayWithWeekday(tournament.eventDate)}</p>
          <p>{t.startsAt(tournament.startTime)}</p>
          <p className={css.venue}>{format.name(tournament.venue)}</p>
        </div>
      </div>
      <Way to={pathOf(tournament)}>
        {tournament.applicationId ? t.application : t.myTournaments}
      </Way>
    </Frame>
  );
}

/** The own tournaments do not list what a school has entered. */
function pathOf({ applicationId }: Tournament): string {
  return applicationId ? `/team-applications/${applicationId}` : '/my-tournaments';
}

function OpenLeague({ league }: { readonly league: League }) {
  const t = useText();
  const format = useFormat();
  const { sessionId, groupId, groupName, sport, practiceDate, played, matches } = league;
  return (
    <Frame sport={sport} kicker={t.league}>
      <div className={css.row}>
        <p className={css.count}>
          <strong className={css.figure} aria-hidden="true">{`${played}/${matches}`}</strong>
        </p>
        <div className={css.words}>
          <h2 className={css.name}>
            <bdi>{groupName}</bdi>
          </h2>
          {/* A server of the version before names no day. */}
          {practiceDate ? <p>{format.dayWithWeekday(practiceDate)}</p> : null}
          <p>{t.leagueProgress(played, matches)}</p>
        </div>
      </div>
      <LinkButton
        variant="secondary"
        to={`/league-match-table/${groupId}?session=${sessionId}`}
        state={{ groupName }}
      >
        {t.continueLeague}
      </LinkButton>
    </Frame>
  );
}

/** On the day, once the desk has opened it: the next match with its court and time, or the clubs that the person looks after. */
function Today({ tournament }: { readonly tournament: Tournament }) {
  const t = useText();
  const format = useFormat();
  const { data } = useQuery(ownDaysQuery);
  const day = data?.days.find((one) => one.tournamentId === tournament.tournamentId);
  const clubs = day ? [] : (data?.clubs ?? []);
  const hasMatches = day !== undefined && day.matches.length > 0;
  return (
    <Frame sport={tournament.sport} kicker={format.facts([t.today, format.name(tournament.name)])}>
      {hasMatches ? <Match day={day} /> : null}
      {clubs.length > 0 ? <Clubs clubs={clubs} /> : null}
      {hasMatches || clubs.length > 0 ? null : (
        <Start tournament={tournament} isOver={day?.isOver ?? false} />
      )}
      <WayOn tournament={tournament} day={hasMatches ? day : undefined} clubs={clubs} />
    </Frame>
  );
}

interface WayOnProps extends Pick<OwnDays, 'clubs'> {
  readonly tournament: Tournament;
  /** With matches. */
  readonly day: OwnDay | undefined;
}

/** To the check-in first, else to the club, the school's application or the own day. */
function WayOn({ tournament, day, clubs: [club, ...others] }: WayOnProps) {
  const t = useText();
  const ownDay = useOwnDayWords();
  if (day?.checkIn === 'expected')
    return <Way to={`/check-in/${tournament.tournamentId}`}>{ownDay.checkIn}</Way>;
  if (club && others.length === 0) return <Way to={`/my-school/${club.groupId}`}>{t.myDay}</Way>;
  if (club) return <Way to="/my-tournaments">{t.myDay}</Way>;
  return <Way to={pathOf(tournament)}>{tournament.applicationId ? t.application : t.myDay}</Way>;
}

function Way({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <LinkButton variant="secondary" to={to}>
      {children}
    </LinkButton>
  );
}

/** Who plays of the clubs that the person looks after. */
function Clubs({ clubs }: Pick<OwnDays, 'clubs'>) {
  const t = useOwnDayWords();
  const format = useFormat();
  return (
    <div className={css.words}>
      {clubs.map(({ groupId, name, players }) => (
        <Fragment key={groupId}>
          <h2 className={css.name}>
            <bdi>{t.club(format.name(name))}</bdi>
          </h2>
          <p>{t.clubText(players)}</p>
        </Fragment>
      ))}
    </div>
  );
}

interface StartProps {
  readonly tournament: Tournament;
  readonly isOver: boolean;
}

/** A day without a match of the person: when it begins, or that it is over. */
function Start({ tournament, isOver }: StartProps) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={css.row}>
      {isOver ? null : (
        <p className={css.count}>
          <strong className={css.figure}>{tournament.startTime}</strong>
        </p>
      )}
      <div className={css.words}>
        <h2 className={css.name}>{isOver ? t.over : t.startsAt(tournament.startTime)}</h2>
        <p className={css.venue}>{format.name(tournament.venue)}</p>
      </div>
    </div>
  );
}

/** The match, and what is asked of the person before it is called or after it is over. */
function Match({ day }: { readonly day: OwnDay }) {
  const t = useOwnDayWords();
  // A result about which the other side is asked waits; the person goes on to the next match.
  const match = day.matches.find(({ answer }) => answer !== 'other') ?? day.matches[0]!;
  const words = useOwnMatchWords(day.sport);
  return (
    <div className={css.words}>
      <CheckIn state={day.checkIn} />
      <p className={css.badges}>
        <StateBadge state={match.state} />
        {match.role === 'umpire' ? <Badge tone="cyan">{t.umpireTitle}</Badge> : null}
        <bdi>{words.place(match)}</bdi>
      </p>
      <h2 className={css.main}>
        <Where sport={day.sport} match={match} />
      </h2>
      <p>
        <bdi>{words.opponents(match)}</bdi>
      </p>
      {match.answer ? <p>{t.answers[match.answer]}</p> : null}
    </div>
  );
}

/** Who is not checked in is never called. */
function CheckIn({ state }: { readonly state: OwnDay['checkIn'] }) {
  const t = useOwnDayWords();
  if (state !== 'expected' && state !== 'absent') return null;
  return (
    <p>
      <Badge tone="amber">{state === 'absent' ? t.absentTitle : t.checkInTitle}</Badge>
    </p>
  );
}

interface WhereProps {
  readonly sport: OwnDay['sport'];
  readonly match: OwnDay['matches'][number];
}

/** Where to go now, else the court and the earliest time. */
function Where({ sport, match }: WhereProps) {
  const t = useOwnDayWords();
  const words = useOwnMatchWords(sport);
  if (match.state === 'done') return t.played;
  const court = match.court === null ? null : words.court(match.court);
  const onCourt = words.onCourt(match);
  const parts = onCourt ? [onCourt] : [court, words.notBefore(match)].filter(Boolean);
  return (parts.length > 0 ? parts : [t.noTime]).map((part) => <span key={part}>{part}</span>);
}
