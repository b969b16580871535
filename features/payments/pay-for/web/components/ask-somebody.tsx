import { useState } from 'react';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SendLink } from '../../../web/components/send-link.tsx';
import { ask } from '../pay-for.queries.ts';
import { useText } from '../pay-for.text.ts';
import css from './pay-for.module.css';

interface Made {
  readonly address: string;
  readonly until: string;
}

/** Asks somebody else to pay, such as a parent: a link that says what, for whom and until when. */
export function AskSomebody({ entry }: { readonly entry: Entry }) {
  const t = useText();
  const format = useFormat();
  const [made, setMade] = useState<Made | null>(null);
  const { submit, isPending } = useSubmit({
    send: () => ask({ body: { entryId: entry.id } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: ({ secret, until }) =>
      setMade({ address: `${location.origin}/pay-for#${secret}`, until }),
  });
  const end =
    made &&
    `${format.dayWithWeekday(dayInJapan(new Date(made.until)))} ${format.clockTime(made.until)}`;
  return (
    <div className={css.ask}>
      <p className={css.small}>{t.askText}</p>
      <Button full variant="secondary" busy={isPending} onClick={() => void submit()}>
        {t.ask}
      </Button>
      <Dialog open={made !== null} onClose={() => setMade(null)} title={t.askTitle}>
        {made ? (
          <div className={css.form}>
            <p>{t.askUntil(end ?? '')}</p>
            <SendLink
              address={made.address}
              name="payForLink"
              title={format.name(entry.tournament.name)}
            />
            <p className={css.small}>{t.linkNote}</p>
          </div>
        ) : null}
      </Dialog>
    </div>
  );
}
