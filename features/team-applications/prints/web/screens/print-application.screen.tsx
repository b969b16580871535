import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { dataOf } from '#platform/web/api/read.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Printed } from '#platform/web/ui/printed.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { papersOf } from '../../../web/lib/tones.ts';
import {
  applicationQuery,
  type Found,
  issueReceipt,
} from '../../../web/team-applications.queries.ts';
import { useText as useApplicationText } from '../../../web/team-applications.text.ts';
import { EntryForm } from '../components/entry-form.tsx';
import { Invoice, type Issued, Receipt } from '../components/money-papers.tsx';
import css from '../components/papers.module.css';
import { useText } from '../prints.text.ts';

type What = keyof ReturnType<typeof papersOf>;

/** The papers of an application, for the browser's print: entry form, receipt, invoice. */
export function Screen() {
  const t = useText();
  const words = useApplicationText();
  const format = useFormat();
  const { id = '', what = '' } = useParams();
  const query = useQuery(applicationQuery(id));
  const titles = { form: t.formTitle, receipt: t.receiptTitle, invoice: t.invoiceTitle };
  const kind: What = what === 'receipt' || what === 'invoice' ? what : 'form';
  const found = dataOf(query);
  return (
    <Frame
      title={titles[kind]}
      subtitle={found && format.name(found.tournament.name)}
      back={{ to: `/team-applications/${id}`, label: words.back }}
    >
      <Loaded
        query={query}
        shape="card"
        count={1}
        refused={(refusal) =>
          isRefused(refusal, 'APPLICATION_NOT_FOUND', 'INVALID_INPUT') ? (
            <EmptyState title={words.failures.APPLICATION_NOT_FOUND} />
          ) : undefined
        }
      >
        {(application) => <Papers found={application} kind={kind} />}
      </Loaded>
    </Frame>
  );
}

interface Props {
  readonly found: Found;
  readonly kind: What;
}

function Papers({ found, kind }: Props) {
  const t = useText();
  const [issued, setIssued] = useState<Issued | null>(null);
  const { id } = found.application;
  const { submit, isPending } = useSubmit({
    send: (_: undefined, writeId) => issueReceipt({ params: { id }, body: { writeId } }),
    reads: ['groups'],
    inBackground: true,
    words: useApplicationText(),
    onSuccess: (given) => {
      // The paper that is printed has the number.
      flushSync(() => setIssued(given));
      window.print();
    },
  });
  const isThere = found.may.readAll && papersOf(found.application)[kind];
  if (!isThere) return <EmptyState title={t.nothingToPrint} />;
  const shown = issued ?? {
    number: found.receiptNumber,
    isCopy: found.receiptNumber !== null,
  };
  return (
    <>
      <div>
        <Button
          icon={<Printer aria-hidden="true" />}
          busy={isPending}
          onClick={() => (kind === 'receipt' ? void submit(undefined) : window.print())}
        >
          {t.print}
        </Button>
      </div>
      <Printed className={css.papers}>
        {kind === 'form' ? <EntryForm found={found} /> : null}
        {kind === 'invoice' ? <Invoice found={found} /> : null}
        {kind === 'receipt' ? <Receipt found={found} issued={shown} /> : null}
      </Printed>
    </>
  );
}
