import { TEAM_CODE_LENGTH } from '../../groups.vocabulary.ts';

/** Letters and digits that nobody mixes up when a code is read out or written on a board: no I, O, 0 or 1. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code for a new group, by lot: with 32 characters a byte gives each with the same chance. */
export function suggestCode(bytes = crypto.getRandomValues(new Uint8Array(TEAM_CODE_LENGTH))) {
  return [...bytes].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}
