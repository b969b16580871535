import { type FormEvent, useState } from 'react';
import type { Match } from '#domain/bracket/vocabulary.ts';
import { useDrawWords } from '#features/matches/draws/web/hooks/use-draw-words.ts';
import type { Person } from '#features/matches/draws/web/lib/people.ts';
import { courtWord } from '#features/sports/sports.policy.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useGroupSport } from '../../../score-rules/web/hooks/use-score-rules.ts';
import { LONGEST_PLACE } from '../../knockout.vocabulary.ts';
import { cacheKnockout, callMatch, type Knockout } from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';
import css from './call-dialog.module.css';

interface Props {
  readonly match: Match;
  readonly players: readonly [Person, Person];
  readonly knockout: Knockout;
  /** The place of the call before. */
  readonly place: string;
  readonly onClose: () => void;
}

/** Asks for the place and calls. The input stays when the call fails. */
export function CallDialog({ match, players, knockout, place: before, onClose }: Props) {
  const t = useText();
  const draws = useDrawWords();
  const sport = useGroupSport(knockout.groupId, 'knockout');
  const [place, setPlace] = useState(before);
  const [player1, player2] = players;

  const { submit, isPending } = useSubmit({
    // Sent again it is the same call, unless the place is another one.
    send: (where: string, id) => {
      const params = { id: knockout.id, matchId: match.id };
      const { drawNumber } = knockout;
      const [player1Id, player2Id] = [player1.id, player2.id];
      return callMatch({ params, body: { id, drawNumber, player1Id, player2Id, place: where } });
    },
    reads: ['practice', 'public-bracket', 'notifications', 'home'],
    words: { failedTitle: t.callFailed, failures: t.callFailures },
    onSuccess: (called) => {
      cacheKnockout(called.knockout);
      notify({ title: t.callDone, description: whoIsNotified(called, t) });
      onClose();
    },
  });
  const call = (event: FormEvent) => {
    event.preventDefault();
    void submit(place);
  };
  return (
    <Dialog open onClose={onClose} title={t.callTitle}>
      <form method="dialog" className={css.form} onSubmit={call}>
        <p className={css.players}>
          {player1.name} {draws.vs} {player2.name}
        </p>
        <p>{t.callText}</p>
        <TextField
          name="place"
          label={t.callPlace}
          hint={t.callPlaceHints[courtWord(sport)]}
          optional
          maxLength={LONGEST_PLACE}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        <Button type="submit" full busy={isPending} busyLabel={t.calling}>
          {t.callNow}
        </Button>
      </form>
    </Dialog>
  );
}

function whoIsNotified(
  { notified, people }: { readonly notified: number; readonly people: number },
  t: ReturnType<typeof useText>,
): string {
  if (notified === 0) return t.notifiedNobody(people);
  return notified === people ? t.notifiedAll(people) : t.notifiedSome(notified, people);
}
