import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { DeskFrame } from '../../../web/components/desk-frame.tsx';
import { useCaughtUp } from '../../../web/hooks/use-caught-up.ts';
import css from '../components/handshake.module.css';
import { OpenResult } from '../components/open-result.tsx';
import { SilenceForm } from '../components/silence-form.tsx';
import { type OpenResults, openResultsQuery } from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';

/** The results to which the other side has not agreed, for the desk: contradicted ones first. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useCaughtUp(useQuery(openResultsQuery(id)));
  return (
    <DeskFrame
      id={id}
      title={t.deskTitle}
      query={query}
      back={{ to: `/organizer/tournaments/${id}/day`, label: t.backToDay }}
    >
      {(open) => <Results id={id} open={open} />}
    </DeskFrame>
  );
}

function Results({ id, open }: { readonly id: number; readonly open: OpenResults }) {
  const t = useText();
  const eventName = useEventName();
  const disputed = open.matches.filter(({ handshake }) => handshake?.state === 'disputed');
  const waiting = open.matches.filter(({ handshake }) => handshake?.state === 'entered');
  const labelOf = (eventId: number) => {
    const event = open.events.find((one) => one.id === eventId);
    return event && open.events.length > 1 ? eventName(event) : null;
  };
  const list = (matches: OpenResults['matches']) => (
    <ul className={css.list}>
      {matches.map((match) => (
        <OpenResult
          key={`${match.stageId} ${match.matchId}`}
          tournamentId={id}
          match={match}
          sport={open.sport}
          event={labelOf(match.eventId)}
          isFixed={open.isFixed}
        />
      ))}
    </ul>
  );
  return (
    <>
      {open.matches.length === 0 ? <EmptyState title={t.noneOpen} text={t.noneOpenText} /> : null}
      {disputed.length === 0 ? null : (
        <Section heading={t.disputes(disputed.length)}>{list(disputed)}</Section>
      )}
      {waiting.length === 0 ? null : (
        <Section heading={t.waiting(waiting.length)}>{list(waiting)}</Section>
      )}
      {open.isClosed || !open.mayReferee ? null : (
        <SilenceForm id={id} minutes={open.silenceMinutes} />
      )}
    </>
  );
}
