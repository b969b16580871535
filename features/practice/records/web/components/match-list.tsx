import { useInfiniteQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import type { PlainDate } from '#platform/shared/format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PagedList } from '#platform/web/ui/paged-list.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { RecordFormat } from '../../records.vocabulary.ts';
import { useSearch } from '../hooks/use-search.ts';
import { isOfTournament, type Session, sessionsOf } from '../lib/sessions.ts';
import { matchesQuery } from '../records.queries.ts';
import { useText } from '../records.text.ts';
import { LeagueResults } from './league-results.tsx';
import { MatchCards } from './match-cards.tsx';
import css from './match-list.module.css';
import { WholeSession } from './whole-session.tsx';

interface Props {
  readonly day: PlainDate;
  readonly format: RecordFormat;
}

/** The matches of a day and format, each format in its own way. */
export function MatchList({ day, format }: Props) {
  const { search } = useSearch();
  const query = useInfiniteQuery(matchesQuery(day, format, search));
  return (
    <PagedList
      query={query}
      items={query.data?.pages.flatMap((page) => page.matches)}
      waiting={<Placeholder className={css.skeleton} count={4} />}
      empty={<NoMatches />}
    >
      {(matches) =>
        sessionsOf(matches).map((session, _, all) => (
          <Together
            key={session.key}
            session={session}
            format={format}
            unnamed={all.length === 1 && !session.matches.some(isOfTournament)}
            openGroups={query.data?.pages.at(-1)?.openGroups ?? []}
          />
        ))
      }
    </PagedList>
  );
}

interface TogetherProps {
  readonly session: Session;
  readonly format: RecordFormat;
  /** The only session of practice needs no name. */
  readonly unnamed: boolean;
  readonly openGroups: readonly number[];
}

/** Matches of one session; under the group's name where there is more than one, and under that of a tournament. */
function Together({ session, format, unnamed, openGroups }: TogetherProps) {
  const t = useText();
  const { groupId, groupName, matches } = session;
  const whole =
    groupId !== null && openGroups.includes(groupId) ? (
      <WholeSession format={format} groupId={groupId} sessionId={session.key} />
    ) : null;
  if (format === 'knockout') {
    const heading = unnamed ? t.bracketMatches : t.ofGroup(t.bracketMatches, groupName ?? '');
    return (
      <Section heading={<bdi>{heading}</bdi>}>
        {whole}
        <MatchCards matches={matches} label={heading} />
      </Section>
    );
  }
  if (format === 'team') {
    return (
      <Section heading={<bdi>{groupName}</bdi>}>
        <MatchCards matches={matches} label={t.ofGroup(t.matches, groupName ?? '')} />
      </Section>
    );
  }
  if (format === 'one-on-one') return <MatchCards matches={matches} label={t.matches} />;
  if (unnamed) {
    return (
      <div className={css.league}>
        {whole}
        <LeagueResults matches={matches} label={t.matches} />
      </div>
    );
  }
  return (
    <Section heading={<bdi>{groupName}</bdi>}>
      {whole}
      <LeagueResults matches={matches} label={t.ofGroup(t.matches, groupName ?? '')} />
    </Section>
  );
}

/** No matches of this format, or an unknown format. */
export function NoMatches() {
  const t = useText();
  return <EmptyState icon={<CalendarX />} title={t.noMatches} text={t.noMatchesText} />;
}
