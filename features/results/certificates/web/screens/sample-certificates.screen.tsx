import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { dataOf } from '#platform/web/api/read.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { ResultsLoaded } from '../../../places/web/components/results-loaded.tsx';
import { resultsQuery } from '../../../places/web/places.queries.ts';
import type { Results } from '../../../results.contract.ts';
import { recipientsOf, type TemplateText, usualTemplate } from '../../certificates.words.policy.ts';
import { certificatesQuery } from '../certificates.queries.ts';
import { useText } from '../certificates.text.ts';
import { CertificateSheet } from '../components/certificate-sheet.tsx';

/** How the certificates of a tournament look, with the names that everybody may read. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(resultsQuery(id));
  const stored = useQuery(certificatesQuery(id));
  const tournament = dataOf(query)?.tournament;
  return (
    <Frame
      title={t.title}
      subtitle={tournament ? <bdi>{format.name(tournament.name)}</bdi> : null}
      back={{ to: `/tournaments/${id}/results`, label: t.backToResults }}
    >
      <ResultsLoaded query={query}>
        {(results) => (
          <ResultsLoaded query={stored}>
            {({ template }) => <Samples results={results} template={template} />}
          </ResultsLoaded>
        )}
      </ResultsLoaded>
    </Frame>
  );
}

interface Props {
  readonly results: Results;
  /** The organizer's text; null for the usual one. */
  readonly template: TemplateText | null;
}

function Samples({ results, template }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const { tournament } = results;
  const text = template ?? usualTemplate(language, tournament.organizerName);
  const recipients = recipientsOf(results, text);
  return (
    <>
      <p>{t.sampleText}</p>
      {recipients.length === 0 ? <EmptyState title={t.noneTitle} text={t.noneText} /> : null}
      {recipients.map((recipient) => (
        <CertificateSheet
          key={recipient.key}
          template={text}
          recipient={recipient}
          tournament={tournament}
          mark={t.sample}
        />
      ))}
    </>
  );
}
