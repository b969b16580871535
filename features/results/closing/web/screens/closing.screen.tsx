import { useQuery } from '@tanstack/react-query';
import Award from 'lucide-react/icons/award';
import FileText from 'lucide-react/icons/file-text';
import Trophy from 'lucide-react/icons/trophy';
import { useParams } from 'react-router';
import { DeskFrame } from '#features/day/web/components/desk-frame.tsx';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Downloads } from '../../../places/web/components/downloads.tsx';
import { closingQuery } from '../closing.queries.ts';
import { useText } from '../closing.text.ts';
import { ClosingState } from '../components/closing-state.tsx';
import { CorrectResult } from '../components/correct-result.tsx';
import { EndEarly } from '../components/end-early.tsx';

/** The end of a tournament: final results, an early end, corrections, and the papers that come of it. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(closingQuery(id));
  const isOrganizer = query.data?.isOrganizer ?? true;
  const here = `/organizer/tournaments/${id}`;
  return (
    <DeskFrame
      id={id}
      title={t.title}
      query={query}
      back={{ to: isOrganizer ? here : `${here}/day`, label: t.back }}
    >
      {(closing) => (
        <>
          <ClosingState id={id} closing={closing} />
          {closing.hasResults && !closing.isCancelled ? (
            <>
              <Section heading={t.papers}>
                <CardLink
                  to={`/tournaments/${id}/results`}
                  icon={<Trophy />}
                  title={t.toResults}
                  text={t.toResultsText}
                />
                <CardLink
                  to={`${here}/report`}
                  icon={<FileText />}
                  title={t.toReport}
                  text={t.toReportText}
                />
                <CardLink
                  to={`${here}/certificates`}
                  icon={<Award />}
                  title={t.toCertificates}
                  text={t.toCertificatesText}
                />
              </Section>
              <Downloads id={id} names="full" />
            </>
          ) : null}
          {closing.finalizedAt && closing.mayCorrect ? (
            <CorrectResult id={id} closing={closing} finalizedAt={closing.finalizedAt} />
          ) : null}
          {closing.finalizedAt && closing.isOrganizer && !closing.mayCorrect ? (
            <Section heading={t.correct} text={t.failures.CORRECTION_OVER}>
              {null}
            </Section>
          ) : null}
          <EndEarly id={id} closing={closing} />
        </>
      )}
    </DeskFrame>
  );
}
