import { useQuery } from '@tanstack/react-query';
import ChartLine from 'lucide-react/icons/chart-line';
import UserX from 'lucide-react/icons/user-x';
import { useParams } from 'react-router';
import type { Prefecture } from '#domain/common/prefectures.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { isLastingRefusal } from '#platform/web/api/errors.ts';
import { dataOf } from '#platform/web/api/read.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { PlayerHistory } from '../components/player-history.tsx';
import { FirstMonth, PlayerRates } from '../components/player-rates.tsx';
import { RankingChoice } from '../components/ranking-choice.tsx';
import { RateFacts } from '../components/rate-facts.tsx';
import { ShareRate } from '../components/share-rate.tsx';
import { type PlayerPage, playerQuery } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';

/** A player: rates and what has moved them, record, matches. */
export function Screen() {
  const t = useText();
  const { language } = useLanguage();
  const { playerId: id = '' } = useParams();
  const query = useQuery(playerQuery(id));
  const isGone = isLastingRefusal(query.error);
  const player = dataOf(query)?.player;
  const facts = [
    ...(player?.prefecture ? [prefectureName(player.prefecture as Prefecture, language)] : []),
    ...(player?.club ? [player.club] : []),
  ];
  return (
    <Frame
      title={player?.name ?? (isGone ? t.notFoundTitle : t.player)}
      heading={player && <bdi>{player.name}</bdi>}
      subtitle={facts.length > 0 ? <FactsLine facts={facts} /> : undefined}
    >
      <Loaded query={query} count={4} refused={() => <NotShown />}>
        {(page) => <Page page={page} />}
      </Loaded>
    </Frame>
  );
}

function NotShown() {
  const t = useText();
  return (
    <EmptyState
      icon={<UserX />}
      title={t.notFoundText}
      action={<LinkButton to="/rankings">{t.toRanking}</LinkButton>}
    />
  );
}

function Page({ page }: { readonly page: PlayerPage }) {
  const t = useText();
  const { player, rates, start } = page;
  const [headline] = rates;
  return (
    <>
      {headline ? (
        <PlayerRates page={page} />
      ) : (
        <>
          {start ? <RateFacts rate={start} /> : null}
          <EmptyState
            icon={<ChartLine />}
            title={t.noRateTitle}
            text={player.isOwn ? t.noRateText : t.strangerNoRate}
          />
        </>
      )}
      <FirstMonth page={page} />
      <LinkButton full variant="secondary" to="/rankings">
        {t.toRanking}
      </LinkButton>
      {player.isOwn && headline ? <ShareRate page={page} rate={headline} /> : null}
      <PlayerHistory page={page} />
      {player.isOwn ? <RankingChoice player={player} /> : null}
    </>
  );
}
