import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CardGrid } from '#platform/web/ui/card-grid.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ExportButton } from '../../../web/components/export-button.tsx';
import { OrganizerFrame } from '../../../web/components/own-frame.tsx';
import { useText } from '../../../web/entry-list.text.ts';
import { exportTransfers, type TransferList, transfersQuery } from '../bank-transfers.queries.ts';
import { PlayersTerms } from '../components/players-terms.tsx';
import { TransferCard } from '../components/transfer-card.tsx';

/** What players pay to the organizer's account: awaited first, with what was noted; and whether they may. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(transfersQuery(id));
  return (
    <OrganizerFrame title={t.transferTitle} query={query}>
      {(list) => (
        <>
          <Transfers id={id} list={list} />
          <PlayersTerms id={id} terms={list.terms} />
        </>
      )}
    </OrganizerFrame>
  );
}

function Transfers({ id, list }: { readonly id: number; readonly list: TransferList }) {
  const t = useText();
  const { transfers, events } = list;
  if (transfers.length === 0)
    return <EmptyState title={t.transferNone} text={t.transferNoneText} />;
  return (
    <>
      <p>{t.transferWaitingCount(transfers.filter(({ state }) => state === 'waiting').length)}</p>
      <div>
        <ExportButton id={id} read={exportTransfers} />
      </div>
      <CardGrid aria-label={t.transferTitle}>
        {transfers.map((one) => (
          <TransferCard key={one.id} tournamentId={id} transfer={one} events={events} />
        ))}
      </CardGrid>
    </>
  );
}
