/** What a referee can do when somebody withdraws, each choice with its effects, before anything is saved. */
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Effects } from './amendment-effects.ts';
import { type Amendment, amend } from './amendments.ts';
import { openMatch } from './results.ts';
import type { Draw, Entrant } from './vocabulary.ts';

/**
 * `drawn`: the order of play is not out. `scheduled`: it is out, and the player's first match is not called.
 * `called`: it is called, or the player has played.
 */
const withdrawalMoments = ['drawn', 'scheduled', 'called'] as const;
export type WithdrawalMoment = (typeof withdrawalMoments)[number];

interface Moment {
  readonly moment: WithdrawalMoment;
  readonly alternate?: Entrant;
  /** Follows the last seed; without it that is the best rated player without a seed. */
  readonly next?: string;
}

export type WithdrawalChoice =
  | {
      readonly kind: 'amendment';
      readonly amendment: Amendment;
      readonly effects: Effects;
      /** The draw with the amendment. */
      readonly next: Draw;
    }
  /** A result and no change of the draw. The winner is null while the opponent is not known. */
  | { readonly kind: 'walkover'; readonly matchId: string; readonly winner: string | null };

/**
 * The choices at a moment, those that change the draw first. A bye is made by the draw and only before the order of play
 * is out; a walkover is a result. Empty when the draw must be made again: no change leaves every match with a player.
 *
 * Refuses a player who is not in the draw, and one who has no match left.
 *
 * Source: next.md, B6, the table of the assistant.
 */
export function withdrawalChoices(
  draw: Draw,
  player: string,
  { moment, ...others }: Moment,
): Result<readonly WithdrawalChoice[], 'UNKNOWN_PLAYER' | 'OUT_ALREADY'> {
  if (!draw.entrants.some(({ id }) => id === player)) return refuse('UNKNOWN_PLAYER');
  const match = openMatch(draw, player);
  if (!match) return refuse('OUT_ALREADY');
  const choices = amendmentsAt(moment, player, others).flatMap((amendment): WithdrawalChoice[] => {
    const amended = amend(draw, amendment);
    return amended.ok ? [{ kind: 'amendment', amendment, ...amended.value }] : [];
  });
  if (moment === 'drawn') return ok(choices);
  const winner = match.player1 === player ? match.player2 : match.player1;
  return ok([...choices, { kind: 'walkover', matchId: match.id, winner }]);
}

function amendmentsAt(
  moment: WithdrawalMoment,
  player: string,
  { alternate, next }: Omit<Moment, 'moment'>,
): readonly Amendment[] {
  if (moment === 'called') return [];
  if (moment === 'scheduled') return alternate ? [{ kind: 'substitution', player, alternate }] : [];
  const bye: Amendment = { kind: 'withdrawal', player, ...(next !== undefined && { next }) };
  return alternate ? [{ ...bye, alternate }, bye] : [bye];
}
