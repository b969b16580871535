import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { BracketBody } from '#features/matches/draws/web/components/bracket-body.tsx';
import { FindField } from '#features/matches/draws/web/components/find-field.tsx';
import { useFind } from '#features/matches/draws/web/hooks/use-find.ts';
import { peopleOf } from '#features/matches/draws/web/lib/people.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useFollowedBracket } from '../../../web/hooks/use-followed-session.ts';
import { BracketPlaceholder } from '../components/bracket-placeholder.tsx';
import { PrintSheets } from '../components/print-sheets.tsx';
import { type PublicBracket, publicBracketQuery } from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';

/** A shared bracket, for everybody who has the link: no login, read-only, public names only. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const { token = '' } = useParams();
  const query = useQuery(publicBracketQuery(token));
  useFollowedBracket(token, query, publicBracketQuery(token).queryKey);
  const gone = isRefused(query.error, 'BRACKET_NOT_FOUND', 'INVALID_INPUT');
  const bracket = gone ? undefined : query.data;
  const sides = bracket?.draw.entrants.length ?? 0;
  const facts = bracket ? [bracket.groupName, format.dayWithWeekday(bracket.practiceDate)] : [];
  return (
    <Frame
      title={t.bracketTitle}
      subtitle={
        bracket ? (
          <FactsLine
            facts={[...facts, bracket.inPairs ? t.selectedPairs(sides) : t.playersCount(sides)]}
          />
        ) : undefined
      }
      width="wide"
    >
      {/* A link between people, not a page for search engines. */}
      <meta name="robots" content="noindex" />
      <Loaded
        query={query}
        refused={() => (gone ? <NotShared /> : undefined)}
        placeholder={<BracketPlaceholder />}
      >
        {(shown) => <Shared bracket={shown} heading={format.facts(facts)} />}
      </Loaded>
    </Frame>
  );
}

interface Props {
  readonly bracket: PublicBracket;
  readonly heading: string;
}

function Shared({ bracket: { draw, scoreFormat, practiceDate, sport }, heading }: Props) {
  const t = useText();
  const all = useMemo(() => peopleOf(draw), [draw]);
  const { people, field } = useFind(all);
  return (
    <>
      <p>{t.publicReadOnly}</p>
      <FindField {...field} />
      <BracketBody draw={draw} people={people} playedOn={practiceDate} />
      <PlayedSport value={sport}>
        <PrintSheets draw={draw} people={people} heading={heading} scoreFormat={scoreFormat} />
      </PlayedSport>
    </>
  );
}

function NotShared() {
  const t = useText();
  return (
    <EmptyState
      title={t.publicGoneTitle}
      text={t.publicGoneText}
      action={<LinkButton to="/club-support">{t.publicPlayer}</LinkButton>}
    />
  );
}
