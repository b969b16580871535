import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { ClosedPair } from '../components/closed-pair.tsx';
import { InvitePartner } from '../components/invite-partner.tsx';
import { Parting } from '../components/parting.tsx';
import { PayOrDecline } from '../components/pay-or-decline.tsx';
import { ShareLink } from '../components/share-link.tsx';
import { TwoPlayers } from '../components/two-players.tsx';
import { WhereAndWhen } from '../components/where-and-when.tsx';
import { type Pair, pairQuery } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';

const MINE = '/my-tournaments';

/** The pair of one of my entries in doubles: who plays, and what can be done about it. */
export function Screen() {
  const t = useText();
  const { entryId = '' } = useParams();
  const query = useQuery(pairQuery(entryId));
  return (
    <Frame title={t.title} back={{ to: MINE, label: t.back }}>
      <Loaded
        query={query}
        refused={(refusal) =>
          isRefused(refusal, 'ENTRY_NOT_FOUND', 'NOT_A_PAIR', 'INVALID_INPUT') ? (
            <EmptyState
              title={t.notFound}
              text={refusal.code === 'NOT_A_PAIR' ? t.notAPair : t.notFoundText}
              action={<LinkButton to={MINE}>{t.toMine}</LinkButton>}
            />
          ) : undefined
        }
      >
        {(pair) => <Content pair={pair} />}
      </Loaded>
    </Frame>
  );
}

function Content({ pair }: { readonly pair: Pair }) {
  const { partner, closed, role } = pair;
  const isLink = partner?.state === 'invited' && partner.how === 'link';
  const isPlayer = role === 'player';
  return (
    <>
      <WhereAndWhen {...pair} />
      <TwoPlayers pair={pair} />
      {!isPlayer && partner?.state === 'accepting' ? (
        <PayOrDecline entryId={pair.entryId} invitationId={partner.id} />
      ) : null}
      {closed ? <ClosedPair why={closed} /> : null}
      {isPlayer && !closed && isLink ? <ShareLink token={partner.token} /> : null}
      {isPlayer && !closed ? (
        <InvitePartner key={`${partner?.id} ${partner?.state}`} pair={pair} />
      ) : null}
      {partner && !closed ? <Parting pair={pair} partner={partner} /> : null}
    </>
  );
}
