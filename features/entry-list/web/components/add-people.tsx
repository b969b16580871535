import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { placesLeft } from '#domain/entry/entry.ts';
import type { EventType } from '#domain/entry/vocabulary.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CsvFile } from '#platform/web/ui/csv-file.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { MOST_MANUAL } from '../../entry-list.vocabulary.ts';
import { addManual, eventsQuery, LIST_READS, tournamentQuery } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import { useEvents } from '../hooks/use-events.ts';
import { readPeople } from '../lib/read-people.ts';
import css from './entry-list.module.css';
import { EventField } from './event-field.tsx';
import { WrongLines } from './wrong-lines.tsx';

interface Props {
  readonly id: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Enters people without an account, from lines that are typed, pasted or read from a file. */
export function AddPeople({ id, open, onClose }: Props) {
  const t = useText();
  const [text, setText] = useState('');
  // The ids of this text's people in the chosen event: a resend adds nobody twice.
  const [ids, setIds] = useState<readonly string[]>([]);
  const events = useEvents(id);
  const [chosen, choose] = useState<number | null>(null);
  const event = events.find((one) => one.id === chosen) ?? events[0];
  const { left, closed, isLate, eventType } = usePlaces(id, event, open);
  const pairs = eventType === 'Doubles';
  const { people, wrong } = readPeople(text, t.headWords, { pairs });
  const renew = () => setIds(Array.from({ length: MOST_MANUAL }, () => newId()));
  const put = (next: string) => {
    setText(next);
    renew();
  };
  const chooseEvent = (next: number | null) => {
    choose(next);
    renew();
  };
  const { submit, isPending } = useSubmit({
    send: () => {
      const eventId = event?.id;
      const body = {
        eventId,
        people: people.map((person, at) => ({ id: ids[at] ?? newId(), person })),
      };
      return addManual({ params: { id }, body });
    },
    ...LIST_READS,
    words: t,
    onSuccess: ({ added }) => {
      put('');
      onClose();
      notify({ title: t.added(added, eventType) });
    },
    onRefusal: ({ code, details }) => {
      if (code !== 'TOO_FEW_PLACES') return false;
      const description = t.tooFew(Number(details?.placesLeft ?? 0), eventType);
      notify({ title: t.failedTitle, description, variant: 'destructive' });
      return true;
    },
  });
  const tooMany = people.length > MOST_MANUAL;
  const tooFew = left !== undefined && people.length > left;
  const ready = closed === null && people.length > 0 && wrong.length === 0 && !tooMany && !tooFew;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.addTitle}
      actions={
        <Button busy={isPending} disabled={!ready} onClick={() => void submit()}>
          {ready ? t.addNow(people.length, eventType) : t.addSome}
        </Button>
      }
    >
      <div className={css.form}>
        {closed ? <InlineNotice tone="warning">{t.failures[closed]}</InlineNotice> : null}
        {isLate ? <InlineNotice>{t.addAlternates}</InlineNotice> : null}
        <p>{t.addText}</p>
        {pairs ? <p>{t.addPairs}</p> : null}
        {eventType === 'Team' ? <p>{t.addTeams}</p> : null}
        <EventField events={events} value={event?.id ?? null} onChange={chooseEvent} />
        <CsvFile label={t.chooseFile} onText={put} />
        <TextAreaField
          name="people"
          label={t.people}
          hint={left === undefined ? undefined : t.placesLeft(left, eventType)}
          placeholder={t.peopleExample}
          value={text}
          onChange={(event) => put(event.target.value)}
          rows={6}
          spellCheck={false}
        />
        <div aria-live="polite" className={css.form}>
          {text === '' ? null : (
            <p className={css.small}>{t.recognised(people.length, eventType)}</p>
          )}
          {wrong.length > 0 ? <WrongLines wrong={wrong} /> : null}
          {tooMany ? (
            <InlineNotice tone="error">{t.tooMany(MOST_MANUAL, eventType)}</InlineNotice>
          ) : null}
          {tooFew ? <InlineNotice tone="error">{t.tooFew(left, eventType)}</InlineNotice> : null}
        </div>
      </div>
    </Dialog>
  );
}

interface Places {
  /** The free places, read again when the dialog opens; undefined while they load. */
  readonly left: number | undefined;
  /** Why nobody can be added, as the server refuses it. */
  readonly closed: 'ENTRIES_CLOSED' | 'GROUPS_DRAWN' | null;
  /** The draw is published: people are added as alternates. */
  readonly isLate: boolean;
  /** Who takes a place; people while it loads. */
  readonly eventType: EventType;
}

/** The places of an event; of the only one, where none is chosen. */
function usePlaces(id: number, chosen: OwnEvent | undefined, open: boolean): Places {
  const events = useQuery(eventsQuery(id)).data?.events ?? [];
  const { data } = useQuery({ ...tournamentQuery(id), enabled: open, staleTime: 0 });
  const event = chosen ?? events[0];
  const eventType = event?.eventType ?? 'Singles';
  if (event === undefined || event.drawState === 'entries') {
    const left = chosen?.placesLeft ?? (data && placesLeft(data));
    return { left, closed: null, isLate: false, eventType };
  }
  const isOut = event.drawState === 'published' || event.drawState === 'running';
  if (!isOut || event.isInGroups) {
    const closed = isOut ? 'GROUPS_DRAWN' : 'ENTRIES_CLOSED';
    return { left: undefined, closed, isLate: false, eventType };
  }
  const left = Math.max(0, event.participantLimit - event.placesTaken);
  return { left, closed: null, isLate: true, eventType };
}

type OwnEvent = ReturnType<typeof useEvents>[number];
