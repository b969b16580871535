import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { TieRows } from '../components/tie-rows.tsx';
import { type ListedTie, tiesQuery } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';

/** The ties of the teams for which somebody speaks, those without an order first. */
export function Screen() {
  const t = useText();
  const query = useQuery(tiesQuery);
  return (
    <Frame title={t.listTitle} back={{ to: '/my-tournaments', label: t.backToEntries }}>
      <Loaded query={query} count={4}>
        {(ties) => <Ties ties={ties} />}
      </Loaded>
      {query.isLoading ? null : (
        <LinkButton variant="secondary" to="/my-seasons">
          {t.toSeasons}
        </LinkButton>
      )}
    </Frame>
  );
}

function Ties({ ties }: { readonly ties: readonly ListedTie[] }) {
  const t = useText();
  if (ties.length === 0) return <EmptyState title={t.noTies} text={t.noTiesText} />;
  const over = ties.filter(({ state }) => state === 'over');
  const toFile = ties.filter(
    ({ state, filed, own }) =>
      (state === 'open' || state === 'waiting' || state === 'late') && !filed[own],
  );
  const others = ties.filter((tie) => !over.includes(tie) && !toFile.includes(tie));
  return (
    <>
      <p>{t.listText}</p>
      <TieRows heading={t.toFile} ties={toFile} />
      <TieRows heading={t.waiting} ties={others} />
      <TieRows heading={t.finished} ties={over} />
    </>
  );
}
