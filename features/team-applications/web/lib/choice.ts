import type { EventType } from '#domain/entry/vocabulary.ts';
import type { WantedLine } from '#features/entries/applications/applications.vocabulary.ts';

/** What a teacher has chosen, as taps on pupils x events change it; the order of an event's lines is that of strength. */
export type Choice = readonly WantedLine[];

interface Tapped {
  readonly event: { readonly id: number; readonly eventType: EventType };
  readonly pupilId: string;
  /** For a team that is begun by this tap. */
  readonly teamName: string;
  /** The pupils of the school, the strongest first. */
  readonly roster: readonly string[];
}

/**
 * One tap on a pupil in an event: enters, pairs, or takes out again. Who is entered comes to their place of the roster, in
 * whatever order the taps come (next.md, D2).
 */
export function tap(choice: Choice, tapped: Tapped): Choice {
  const { event, pupilId, roster } = tapped;
  if (event.eventType === 'Team') return tapTeam(choice, tapped);
  const own = choice.find((line) => line.eventId === event.id && line.pupils.includes(pupilId));
  if (own) return choice.filter((line) => line !== own);
  const open = event.eventType === 'Doubles' ? openPair(choice, event.id) : undefined;
  const pupils = [...(open?.pupils ?? []), pupilId];
  return withLine(
    choice.filter((line) => line !== open),
    { eventId: event.id, pupils },
    roster,
  );
}

/** A choice with one more line, which is where its stronger pupil belongs. */
function withLine(choice: Choice, line: WantedLine, roster: Tapped['roster']): Choice {
  const ofEvent = choice.filter(({ eventId }) => eventId === line.eventId);
  const strongest = ({ pupils }: WantedLine) => Math.min(...pupils.map(strengthIn(roster)));
  const next = ofEvent[placeAmong(ofEvent.map(strongest), strongest(line))];
  return choice.toSpliced(next ? choice.indexOf(next) : choice.length, 0, line);
}

function strengthIn(roster: Tapped['roster']) {
  // Who has left the list since is behind everybody.
  return (pupilId: string) => (roster.includes(pupilId) ? roster.indexOf(pupilId) : roster.length);
}

/**
 * The place of somebody in an order: the last of those at which the fewest are on the wrong side. Whom the teacher has moved stays
 * there, and does not decide where the others begin.
 */
function placeAmong(order: readonly number[], own: number): number {
  const wrongAt = (place: number) => order.filter((one, at) => at < place !== one < own).length;
  let best = 0;
  for (let place = 1; place <= order.length; place++) {
    if (wrongAt(place) <= wrongAt(best)) best = place;
  }
  return best;
}

/** The pair of an event that waits for its second pupil. */
export function openPair(choice: Choice, eventId: number): WantedLine | undefined {
  return choice.find((line) => line.eventId === eventId && line.pupils.length === 1);
}

function tapTeam(choice: Choice, { event, pupilId, teamName, roster }: Tapped): Choice {
  const team = choice.find((line) => line.eventId === event.id);
  if (!team) return [...choice, { eventId: event.id, pupils: [pupilId], team: teamName }];
  const pupils = team.pupils.includes(pupilId)
    ? team.pupils.filter((one) => one !== pupilId)
    : team.pupils.toSpliced(
        placeAmong(team.pupils.map(strengthIn(roster)), strengthIn(roster)(pupilId)),
        0,
        pupilId,
      );
  return pupils.length === 0
    ? choice.filter((line) => line !== team)
    : changed(choice, team, { ...team, pupils });
}

/** What a pupil is in an event: out, in, waiting for a partner, or in a pair with this number. */
export function placeOf(choice: Choice, event: Tapped['event'], pupilId: string) {
  const ofEvent = choice.filter((line) => line.eventId === event.id);
  const number = ofEvent.findIndex(({ pupils }) => pupils.includes(pupilId)) + 1;
  const own = ofEvent[number - 1];
  const partnerId = own?.pupils.find((id) => id !== pupilId);
  if (!own) return { kind: 'out', number, partnerId } as const;
  if (event.eventType !== 'Doubles') return { kind: 'in', number, partnerId } as const;
  return { kind: partnerId === undefined ? 'waits' : 'pair', number, partnerId } as const;
}

/** Gives the team of an event another name. */
export function nameTeam(choice: Choice, eventId: number, team: string): Choice {
  return choice.map((line) => (line.eventId === eventId ? { ...line, team } : line));
}

/** Moves a line of an event to another place of its order, counted from 0. */
export function moveLine(choice: Choice, eventId: number, from: number, to: number): Choice {
  const ofEvent = choice.filter((line) => line.eventId === eventId);
  const moved = ofEvent[from];
  if (!moved || to < 0 || to >= ofEvent.length) return choice;
  const others = ofEvent.filter((line) => line !== moved);
  const ordered = [...others.slice(0, to), moved, ...others.slice(to)];
  let next = 0;
  return choice.map((line) => (line.eventId === eventId ? (ordered[next++] ?? line) : line));
}

/** Moves a pupil within the squad of a team. */
export function movePupil(choice: Choice, eventId: number, from: number, to: number): Choice {
  return choice.map((line) => {
    const moved = line.pupils[from];
    if (line.eventId !== eventId || !moved || to < 0 || to >= line.pupils.length) return line;
    const others = line.pupils.filter((_, at) => at !== from);
    return { ...line, pupils: [...others.slice(0, to), moved, ...others.slice(to)] };
  });
}

/** Takes a pupil out of an event, with the pair that they are in. */
export function withoutPupil(choice: Choice, eventId: number, pupilId: string): Choice {
  return choice.flatMap((line) => {
    if (line.eventId !== eventId || !line.pupils.includes(pupilId)) return [line];
    const pupils = line.pupils.filter((one) => one !== pupilId);
    return line.team !== undefined && pupils.length > 0 ? [{ ...line, pupils }] : [];
  });
}

export function withoutEvent(choice: Choice, eventId: number): Choice {
  return choice.filter((line) => line.eventId !== eventId);
}

/** Two choices are the same when they say the same, in whatever order the fields of their lines came. */
export function isSame(one: Choice, other: Choice): boolean {
  const said = (choice: Choice) =>
    JSON.stringify(choice.map(({ eventId, pupils, team }) => [eventId, pupils, team]));
  return said(one) === said(other);
}

function changed(choice: Choice, line: WantedLine, next: WantedLine): Choice {
  return choice.map((one) => (one === line ? next : one));
}

/** What an application was made of, to be chosen again. */
export function chosenIn({ lines }: { readonly lines: readonly AppliedLine[] }): Choice {
  return lines.map(({ eventId, team, players }) => ({
    eventId,
    pupils: players.map(({ pupilId }) => pupilId),
    ...(team !== null && { team }),
  }));
}

interface AppliedLine {
  readonly eventId: number;
  readonly team: string | null;
  readonly players: readonly { readonly pupilId: string }[];
}
