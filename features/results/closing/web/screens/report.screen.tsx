import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useParams } from 'react-router';
import { NotOfDesk } from '#features/referees/web/components/event-refused.tsx';
import { dataOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { ResultsLoaded } from '../../../places/web/components/results-loaded.tsx';
import { reportQuery } from '../../../places/web/places.queries.ts';
import { useText } from '../closing.text.ts';
import { ReportSheets } from '../components/report-sheets.tsx';

/** The report of a tournament, to be printed on A4. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(reportQuery(id));
  const data = dataOf(query);
  return (
    <Frame
      title={t.reportTitle}
      subtitle={data ? <bdi>{format.name(data.results.tournament.name)}</bdi> : null}
      back={{ to: `/organizer/tournaments/${id}/results`, label: t.title }}
    >
      <ResultsLoaded query={query} forbidden={<NotOfDesk />}>
        {(report) => (
          <>
            <p>{t.reportText}</p>
            <Button full icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {t.print}
            </Button>
            <ReportSheets report={report} />
          </>
        )}
      </ResultsLoaded>
    </Frame>
  );
}
