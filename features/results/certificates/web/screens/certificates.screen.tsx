import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useParams } from 'react-router';
import { NotOfDesk } from '#features/referees/web/components/event-refused.tsx';
import { dataOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { ResultsLoaded } from '../../../places/web/components/results-loaded.tsx';
import { resultsQuery } from '../../../places/web/places.queries.ts';
import type { Results } from '../../../results.contract.ts';
import { recipientsOf, type TemplateText } from '../../certificates.words.policy.ts';
import { certificatesQuery } from '../certificates.queries.ts';
import { useText } from '../certificates.text.ts';
import { CertificateForm } from '../components/certificate-form.tsx';
import { CertificateSheet } from '../components/certificate-sheet.tsx';
import { PrintCertificates } from '../components/print-certificates.tsx';
import { useCertificateDraft } from '../hooks/use-certificate-draft.ts';

/** The certificates of a tournament with whole names: their text, a preview, and the print. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(resultsQuery(id, 'full'));
  const stored = useQuery(certificatesQuery(id));
  const data = dataOf(query);
  return (
    <Frame
      title={t.title}
      subtitle={data ? <bdi>{format.name(data.tournament.name)}</bdi> : null}
      back={{ to: `/organizer/tournaments/${id}/results`, label: t.back }}
    >
      <ResultsLoaded query={query} forbidden={<NotOfDesk />}>
        {(results) => (
          <ResultsLoaded query={stored} forbidden={<NotOfDesk />}>
            {(template) => <Certificates results={results} stored={template} />}
          </ResultsLoaded>
        )}
      </ResultsLoaded>
    </Frame>
  );
}

interface Props {
  readonly results: Results;
  readonly stored: { readonly version: number; readonly template: TemplateText | null };
}

function Certificates({ results, stored }: Props) {
  const t = useText();
  const { aside } = useJoined();
  const { tournament } = results;
  const draft = useCertificateDraft(stored, tournament.organizerName);
  const [shown, setShown] = useState(0);
  const { template } = draft;
  const recipients = recipientsOf(results, template);
  const recipient = recipients[shown] ?? recipients[0];
  if (!recipient) return <EmptyState title={t.noneTitle} text={t.noneText} />;
  return (
    <>
      <p>{t.text}</p>
      <SelectField
        name="whose"
        label={t.whose}
        value={String(recipients.indexOf(recipient))}
        onChange={({ currentTarget }) => setShown(Number(currentTarget.value))}
        options={recipients.map(({ event, place, names }, at) => ({
          value: String(at),
          label: t.recipient(event, place, names),
        }))}
      />
      <CertificateSheet template={template} recipient={recipient} tournament={tournament} />
      <Button full icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        {aside(t.print, t.count(recipients.length))}
      </Button>
      <CertificateForm id={tournament.id} organizerName={tournament.organizerName} draft={draft} />
      <PrintCertificates>
        {recipients.map((one) => (
          <CertificateSheet
            key={one.key}
            recipient={one}
            template={template}
            tournament={tournament}
          />
        ))}
      </PrintCertificates>
    </>
  );
}
