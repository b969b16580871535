import { v7 as uuidv7 } from 'uuid';
import { isHalfPaid } from '#features/entries/partners/partners.policy.ts';
import * as partners from '#features/entries/partners/server/partners.store.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import {
  acceptInvitation,
  lapseInvitation,
} from '#features/pairs/server/pairs.answers.commands.ts';
import { invitePartner } from '#features/pairs/server/pairs.commands.ts';
import type { WantedPartner } from '#features/pairs/server/pairs.wanted.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type ClubPlayer, fellowMember } from './demo-clubs.ts';
import { COMING } from './demo-samples.ts';
import { type DemoStage, daysBefore } from './demo-stage.ts';

/** The links of these invitations are never shown: they are answered at once, or go to members. */
const NO_SECRET = 'demo';
const DAYS_TO_ANSWER = 8;

/** How long a place waits for the partner's half after a start: an invitation of the day before. */
const DAYS_TO_PAY = 6;

export interface SampleEntry {
  readonly entryId: string;
  readonly tournamentId: number;
  readonly accountId: string;
  /** When the partner is invited or named; the entry is older. */
  readonly now: Date;
}

interface People {
  /** Who hold the entries. */
  readonly players: readonly ClubPlayer[];
  /** Of the first two clubs; they have entered nothing themselves. */
  readonly partners: readonly ClubPlayer[];
}

/**
 * Gives the doubles of the coming tournaments pairs in every state. The full one, which still takes partners, has one that has
 * accepted, one that is asked to pay half of the fee, and some on paper; in the closed one, one partner has never answered.
 */
export async function makePairs(
  stage: DemoStage,
  entered: readonly (readonly SampleEntry[])[],
  { players, partners: [accepting, asked] }: People,
): Promise<void> {
  const [open = [], closed = []] = entered.filter((_, at) => COMING[at]?.eventType === 'Doubles');
  const [first, second, ...others] = open;
  if (!first || !second || !accepting || !asked) throw new Error('the sample doubles are empty');
  await pairUp(stage, first, accepting);
  await inviteFellow(stage, { ...second, now: daysBefore(stage.now, 1) }, asked.fullName);
  for (const [at, partner] of ON_PAPER.entries()) {
    const entry = others[at];
    if (entry) await nameOnPaper(stage, entry, partner);
  }
  const answers = [pairUp, pairUp, nameLast, inviteInVain];
  for (const [at, entry] of closed.entries()) {
    // Sixteen places further in the list of players is a fellow member who has not entered these doubles.
    const fellow = players[at + 16];
    if (fellow) await answers[at]?.(stage, entry, fellow);
  }
}

const ON_PAPER = [
  { name: '大塚 みのり', club: '港北フレンズ' },
  { name: '浜田 修平', club: '' },
  { name: 'Sofia Rossi', club: 'Yokohama International School' },
] as const;

/** Names somebody without an account as the partner of an entry. */
async function nameOnPaper(
  stage: DemoStage,
  entry: SampleEntry,
  partner: { readonly name: string; readonly club: string },
): Promise<void> {
  await invite(stage, entry, { how: 'name', partner });
}

function nameLast(stage: DemoStage, entry: SampleEntry): Promise<void> {
  return nameOnPaper(stage, entry, { name: '工藤 あかり', club: '渋谷ミックス' });
}

/** Invites a fellow member of a club, who has not answered yet. */
export async function inviteFellow(
  stage: DemoStage,
  entry: SampleEntry,
  fullName: string,
): Promise<string> {
  const memberId = await fellowMember(stage, entry.accountId, fullName);
  return invite(stage, entry, { how: 'member', memberId });
}

/** Invites a fellow member, who accepts a day later. */
async function pairUp(stage: DemoStage, entry: SampleEntry, partner: ClubPlayer): Promise<void> {
  const token = await inviteFellow(stage, entry, partner.fullName);
  const answer = { token, accountId: partner.id };
  const accepted = await acceptInvitation(stage.servicesAt(daysBefore(entry.now, -1)), answer);
  if (!accepted.ok) throw new Error(`a sample invitation was not accepted: ${accepted.code}`);
}

/** Invites a fellow member, who never answers. */
async function inviteInVain(
  stage: DemoStage,
  entry: SampleEntry,
  { fullName }: ClubPlayer,
): Promise<void> {
  const id = await inviteFellow(stage, entry, fullName);
  const late = stage.servicesAt(daysBefore(entry.now, -DAYS_TO_ANSWER));
  await lapseInvitation(late, { id, tournamentId: entry.tournamentId });
}

async function invite(
  stage: DemoStage,
  { entryId, accountId, now }: SampleEntry,
  partner: WantedPartner,
): Promise<string> {
  const id = uuidv7();
  const invitation = { entryId, accountId, id, seen: null, partner };
  const invited = await invitePartner(stage.servicesAt(now), NO_SECRET, invitation);
  if (!invited.ok) throw new Error(`a sample partner was refused: ${invited.code}`);
  return id;
}

/** Holds the places of a tournament that wait for an invited partner's half as long as on the first start. */
export async function holdHalfPaid(db: Db, tournamentId: number, now: Date): Promise<void> {
  const until = daysBefore(now, -DAYS_TO_PAY);
  const live = await entries.listLive(db, tournamentId);
  for (const { id } of live.filter(isHalfPaid)) {
    const partner = await partners.findByEntry(db, id);
    if (partner?.state !== 'invited') continue;
    await entries.update(db, id, { reservedUntil: until });
    await partners.update(db, partner.id, { expiresAt: until });
  }
}
