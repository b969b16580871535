import { saveSquad } from '#features/entries/squads/server/squads.commands.ts';
import type { Services } from '#platform/server/services.ts';
import { SQUAD_NAMES } from './demo-people.ts';

const SQUAD_SIZE = 6;

/** An event for up to eight teams without a fee, as an organizer fills in its form. */
export const teamForm = (name: string, isRated: boolean) =>
  ({
    name,
    eventType: 'Team',
    genderRule: 'any',
    level: 'Intermediate',
    ageRule: '',
    participationFee: '0',
    participantLimit: '8',
    perClubLimit: '',
    rated: isRated ? 'yes' : 'no',
  }) as const;

interface NewSquad {
  readonly entryId: string;
  readonly accountId: string;
  /** The place of the team among the sample teams, from 0. */
  readonly at: number;
}

/** Gives a team a squad of sample names, which begin again after the last. */
export async function makeSquad(
  services: Services,
  { entryId, accountId, at }: NewSquad,
): Promise<void> {
  const names = Array.from(
    { length: SQUAD_SIZE },
    (_, player) => SQUAD_NAMES[(at * SQUAD_SIZE + player) % SQUAD_NAMES.length]!,
  );
  const saved = await saveSquad(services, {
    entryId,
    accountId,
    isDesk: false,
    seenVersion: 0,
    groupId: null,
    players: names.map((name) => ({ kind: 'name' as const, name })),
  });
  if (!saved.ok) throw new Error(`a sample squad was refused: ${saved.code}`);
}
