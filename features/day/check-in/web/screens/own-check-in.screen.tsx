import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { PlayerDayFrame } from '../../../web/components/player-day-frame.tsx';
import { ownCheckInQuery } from '../check-in.queries.ts';
import { useText } from '../check-in.text.ts';
import { CodeForm } from '../components/code-form.tsx';
import { OwnPeople } from '../components/own-people.tsx';
import { OwnState } from '../components/own-state.tsx';
import { stepOf } from '../lib/own-step.ts';

/** A player's own check-in on the day; the QR code of the venue opens it with the code behind "#". */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(ownCheckInQuery(id));
  const at = useNow();
  return (
    <PlayerDayFrame
      title={t.ownTitle}
      back={t.backToMine}
      unknown={{ title: t.notFound, text: t.notFoundText }}
      query={query}
    >
      {(own) => {
        const step = stepOf(own, at);
        return (
          <>
            <Facts
              facts={[
                [t.date, format.dayWithWeekday(own.eventDate)],
                [t.venue, <bdi key="venue">{format.name(own.venue)}</bdi>],
              ]}
            />
            {step ? <OwnState own={own} step={step} /> : null}
            {step === 'open' ? <CodeForm id={id} /> : null}
            <OwnPeople own={own} />
            <LinkButton full variant="secondary" to={`/my-matches/${id}`}>
              {t.toMatches}
            </LinkButton>
          </>
        );
      }}
    </PlayerDayFrame>
  );
}
