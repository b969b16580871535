import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { OwnTournamentRefused } from '#features/publishing/web/components/own-tournament-refused.tsx';
import { dataOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { isExchanged } from '../../tie-orders.policy.ts';
import { DeskTieCard, type Entering } from '../components/desk-tie-card.tsx';
import { type DeskOrders, deskOrdersQuery } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';

/** The orders of a tournament for its desk: what is missing first; who plays is shown only once both orders are in. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(deskOrdersQuery(id));
  const name = dataOf(query)?.tournamentName;
  return (
    <Frame
      title={t.deskTitle}
      subtitle={name && <bdi>{format.name(name)}</bdi>}
      back={{ to: `/organizer/tournaments/${id}/day`, label: t.backToTournament }}
    >
      <Loaded query={query} refused={(refusal) => <OwnTournamentRefused refusal={refusal} />}>
        {(list) => <Orders list={list} />}
      </Loaded>
    </Frame>
  );
}

function Orders({ list: { ties, mayReferee } }: { readonly list: DeskOrders }) {
  const t = useText();
  // By tie: one that moves to the other list, because its orders are exchanged, goes on there.
  const [entering, setEntering] = useState<Readonly<Record<string, Entering | null>>>({});
  if (ties.length === 0) return <EmptyState title={t.noDeskTies} text={t.noDeskTiesText} />;
  const missing = ties
    .filter((tie) => !isExchanged(tie.state))
    .toSorted((a, b) => (a.dueAt ?? '9').localeCompare(b.dueAt ?? '9'));
  const parts = [
    { heading: t.missing, listed: missing },
    { heading: t.exchanged, listed: ties.filter(({ state }) => isExchanged(state)) },
  ];
  return (
    <>
      <p>{t.deskText}</p>
      {parts.map(({ heading, listed }) =>
        listed.length === 0 ? null : (
          <Section key={heading} heading={heading}>
            {listed.map((tie) => {
              const key = `${tie.stageId} ${tie.matchId}`;
              return (
                <DeskTieCard
                  key={key}
                  tie={tie}
                  mayReferee={mayReferee}
                  entering={entering[key] ?? null}
                  onEnter={(next) => setEntering((before) => ({ ...before, [key]: next }))}
                />
              );
            })}
          </Section>
        ),
      )}
    </>
  );
}
