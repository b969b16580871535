import { useState } from 'react';
import { eveningOf } from '#domain/practice-evening/board.ts';
import { end } from '#domain/practice-evening/steps.ts';
import { type PersonSummary, summary } from '#domain/practice-evening/summary.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../evening.text.ts';
import type { ShownEvening } from '../lib/shown-evening.ts';
import css from './evening-summary.module.css';
import { PlayedMatches } from './played-matches.tsx';

/** Matches and wins of everybody, the matches that are over, and the end of the evening. */
export function EveningSummary(shown: ShownEvening) {
  const t = useText();
  const { evening, names } = shown;
  const { board, recorded, basis, act } = evening;
  const [isAsked, setIsAsked] = useState(false);
  const rows = [...summary(eveningOf(recorded, basis))].sort(
    (a, b) => b.wins - a.wins || b.matches - a.matches,
  );
  const endNow = () => {
    setIsAsked(false);
    act(end);
  };
  return (
    <div className={css.summary}>
      {board.end.isEnded ? <InlineNotice tone="success" title={t.ended} /> : null}
      {rows.length === 0 ? null : <Totals rows={rows} names={names} />}
      <Section heading={t.played}>
        <PlayedMatches {...shown} />
      </Section>
      {board.end.isEnded || board.people.length === 0 ? null : (
        <Button full variant="secondary" onClick={() => setIsAsked(true)}>
          {t.end}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t.endTitle}
        confirmLabel={t.end}
        onConfirm={endNow}
        onCancel={() => setIsAsked(false)}
      >
        {t.endText}
      </ConfirmDialog>
    </div>
  );
}

/** What everybody played and won. */
function Totals({
  rows,
  names,
}: Pick<ShownEvening, 'names'> & { readonly rows: readonly PersonSummary[] }) {
  const t = useText();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.matchCount}</th>
          <th scope="col">{t.wins}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, matches, wins }) => (
          <tr key={id}>
            <th scope="row">{names.get(id)}</th>
            <td>{matches}</td>
            <td>{wins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
