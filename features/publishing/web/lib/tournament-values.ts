import { v7 as newId } from 'uuid';
import type { Sport } from '#domain/scoring/formats.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import type * as contract from '../../publishing.contract.ts';
import { type TournamentValues, valuesOf } from '../../publishing.policy.ts';

export type OwnTournament = Output<typeof contract.findOwn>['tournament'];

/** A draft of one form: its id stays the same until it is published, so that it is published once. */
export interface PublishDraft {
  readonly id: string;
  readonly values: TournamentValues;
  readonly sport?: Sport;
  readonly isUnlisted?: boolean;
  /** An earlier tournament whose events come with it, and how many they are. */
  readonly copyOf?: CopiedTournament | null;
  /** A copy into which nobody has typed yet. */
  readonly copied?: boolean;
}

export interface CopiedTournament {
  readonly id: number;
  readonly events: number;
}

/** Defaults of spec section 2.21. */
export function emptyTournament(organizerName: string): TournamentValues {
  return {
    tournamentName: '',
    prefecture: '',
    venue: '',
    eventDate: '',
    startTime: '09:00',
    endTime: '17:00',
    applicationDeadline: '',
    participantLimit: '',
    tournamentLevel: 'Intermediate',
    eventType: 'Singles',
    participationFee: '',
    organizerName,
    contactInfo: '',
    emergencyContact: '',
    notes: '',
  };
}

/** A separate draft for each account: a shared computer does not show one organizer what another typed. */
export function publishDraft(accountId: string) {
  return phoneDraft<PublishDraft>(`publish ${accountId}`);
}

/** A tournament as the start of a new one; its days have to be chosen again. */
export function copyOf(tournament: OwnTournament): PublishDraft {
  const values = { ...valuesOf(tournament), eventDate: '', applicationDeadline: '' };
  const { id, sport, isUnlisted, events } = tournament;
  const copyOf = { id, events: events.count };
  return { id: newId(), values, sport, isUnlisted, copyOf, copied: true };
}
