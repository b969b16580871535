import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useParams } from 'react-router';
import { OwnNext } from '#features/entries/own-day/web/components/own-next.tsx';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { PlayerDayFrame } from '../../../web/components/player-day-frame.tsx';
import { useCaughtUp } from '../../../web/hooks/use-caught-up.ts';
import type { OwnMatches } from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';
import { openFirst } from '../lib/open-first.ts';
import { SpeakerContext } from '../lib/speaker.ts';
import css from './handshake.module.css';
import { OwnMatch } from './own-match.tsx';

/** The matches of who speaks: entering results, and saying whether those of the other side are right. */
export function OwnList() {
  const t = useText();
  const id = Number(useParams().id);
  const speaker = useContext(SpeakerContext);
  const query = useCaughtUp(useQuery(speaker.query(id)));
  return (
    <PlayerDayFrame
      title={speaker.isGuardian ? t.guardedTitle : t.ownTitle}
      back={speaker.isGuardian ? t.backToGuardian : t.backToMine}
      backTo={speaker.back}
      unknown={
        speaker.isGuardian
          ? { title: t.linkUnknown, text: t.linkUnknownText }
          : { title: t.notFound, text: t.notFoundText }
      }
      query={query}
    >
      {(own) => <Matches id={id} own={own} />}
    </PlayerDayFrame>
  );
}

function Matches({ id, own }: { readonly id: number; readonly own: OwnMatches }) {
  const t = useText();
  const eventName = useEventName();
  const { isGuardian } = useContext(SpeakerContext);
  if (own.isCancelled) return <InlineNotice tone="warning" title={t.cancelled} />;
  const labelOf = (eventId: number) => {
    const event = own.events.find((one) => one.id === eventId);
    return event && own.events.length > 1 ? eventName(event) : null;
  };
  return (
    <>
      {own.isOpen && !isGuardian ? <OwnNext tournamentId={id} /> : null}
      {own.isOpen ? null : (
        <InlineNotice title={own.isOver ? t.over : t.notOpen}>
          {own.isOver ? t.overText : t.notOpenText}
        </InlineNotice>
      )}
      {own.matches.length === 0 ? (
        <EmptyState title={t.noMatches} text={t.noMatchesText} />
      ) : (
        <ul className={css.list}>
          {openFirst(own.matches).map((match) => (
            <OwnMatch
              key={`${match.stageId} ${match.matchId}`}
              tournamentId={id}
              sport={own.sport}
              match={match}
              event={labelOf(match.eventId)}
              isOpen={own.isOpen}
            />
          ))}
        </ul>
      )}
    </>
  );
}
