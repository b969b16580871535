import Swords from 'lucide-react/icons/swords';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { isEarly } from '#features/matches/web/lib/early-word.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../free-practice.text.ts';
import { useConfirmation } from '../hooks/use-confirmation.ts';
import type { useDrafts } from '../hooks/use-drafts.ts';
import { useRemoval } from '../hooks/use-removal.ts';
import type { DraftRow } from '../lib/draft-rows.ts';
import css from './draft-list.module.css';
import { DraftTable } from './draft-table.tsx';

type Drafts = ReturnType<typeof useDrafts>;

interface Props {
  readonly drafts: Drafts;
  /** Of matches without a score. */
  readonly scoreFormat: ChosenFormat | null;
}

const NONE: readonly DraftRow[] = [];

/** The added matches, and "Confirm" for all of them. */
export function DraftList(props: Props) {
  const { drafts } = props;
  const t = useText();
  const rows = drafts.data ?? NONE;
  const { confirm, isPending } = useConfirmation(rows);
  const open = rows.filter(({ result, status }) => result === '0-0' && !isEarly(status)).length;
  return (
    <>
      <Section heading={t.matches}>
        <Lines {...props} />
      </Section>
      <div className={css.foot}>
        {open > 0 ? <p className={css.hint}>{t.withoutScore(open)}</p> : null}
        <Button
          full
          disabled={rows.length === 0}
          busy={isPending}
          busyLabel={t.confirming}
          onClick={confirm}
        >
          {t.confirm}
        </Button>
      </div>
    </>
  );
}

function Lines({ drafts, scoreFormat }: Props) {
  const t = useText();
  const remove = useRemoval(drafts);
  return (
    <Loaded query={drafts} placeholder={<Placeholder className={css.skeleton} />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState icon={<Swords />} title={t.empty} />
        ) : (
          <DraftTable rows={rows} scoreFormat={scoreFormat} onDelete={(row) => void remove(row)} />
        )
      }
    </Loaded>
  );
}
