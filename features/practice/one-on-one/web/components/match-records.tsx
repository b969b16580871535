import Swords from 'lucide-react/icons/swords';
import { useNavigate } from 'react-router';
import { toScorecard } from '#features/matches/web/lib/scorecard-address.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PagedList } from '#platform/web/ui/paged-list.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { useGroupSport } from '../../../score-rules/web/hooks/use-score-rules.ts';
import type { ReturnedMatch } from '../../../scorecard/web/lib/scorecard-return.ts';
import { useMatches } from '../hooks/use-matches.ts';
import { useRemoval } from '../hooks/use-removal.ts';
import type { MatchRow } from '../lib/match-rows.ts';
import { useText } from '../one-on-one.text.ts';
import { MatchCard } from './match-card.tsx';
import css from './match-records.module.css';

interface Props {
  readonly groupId: number;
  readonly groupName: string;
  readonly returned: ReturnedMatch | null;
}

/** The lower half of the screen: the played matches, newest day first. */
export function MatchRecords(props: Props) {
  const t = useText();
  return (
    <Section heading={t.records}>
      <Records {...props} />
    </Section>
  );
}

function Records({ groupId, groupName, returned }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const { rows, query } = useMatches(groupId, returned);
  const removal = useRemoval();
  const sport = useGroupSport(groupId, 'one-on-one');

  const edit = (row: MatchRow) => {
    const { id: matchId, player1, player2, playedOn: matchDate } = row;
    const common = { player1, player2, matchDate, groupId, groupName };
    const { to, state } = toScorecard(groupId, { ...common, matchId, isOneOnOne: true });
    navigate(to, { state });
  };
  return (
    <>
      <PagedList
        query={query}
        items={rows}
        waiting={<Placeholder className={css.skeleton} count={3} />}
        empty={<EmptyState icon={<Swords />} title={t.empty} />}
      >
        {(found) => (
          <UnmarkedList className={css.list} aria-label={t.records}>
            {found.map((row) => (
              <MatchCard
                key={row.id}
                row={row}
                sport={sport}
                onEdit={() => edit(row)}
                onDelete={() => removal.ask(row)}
              />
            ))}
          </UnmarkedList>
        )}
      </PagedList>
      <ConfirmDialog
        open={removal.asked !== null}
        title={t.deleteTitle}
        confirmLabel={t.deleteConfirm}
        danger
        busy={removal.isPending}
        onConfirm={() => void removal.remove()}
        onCancel={removal.cancel}
      >
        <p>{t.deleteText}</p>
      </ConfirmDialog>
    </>
  );
}
