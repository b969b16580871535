import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { useDay } from '../hooks/use-day.ts';
import { signed } from '../lib/signed.ts';
import type { PlayedMatch, PlayerPage } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import { People } from './people.tsx';
import css from './player-matches.module.css';
import { ShareMatch } from './share-match.tsx';

const STEP = 20;
type Filter = 'all' | 'tournament' | 'practice';

/** Tournaments and practice in one list, the newest first. */
export function PlayerMatches({
  page: { matches, player },
}: {
  readonly page: Pick<PlayerPage, 'matches' | 'player'>;
}) {
  const t = useText();
  const [filter, setFilter] = useState<Filter>('all');
  const [count, setCount] = useState(STEP);
  const shown = matches.filter(({ source }) => filter === 'all' || source === filter);
  const list = (
    <>
      {shown.length === 0 ? (
        <p>{t.noResults}</p>
      ) : (
        <Rows matches={shown.slice(0, count)} player={player} />
      )}
      {shown.length > count ? (
        <Button full variant="secondary" onClick={() => setCount(count + STEP)}>
          {t.moreResults}
        </Button>
      ) : null}
    </>
  );
  return (
    <Section heading={t.results}>
      {player.seesPractice ? (
        <SegmentedTabs<Filter>
          label={t.filterResults}
          value={filter}
          onChange={(value) => {
            setFilter(value);
            setCount(STEP);
          }}
          tabs={[
            { value: 'all', label: t.everything },
            { value: 'tournament', label: t.inTournaments },
            { value: 'practice', label: t.inPractice },
          ]}
        >
          {list}
        </SegmentedTabs>
      ) : (
        list
      )}
    </Section>
  );
}

function Rows({ matches, player }: Pick<PlayerPage, 'matches' | 'player'>) {
  const t = useText();
  const dayOf = useDay();
  return (
    <List label={t.results}>
      {matches.map((match) => (
        <ListRow
          key={match.id}
          title={<People people={match.opponents} isPair={match.isDoubles} />}
          text={
            <>
              <Where match={match} isOwn={player.isOwn} />
              <FactsLine
                facts={[
                  dayOf(match.day),
                  ...(match.partner ? [t.withPartner(match.partner.name)] : []),
                  ...(match.isDoubles && !match.partner ? [t.withUnknownPartner] : []),
                  ...(match.meetings ? [t.meetings(match.meetings.won, match.meetings.lost)] : []),
                ]}
              />
            </>
          }
          end={<Result match={match} player={player} />}
        />
      ))}
    </List>
  );
}

interface WhereProps {
  readonly match: PlayedMatch;
  readonly isOwn: boolean;
}

/** Where it was played: a link to the draws with all scores, or to the own scorecard, which the group sees. */
function Where({ match, isOwn }: WhereProps) {
  const t = useText();
  const format = useFormat();
  const { id, source, tournamentId } = match;
  const name = format.name(match.where) || t.inPractice;
  if (tournamentId !== null) {
    return (
      <Link to={`/tournaments/${tournamentId}/draws`} className={css.where}>
        {name}
      </Link>
    );
  }
  if (!isOwn || source !== 'practice') return <span className={css.where}>{name}</span>;
  return (
    <Link to={`/match-scorecard/${id}`} className={css.where}>
      {name}
    </Link>
  );
}

function Result({ match, player }: { readonly match: PlayedMatch } & Pick<PlayerPage, 'player'>) {
  const t = useText();
  const { hasWon, result, change } = match;
  return (
    <span className={css.end}>
      <span className={css.result}>
        <Badge tone={hasWon ? 'green' : 'neutral'}>
          {hasWon ? t.won : t.lost} {result}
        </Badge>
        {change === null ? null : (
          <span className={classNames(css.change, change > 0 && css.up, change < 0 && css.down)}>
            <span className="visually-hidden">{t.rate} </span>
            {signed(change)}
          </span>
        )}
      </span>
      {player.isOwn && result !== '' ? <ShareMatch match={match} player={player} /> : null}
    </span>
  );
}
