import { Card } from '#platform/web/ui/card.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { useText } from '../../../web/payments.text.ts';
import type { ShownVoucher } from '../hooks/use-voucher.ts';
import { StorePanel } from './store-panel.tsx';
import css from './voucher.module.css';

/** The chains of stores, with the numbers of the chosen one and how they are typed there. */
export function StoreTabs({ voucher }: { readonly voucher: ShownVoucher }) {
  const t = useText();
  const { stores, chosen, choose, code } = voucher;
  return (
    <Card className={css.stores}>
      <SegmentedTabs
        label={t.store}
        value={chosen}
        onChange={choose}
        tabs={stores.map(({ store }) => ({ value: store, label: t.stores[store] }))}
      >
        {code ? <StorePanel code={code} /> : null}
      </SegmentedTabs>
    </Card>
  );
}
