import { ok, type Result, refuse } from '#domain/common/result.ts';
import { parse, serialise } from '#domain/scorecard/score-text.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { CustomSet } from '#domain/scoring/custom-format.ts';
import { SPORTS } from '#domain/scoring/formats.ts';
import type { EnteredScore } from '#features/day/handshake/handshake.policy.ts';
import { LONGEST_HAND_OVER } from './court-links.vocabulary.ts';

/**
 * A result on its way from a device without a network to the phone of the desk, as the text of a QR code (next.md, C6): the
 * message and its signature. The signature is HMAC-SHA-256 of the message in UTF-8, cut to 128 bits; its key is the SHA-256 of
 * "sign" and the token, which the server stores. Who reads the code cannot open the link with it.
 */

/** A result as its device would send it, with the link that it has. */
export interface HandOver extends EnteredScore {
  readonly linkId: string;
  readonly stageId: string;
  readonly matchId: string;
  readonly deviceId: string;
  /** When it was entered, by the device's clock, corrected by the server's. */
  readonly at: Date;
}

/** What is in front of the token where the key of the signature is made of both. */
export const SIGN_PREFIX = 'sign';

const MARK = 'RD1';

/** The message of a result: what is signed, field by field, with a dot between them. */
export function messageOf(result: HandOver): string {
  return [
    MARK,
    shortId(result.linkId),
    shortId(result.stageId),
    result.matchId,
    result.drawNumber.toString(36),
    result.baseVersion.toString(36),
    result.follows === undefined ? '' : shortId(result.follows),
    shortId(result.writeId),
    shortId(result.deviceId),
    result.player1Id,
    result.player2Id,
    serialise(result.sets).replaceAll(' ', ','),
    (result.status === 'finished' ? 'f' : 'r') + (result.winner === 'player1' ? '1' : '2'),
    formatText(result.scoreFormat),
    Math.floor(result.at.getTime() / 1000).toString(36),
  ].join('.');
}

/** The code of a message: `signature` is its HMAC as hexadecimal digits, of which the first 32 count. */
export function codeOf(message: string, signature: string): string {
  return `${message}.${short(signature.slice(0, HEX_DIGITS))}`;
}

export interface ScannedCode {
  readonly result: HandOver;
  /** What was signed. */
  readonly message: string;
  /** 32 hexadecimal digits. */
  readonly signature: string;
}

/** Reads a code; whether its signature is right is for the server to say. */
export function readCode(code: string): Result<ScannedCode, 'HAND_OVER_INVALID'> {
  const end = code.lastIndexOf('.');
  const message = code.slice(0, Math.max(0, end));
  const signature = long(code.slice(end + 1));
  const result = code.length <= LONGEST_HAND_OVER ? resultIn(message) : null;
  // One result has one message: what is read must be what was written.
  if (!result || signature === null || messageOf(result) !== message) {
    return refuse('HAND_OVER_INVALID');
  }
  return ok({ result, message, signature });
}

function resultIn(message: string): HandOver | null {
  const fields = message.split('.');
  if (fields.length !== FIELDS || fields[0] !== MARK) return null;
  const [, link, stage, matchId, draw, base, before, write, device, ...rest] = fields as string[];
  const [player1Id, player2Id, scores, ending, format, seconds] = rest;
  const ids = [link, stage, write, device].map((text) => longId(text!));
  const [linkId, stageId, writeId, deviceId] = ids;
  const sets = parse(scores!.replaceAll(',', ' '));
  const ended = /^([fr])([12])$/.exec(ending!);
  const numbers = [draw, base, seconds].map((text) => numberIn(text!));
  const [drawNumber, baseVersion, at] = numbers;
  const scoreFormat = formatIn(format!);
  const follows = before === '' ? undefined : longId(before!);
  const isMatch = /^\d{1,6}-\d{1,4}(-\d{1,4})?(r\d{1,2})?$/.test(matchId!);
  const arePlayers = [player1Id, player2Id].every((id) => /^[\w~-]{1,10}$/.test(id!));
  if (!linkId || !stageId || !writeId || !deviceId || follows === null) return null;
  if (drawNumber == null || baseVersion == null || at == null || scoreFormat === undefined) {
    return null;
  }
  if (!sets.ok || !ended || !isMatch || !arePlayers) return null;
  return {
    linkId,
    stageId,
    writeId,
    deviceId,
    drawNumber,
    baseVersion,
    scoreFormat,
    ...(follows !== undefined && { follows }),
    matchId: matchId!,
    player1Id: player1Id!,
    player2Id: player2Id!,
    sets: sets.value,
    status: ended[1] === 'f' ? 'finished' : 'retired',
    winner: ended[2] === '1' ? 'player1' : 'player2',
    at: new Date(at * 1000),
  };
}

const FIELDS = 15;

/** A whole number of at most ten digits in base 36; null for anything else. */
function numberIn(text: string): number | null {
  const value = /^[0-9a-z]{1,7}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;
  return value <= 0xff_ff_ff_ff ? value : null;
}

/** "table-tennis-5", or "custom~11~2~~5~tennis": what it is played to, lead, cap, sets, sport, and the deciding set. */
function formatText(format: ChosenFormat | null): string {
  if (!format) return '';
  const { id, custom } = format;
  if (!custom) return id;
  const setOf = ({ to, lead, cap }: CustomSet) => [to, lead, cap ?? ''];
  const deciding = custom.decidingSet ? setOf(custom.decidingSet) : [];
  return [id, ...setOf(custom), custom.bestOf, custom.sport ?? '', ...deciding].join('~');
}

/** Undefined for what no format is written as. */
function formatIn(text: string): ChosenFormat | null | undefined {
  if (text === '') return null;
  const [id, ...rules] = text.split('~');
  if (!/^[a-z0-9-]{1,40}$/.test(id!)) return undefined;
  if (rules.length === 0) return { id: id! };
  const [to, lead, cap, bestOf, sport, ...deciding] = rules;
  const set = setIn([to, lead, cap]);
  const sets = pointsIn(bestOf);
  const known = SPORTS.find((one) => one === sport);
  const decidingSet = deciding.length === 0 ? null : setIn(deciding);
  if (!set || sets === null || (sport && !known) || decidingSet === undefined) return undefined;
  return {
    id: id!,
    custom: {
      ...set,
      bestOf: sets,
      ...(known && { sport: known }),
      ...(decidingSet && { decidingSet }),
    },
  };
}

function setIn([to, lead, cap, ...more]: readonly (string | undefined)[]): CustomSet | undefined {
  const [points, ahead] = [pointsIn(to), pointsIn(lead)];
  const most = cap ? pointsIn(cap) : undefined;
  if (points === null || ahead === null || most === null || more.length > 0) return undefined;
  return { to: points, lead: ahead, ...(most !== undefined && { cap: most }) };
}

function pointsIn(text: string | undefined): number | null {
  return /^\d{1,2}$/.test(text ?? '') ? Number(text) : null;
}

const HEX_DIGITS = 32;
const SHORT_LENGTH = 22;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function shortId(uuid: string): string {
  return short(uuid.replaceAll('-', ''));
}

/** 32 hexadecimal digits as 22 characters. */
function short(hex: string): string {
  let rest = BigInt(`0x${hex}`);
  let text = '';
  for (let at = 0; at < SHORT_LENGTH; at++) {
    text = DIGITS[Number(rest % 64n)]! + text;
    rest /= 64n;
  }
  return text;
}

function longId(text: string): string | null {
  const hex = long(text);
  return hex === null ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The hexadecimal digits that `short` was given; null for anything else. */
function long(text: string): string | null {
  if (text.length !== SHORT_LENGTH) return null;
  let value = 0n;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0) return null;
    value = value * 64n + BigInt(digit);
  }
  const hex = value.toString(16).padStart(HEX_DIGITS, '0');
  return hex.length === HEX_DIGITS ? hex : null;
}
