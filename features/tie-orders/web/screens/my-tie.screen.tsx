import Printer from 'lucide-react/icons/printer';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { FileOrder, orderKey } from '../components/file-order.tsx';
import { RubberList } from '../components/rubber-list.tsx';
import { TieFrame } from '../components/tie-frame.tsx';
import { TieHead } from '../components/tie-head.tsx';
import { filedTitle } from '../lib/order-words.ts';
import type { OwnTie } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';

/** A tie of one's own team: file the order, wait, read both, follow the rubbers. */
export function Screen() {
  const t = useText();
  return (
    <TieFrame title={t.title} back={{ to: '/my-ties', label: t.back }}>
      {(tie) => (
        <>
          <TieHead tie={tie} />
          {tie.rubbers ? <RubberList tie={tie} /> : <BeforeReveal tie={tie} />}
          <LinkButton
            variant="secondary"
            to={`/my-ties/${tie.stageId}/${tie.matchId}/${tie.own}/print`}
            icon={<Printer aria-hidden="true" />}
          >
            {t.print}
          </LinkButton>
        </>
      )}
    </TieFrame>
  );
}

function BeforeReveal({ tie }: { readonly tie: OwnTie }) {
  const t = useText();
  if (tie.state === 'over') return null;
  if (tie.state !== 'late') return <FileOrder key={orderKey(tie)} tie={tie} />;
  return tie.filed[tie.own] ? (
    <InlineNotice tone="success" title={filedTitle(t, tie.order)}>
      {t.filedLateText}
    </InlineNotice>
  ) : (
    <InlineNotice tone="error" title={t.lateTitle}>
      {t.lateText}
    </InlineNotice>
  );
}
