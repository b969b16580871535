/** How an event is meant to be played, as its organizer chooses it. */
import { finalRoundsOf } from '#domain/stage-draw/event-formats.ts';
import type { EventFormats } from '#domain/stage-draw/vocabulary.ts';
import { type FormatEdit, formatOf } from '../../../web/lib/format-edit.ts';

export interface TypedFormats extends Omit<EventFormats, 'format' | 'ruleBook'> {
  /** The chosen card, and what belongs to it. */
  readonly play: FormatEdit;
}

/** Where the choice begins; `play` is the card that is chosen then. */
export function typedFrom(
  { format: _, ruleBook, ...scoring }: EventFormats,
  play: FormatEdit,
): TypedFormats {
  return { ...scoring, play: ruleBook ? { ...play, ruleBook } : play };
}

/** The choice as the server takes it. A round that the chosen format does not have is left out. */
export function formatsFrom(
  { play, finalFormat, ...scoring }: TypedFormats,
  most: number,
): EventFormats {
  const format = formatOf(play);
  const isPossible = finalFormat && finalRoundsOf(format, most).includes(finalFormat.from);
  return {
    ...scoring,
    format,
    ...(play.ruleBook && { ruleBook: play.ruleBook }),
    ...(isPossible && { finalFormat }),
  };
}
