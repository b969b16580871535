import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { type Refundable, refundableQuery } from '../grants.queries.ts';
import { useText } from '../grants.text.ts';
import css from './grants.module.css';
import { RefundForm, type RefundFormProps } from './refund-form.tsx';

interface Props {
  readonly tournamentId: number;
  readonly entryId: string;
  readonly name: string;
  readonly nothingLeft: boolean;
}

/** "Refund…" at an entry: what is left of its fee, and how much of it goes back; or what has gone back, and why. */
export function RefundEntry({ tournamentId, entryId, name, nothingLeft }: Props) {
  const t = useText();
  const label = nothingLeft ? t.before : t.refund;
  const joined = useJoined();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="quiet"
        flush
        aria-label={joined.labelled(label, name)}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.refundTitle(name)}>
        {isOpen ? (
          <Content tournamentId={tournamentId} entryId={entryId} onDone={() => setOpen(false)} />
        ) : null}
      </Dialog>
    </div>
  );
}

interface ContentProps extends Omit<Props, 'name' | 'nothingLeft'> {
  readonly onDone: () => void;
}

function Content({ tournamentId, entryId, onDone }: ContentProps) {
  // The reason outlives the form, which begins again with another amount.
  const [reason, setReason] = useState('');
  const query = useQuery(refundableQuery(tournamentId, entryId));
  return (
    <Loaded query={query} count={2}>
      {(refundable) => (
        <>
          <Before refundable={refundable} />
          <Possible
            tournamentId={tournamentId}
            entryId={entryId}
            refundable={refundable}
            reason={reason}
            onReason={setReason}
            onDone={onDone}
          />
        </>
      )}
    </Loaded>
  );
}

function Possible(props: RefundFormProps) {
  const t = useText();
  const format = useFormat();
  const { leftYen, points, isOver, openUntil } = props.refundable;
  if (leftYen === 0 && points === 0) return <p>{t.nothingLeft}</p>;
  if (isOver && openUntil) return <p>{t.over(format.dateTime(openUntil))}</p>;
  // Another amount that is left is another form, so that nobody sends what they have not seen.
  return <RefundForm key={`${leftYen} ${points}`} {...props} />;
}

/** What the organizer has given back of it before, with the reasons. */
function Before({ refundable }: { readonly refundable: Refundable }) {
  const t = useText();
  const format = useFormat();
  if (refundable.grants.length === 0) return null;
  return (
    <section>
      <h3>{t.before}</h3>
      <ul className={css.grants}>
        {refundable.grants.map(({ id, amountYen, reason, at }) => (
          <li key={id}>
            {t.grantOf(format.yen(amountYen), reason)}{' '}
            <time dateTime={at}>{format.dateTime(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
