import { type FormEvent, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Match } from '#domain/bracket/glossary.ts';
import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LONGEST_PLACE } from '../../knockout.vocabulary.ts';
import { callMatch, type Knockout, knockoutKnown } from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';
import css from './call-dialog.module.css';
import type { Person } from './people.ts';

interface Props {
  readonly match: Match;
  readonly players: readonly [Person, Person];
  readonly knockout: Knockout;
  /** Where they were called to before. */
  readonly place: string;
  readonly onClose: () => void;
}

/** Asks for the place and calls. What was typed stays when the call did not get through. */
export function CallDialog({ match, players, knockout, place: before, onClose }: Props) {
  const t = useText();
  const [place, setPlace] = useState(before);
  // The same call however often it is sent, until it is to another place.
  const sent = useRef({ id: '', place: '' });
  const { change, busy } = useToldWrite({ title: t.callFailed, failures: t.callFailures });
  const [player1, player2] = players;

  const call = async (event: FormEvent) => {
    event.preventDefault();
    const params = { id: knockout.id, matchId: match.id };
    if (!sent.current.id || sent.current.place !== place) sent.current = { id: uuidv7(), place };
    const { id } = sent.current;
    const { drawNumber } = knockout;
    const body = { id, drawNumber, player1Id: player1.id, player2Id: player2.id, place };
    const done = await change(() => callMatch({ params, body }));
    if (!done) return;
    knockoutKnown(done.knockout);
    notify({ title: t.callDone, description: done.told > 0 ? t.told(done.told) : t.toldNobody });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t.callTitle}>
      <form method="dialog" className={css.form} onSubmit={call}>
        <p className={css.players}>
          {player1.name} {t.vs} {player2.name}
        </p>
        <p>{t.callText}</p>
        <TextField
          name="place"
          label={t.callPlace}
          hint={t.callPlaceHint}
          optional
          maxLength={LONGEST_PLACE}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        <Button type="submit" full busy={busy} busyLabel={t.calling}>
          {t.callNow}
        </Button>
      </form>
    </Dialog>
  );
}
