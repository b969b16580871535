import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { sumLeft } from '#features/payments/granting/granting.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { OrganizerFrame } from '../../../web/components/own-frame.tsx';
import { RefundAllForm } from '../components/refund-all-form.tsx';
import { type RefundableAll, refundableAllQuery } from '../grants.queries.ts';
import { useText } from '../grants.text.ts';

/** Gives the fees of all confirmed entries back after an early end, in one decision. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(refundableAllQuery(id));
  return (
    <OrganizerFrame title={t.allTitle} query={query}>
      {(all) => <Content id={id} all={all} />}
    </OrganizerFrame>
  );
}

function Content({ id, all }: { readonly id: number; readonly all: RefundableAll }) {
  const t = useText();
  const format = useFormat();
  const { isEndedEarly, entries, grantedYen, isOver, openUntil } = all;
  if (!isEndedEarly) return <EmptyState title={t.notEnded} text={t.notEndedText} />;
  if (entries.length === 0) return <EmptyState title={t.allNothing} text={t.allNothingText} />;
  if (isOver && openUntil) {
    return <InlineNotice tone="warning">{t.over(format.dateTime(openUntil))}</InlineNotice>;
  }
  const { leftYen, points } = sumLeft(entries);
  return (
    <>
      {grantedYen > 0 ? <p>{t.allBefore(format.yen(grantedYen))}</p> : null}
      {/* Once something has gone back the form begins empty, so that nobody gives the same amount twice. */}
      <RefundAllForm key={`${leftYen} ${points}`} id={id} all={all} />
    </>
  );
}
