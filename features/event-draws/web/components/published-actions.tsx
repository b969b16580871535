import { type ReactNode, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { isPlayed } from '../../results/results.policy.ts';
import { useText as useResultsText } from '../../results/web/results.text.ts';
import type { DraftedDraw, EventAddress, PreparedEvent } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import css from './draw-step.module.css';
import { TakeBack } from './take-back.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly draw: DraftedDraw;
  /** Of the stage in the event, from 0. */
  readonly position: number;
  /** What taking it back means; missing is that of the first stage. */
  readonly takeBackText?: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** What can be done about a published draw: its public page, and for referees taking it back until it is played. */
export function PublishedActions({ takeBackText, children, ...props }: Props) {
  const { params, event, draw, position } = props;
  const t = useText();
  const words = useResultsText();
  const [taking, setTaking] = useState(false);
  const hasResults = isPlayed(draw.results);
  const page = `/tournaments/${params.id}/draws/${params.eventId}`;
  return (
    <>
      <div className={css.actions}>
        <LinkButton to={position === 0 ? page : `${page}?stage=${position}`}>
          {t.toPublic}
        </LinkButton>
        {children}
        {event.isCancelled || hasResults || !event.mayReferee ? null : (
          <Button variant="secondary" onClick={() => setTaking(true)}>
            {t.takeBack}
          </Button>
        )}
      </div>
      {hasResults && event.mayReferee ? <p>{words.resultsLock}</p> : null}
      {taking && !hasResults ? (
        <div className={css.form}>
          <TakeBack
            params={params}
            draw={draw}
            position={position}
            text={takeBackText ?? t.takeBackText}
            onCancel={() => setTaking(false)}
          />
        </div>
      ) : null}
    </>
  );
}
