import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { BracketBody } from '#features/matches/draws/web/components/bracket-body.tsx';
import { peopleOf } from '#features/matches/draws/web/lib/people.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useFollowedBracket } from '../../../web/hooks/use-followed-session.ts';
import { PrintSheets } from '../components/print-sheets.tsx';
import { Waiting } from '../components/waiting.tsx';
import { publicBracketQuery } from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';

/** A shared bracket, for everybody who has the link: no login, read-only, public names only. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const { token = '' } = useParams();
  const query = useQuery(publicBracketQuery(token));
  const { data, error, refetch } = query;
  useFollowedBracket(token, query, publicBracketQuery(token).queryKey);
  const people = useMemo(() => data && peopleOf(data.draw), [data]);
  const gone = isRefused(error, 'BRACKET_NOT_FOUND', 'INVALID_INPUT');
  const bracket = gone ? undefined : data;
  const sides = bracket?.draw.entrants.length ?? 0;
  const heading = bracket
    ? format.facts([bracket.groupName, format.dayWithWeekday(bracket.practiceDate)])
    : '';
  return (
    <Frame
      title={t.bracketTitle}
      subtitle={
        bracket
          ? format.facts([
              heading,
              bracket.inPairs ? t.selectedPairs(sides) : t.playersCount(sides),
            ])
          : undefined
      }
      width="wide"
    >
      {/* A link between people, not a page for search engines. */}
      <meta name="robots" content="noindex" />
      {bracket && people ? (
        <>
          <p>{t.publicReadOnly}</p>
          <BracketBody draw={bracket.draw} people={people} />
          <PrintSheets
            draw={bracket.draw}
            people={people}
            heading={heading}
            scoreFormat={bracket.scoreFormat}
          />
        </>
      ) : null}
      {gone ? (
        <EmptyState
          title={t.publicGoneTitle}
          text={t.publicGoneText}
          action={<LinkButton to="/club-support">{t.publicPlayer}</LinkButton>}
        />
      ) : null}
      {bracket || gone ? null : <Waiting error={error} onRetry={() => void refetch()} />}
    </Frame>
  );
}
