import type { StopRule, Template } from '#domain/team-tie/template.ts';
import { templatesOf } from '#domain/team-tie/templates.ts';
import * as desk from '#features/tie-orders/tie-orders.desk.contract.ts';
import * as squads from '#features/ties/squads/squads.contract.ts';
import { type Device, must } from '../http/insistent.ts';
import type { Options } from '../options.ts';

/** A team with its coach, who files its orders on a phone. */
export interface Team {
  readonly name: string;
  readonly phone: Device;
  /** The squad's numbers of its players, in the registered order. */
  readonly squad: readonly number[];
}

/** Enough for every template, and a reserve. */
const SQUAD_SIZE = 8;

/** "Team 07"; its players are "Team 07 player 3". */
export function teamName(at: number): string {
  return `Team ${String(at + 1).padStart(2, '0')}`;
}

/** What nobody but its own team and the desk reads before the orders of a tie are out. */
export function playerPrefix(team: string): string {
  return `${team} player`;
}

/** The template by which the ties of a simulated day are played: the usual one of the sport, with the options' own score format and end. */
export function templateOf({
  format,
  stop,
}: Pick<Options, 'format'> & { readonly stop: StopRule }): Template {
  const usual = templatesOf(format.sport)[0]!;
  const play = { stop, format: format.id };
  return { ...usual, play: { groups: play, knockout: play } };
}

/** The organizer says how the ties are played. */
export async function chooseRules(
  organizer: Device,
  params: { readonly id: number; readonly eventId: number },
  { template, atOnce }: { readonly template: Template; readonly atOnce: number },
): Promise<void> {
  const { rules } = await must(organizer.send(desk.findRules, { params }), 'reading the rules');
  const body = {
    templateId: template.id,
    rubbers: template.rubbers.map(({ name }) => name),
    wins: template.wins,
    rules: [...template.rules],
    shortTeam: template.shortTeam,
    play: template.play,
    courtsAtOnce: atOnce,
    fileMinutes: rules.fileMinutes,
    warnsOnly: false,
    baseVersion: rules.version,
  };
  await must(organizer.send(desk.saveRules, { params, body }), 'saving the rules of ties');
}

/** The desk registers the squad of a team: on the day nobody else may. Gives the squad's numbers. */
export async function registerSquad(
  organizer: Device,
  { entryId, name }: { readonly entryId: string; readonly name: string },
): Promise<number[]> {
  const players = Array.from({ length: SQUAD_SIZE }, (_, at) => ({
    kind: 'name' as const,
    name: `${playerPrefix(name)} ${at + 1}`,
  }));
  const body = { seenVersion: 0, groupId: null, players };
  const sent = organizer.send(squads.save, { params: { entryId }, body });
  const { squad } = await must(sent, `registering the squad of ${name}`);
  return squad.players.map(({ number }) => number);
}
