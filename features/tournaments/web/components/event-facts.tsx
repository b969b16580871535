import type { Output } from '#platform/shared/endpoint.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import type * as contract from '../../tournaments.contract.ts';
import { useText } from '../tournaments.text.ts';

export type TournamentEvent = Output<typeof contract.find>['tournament']['events'][number];

/** Fee, places, and for whom an event is, on one line. */
export function EventFacts({ event }: { readonly event: TournamentEvent }) {
  const t = useText();
  const format = useFormat();
  const { availability, placesLeft, participantLimit, waiting, genderRule, perClubLimit } = event;
  const places = {
    open: () => t.placesLeft(placesLeft, participantLimit, event.eventType),
    full: () => t.fullAndWaiting(waiting, event.eventType),
  };
  const state =
    availability === 'open' || availability === 'full'
      ? places[availability]()
      : t.availabilities[availability];
  return (
    <FactsLine
      facts={[
        event.feeYen === 0 ? t.free : format.yen(event.feeYen),
        state,
        genderRule === 'any' ? null : t.genderRules[genderRule],
        event.ageRule === '' ? null : format.name(event.ageRule),
        perClubLimit === null ? null : t.perClub(perClubLimit, event.eventType),
        event.isRated ? null : t.notRated,
      ].filter((fact) => fact !== null)}
    />
  );
}
