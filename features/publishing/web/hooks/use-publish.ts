import { useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import type { Sport } from '#domain/scoring/formats.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal } from '#platform/web/forms/use-form.ts';
import { withoutPrefix } from '#platform/web/forms/without-prefix.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { MIN_DURATION, pause } from '#platform/web/timing.ts';
import type { TournamentForm } from '../../publishing.form.ts';
import type { TournamentValues } from '../../publishing.policy.ts';
import { emptyTournament, publishDraft } from '../lib/tournament-values.ts';
import { publish } from '../publishing.queries.ts';
import { type CopyRefusal, useText } from '../publishing.text.ts';
import { useTournamentForm } from './use-tournament-form.ts';

interface Person {
  readonly id: string;
  readonly organizationName: string | null;
}

/** Why nothing was published of a copied tournament. */
export interface RefusedCopy {
  readonly code: CopyRefusal;
  /** The name of the event at fault, empty where it has none; null where it is none. */
  readonly event: string | null;
}

/** Publishing: the draft is stored on this device until the server has it. */
export function usePublish(person: Person) {
  const t = useText();
  const leadOn = useLeadOn();
  const [store] = useState(() => publishDraft(person.id));
  const [found] = useState(() => store.read());
  const draftId = useRef(found?.id ?? newId());
  const [published, setPublished] = useState<number | null>(null);
  const fresh = emptyTournament(person.organizationName ?? '');
  const typed = { ...fresh, ...found?.values, organizerName: fresh.organizerName };
  const sport = useRef<Sport>(found?.sport ?? 'unspecified');
  const [shownSport, showSport] = useState(sport.current);
  const unlisted = useRef(found?.isUnlisted ?? false);
  const [isUnlisted, showListing] = useState(unlisted.current);
  const [copyOf, setCopyOf] = useState(found?.copyOf ?? null);
  const [refusedCopy, setRefusedCopy] = useState<RefusedCopy | null>(null);
  const write = (values: TournamentValues, from = copyOf) =>
    store.write({
      id: draftId.current,
      values,
      sport: sport.current,
      isUnlisted: unlisted.current,
      copyOf: from,
    });
  const form = useTournamentForm(typed, write);
  const chooseSport = (chosen: Sport) => {
    sport.current = chosen;
    showSport(chosen);
    write(form.getValues());
  };
  const chooseListing = (chosen: boolean) => {
    unlisted.current = chosen;
    showListing(chosen);
    write(form.getValues());
  };

  const leaveEventsOut = () => {
    setCopyOf(null);
    setRefusedCopy(null);
    write(form.getValues(), null);
  };

  const { submit, isPending, failure } = useSubmit({
    send: (tournament: TournamentForm) => {
      setRefusedCopy(null);
      return publish({
        body: {
          id: draftId.current,
          tournament,
          sport: sport.current,
          isUnlisted: unlisted.current,
          copyOf: copyOf?.id,
        },
      });
    },
    reads: TOURNAMENT_READS,
    inBackground: true,
    onSuccess: async () => {
      store.clear();
      notify(
        unlisted.current
          ? { title: t.unlistedTitle, description: t.publishedUnlisted }
          : { title: t.published, description: t.publishedText },
      );
      await pause(MIN_DURATION.publishRedirect);
      await leadOn('/');
    },
    onRefusal: (refusal) => {
      if (refusal.code === 'ALREADY_PUBLISHED') {
        const id = refusal.details?.tournamentId;
        setPublished(typeof id === 'number' ? id : 0);
        return true;
      }
      if (refusal.code in t.copyRefusals) {
        const { event } = refusal.details ?? {};
        const named = typeof event === 'string' ? event : null;
        setRefusedCopy({ code: refusal.code as CopyRefusal, event: named });
        return true;
      }
      applyRefusal(form, withoutPrefix(refusal, 'tournament.'));
      return false;
    },
  });
  const startOver = () => {
    draftId.current = newId();
    setPublished(null);
    setCopyOf(null);
    setRefusedCopy(null);
    sport.current = 'unspecified';
    showSport('unspecified');
    unlisted.current = false;
    showListing(false);
    form.reset(fresh as never);
    store.clear();
  };
  return {
    form,
    sport: shownSport,
    chooseSport,
    isUnlisted,
    chooseListing,
    copyOf,
    refusedCopy,
    leaveEventsOut,
    onSubmit: form.handleSubmit(submit),
    isPending,
    failure,
    published,
    found,
    startOver,
  };
}
