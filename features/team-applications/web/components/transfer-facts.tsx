import { lastMoment } from '#platform/shared/last-moment.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { CopyButton } from '#platform/web/ui/link-to-share.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Found } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './application-view.module.css';

/** Where to pay by a transfer, with what name, and until when. */
export function TransferFacts({ found }: { readonly found: Found }) {
  const t = useText();
  const format = useFormat();
  const { labelled } = useJoined();
  const { application, transfer } = found;
  const { code, dueAt, totalYen } = application;
  if (application.state !== 'awaiting-payment') return null;
  return (
    <Section heading={t.transferTitle} card>
      <dl className={css.facts}>
        <div>
          <dt>{t.transferAmount}</dt>
          <dd>{format.yen(totalYen)}</dd>
        </div>
        <div>
          <dt>{t.transferAccount}</dt>
          <dd>{transfer.to}</dd>
        </div>
        <div>
          <dt>{t.transferCode}</dt>
          <dd className={css.code}>{code}</dd>
        </div>
        <div>
          <dt>{t.transferUntil}</dt>
          <dd>{dueAt ? format.dateTime(lastMoment(dueAt)) : ''}</dd>
        </div>
      </dl>
      <CopyButton text={code ?? ''} copied={t.copied}>
        {labelled(t.copy, code ?? '')}
      </CopyButton>
    </Section>
  );
}
