import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { dataOf } from '#platform/web/api/read.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { ResultsLoading } from '../../../places/web/components/results-loading.tsx';
import { resultsQuery } from '../../../places/web/places.queries.ts';
import { recipientsOf, usualTemplate } from '../../certificates.words.policy.ts';
import { certificatesQuery } from '../certificates.queries.ts';
import { useText } from '../certificates.text.ts';
import { CertificateSheet } from '../components/certificate-sheet.tsx';

/** How the certificates of a tournament look, with the names that everybody may read. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const { language } = useLanguage();
  const id = Number(useParams().id);
  const query = useQuery(resultsQuery(id));
  const stored = useQuery(certificatesQuery(id));
  const results = dataOf(query);
  const isRead = results !== undefined && stored.data !== undefined;
  const tournament = results?.tournament;
  const template =
    stored.data?.template ?? usualTemplate(language, tournament?.organizerName ?? '');
  const recipients = results ? recipientsOf(results, template) : [];
  return (
    <Frame
      title={t.title}
      subtitle={tournament ? <bdi>{format.name(tournament.name)}</bdi> : null}
      back={{ to: `/tournaments/${id}/results`, label: t.backToResults }}
    >
      {isRead && tournament ? (
        <>
          <p>{t.sampleText}</p>
          {recipients.length === 0 ? <EmptyState title={t.noneTitle} text={t.noneText} /> : null}
          {recipients.map((recipient) => (
            <CertificateSheet
              key={recipient.key}
              template={template}
              recipient={recipient}
              tournament={tournament}
              mark={t.sample}
            />
          ))}
        </>
      ) : (
        <ResultsLoading query={results ? stored : query} />
      )}
    </Frame>
  );
}
