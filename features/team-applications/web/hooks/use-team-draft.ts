import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { ConnectionLost } from '#platform/web/api/errors.ts';
import { reportError } from '#platform/web/diagnostics.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { useOnline } from '#platform/web/offline/use-online.ts';
import { type Choice, isSame } from '../lib/choice.ts';
import { type Sheet, saveDraft, sheetQuery } from '../team-applications.queries.ts';

/** A draft as this phone has it: of which version it is, and what is not on the server yet. */
interface Stored {
  readonly id: string;
  readonly version: number;
  readonly lines: Choice;
}

export type SaveState = 'saved' | 'saving' | 'phone' | 'failed';

/** A pause in typing after which a draft is sent, in milliseconds. */
const PACE = 800;

/**
 * The choice of a group for a tournament: stored on the phone at every tap, and sent to the server once there is a pause
 * and a connection. Where another teacher has saved meanwhile, `theirs` is what they have, and nothing is overwritten.
 */
export function useTeamDraft(sheet: Sheet, accountKey: string, again: Choice | null) {
  const { tournament, group, draft } = sheet;
  const client = useQueryClient();
  const online = useOnline();
  const [phone] = useState(() =>
    phoneDraft<Stored>(`team ${accountKey} ${tournament.id} ${group.id}`),
  );
  const [begun] = useState(() => begin(phone.read(), draft, again));
  const [lines, setLines] = useState<Choice>(begun.lines);
  const [undoable, setUndoable] = useState<readonly Choice[]>([]);
  const [state, setState] = useState<SaveState>(begun.isUnsent ? 'phone' : 'saved');
  const [theirs, setTheirs] = useState<Sheet['draft']>(begun.isClash ? draft : null);
  const [isGone, setGone] = useState(false);
  const base = useRef({ id: begun.id, version: begun.version });
  const newest = useRef(lines);
  const sending = useRef<Promise<boolean> | null>(null);
  const isUnsent = useRef(begun.isUnsent);

  const change = useCallback(
    (next: Choice, { isUndo = false } = {}) => {
      if (isSame(next, newest.current)) return;
      const before = newest.current;
      setUndoable((all) => (isUndo ? all.slice(0, -1) : [...all.slice(-49), before]));
      newest.current = next;
      isUnsent.current = true;
      phone.write({ ...base.current, lines: next });
      setState('phone');
      setLines(next);
    },
    [phone],
  );

  const clash = useCallback(async () => {
    const fresh = await client.fetchQuery(sheetQuery(tournament.id, group.id));
    if (fresh.draft) setTheirs(fresh.draft);
    else setGone(true);
  }, [client, tournament.id, group.id]);

  /** Sends what is not on the server yet; true once it is there. */
  const send = useCallback(async (): Promise<boolean> => {
    if (sending.current) await sending.current;
    if (!isUnsent.current) return true;
    const sent = newest.current;
    setState('saving');
    const work = (async () => {
      const { id, version } = base.current;
      const saveId = newId();
      const body = { tournamentId: tournament.id, groupId: group.id, saveId, version };
      const answer = await saveDraft({ params: { id }, body: { ...body, lines: mutable(sent) } });
      if (!answer.ok) {
        if (answer.code === 'DRAFT_CHANGED' || answer.code === 'ALREADY_APPLIED') await clash();
        setState('failed');
        return false;
      }
      base.current = answer.data;
      isUnsent.current = !isSame(sent, newest.current);
      phone.write({ ...base.current, lines: newest.current });
      if (!isUnsent.current) phone.clear();
      setState(isUnsent.current ? 'phone' : 'saved');
      return !isUnsent.current;
    })();
    sending.current = work.catch(() => false);
    try {
      return await work;
    } catch (error) {
      setState('phone');
      if (!(error instanceof ConnectionLost)) reportError(error);
      return false;
    } finally {
      sending.current = null;
    }
  }, [clash, phone, tournament.id, group.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each tap starts the pause again, and so does a connection.
  useEffect(() => {
    if (!isUnsent.current || theirs || !online) return;
    const timer = setTimeout(() => void send(), PACE);
    return () => clearTimeout(timer);
  }, [lines, online, theirs, send]);

  const take = (stored: NonNullable<Sheet['draft']>) => {
    base.current = { id: stored.id, version: stored.version };
    newest.current = stored.lines;
    isUnsent.current = false;
    phone.clear();
    setUndoable([]);
    setLines(stored.lines);
    setTheirs(null);
    setState('saved');
  };
  const keepMine = () => {
    if (!theirs) return;
    base.current = { id: theirs.id, version: theirs.version };
    isUnsent.current = true;
    phone.write({ ...base.current, lines: newest.current });
    setState('phone');
    setTheirs(null);
  };
  return {
    lines,
    state,
    theirs,
    isGone,
    canUndo: undoable.length > 0,
    change,
    undo: () => {
      const before = undoable.at(-1);
      if (before) change(before, { isUndo: true });
    },
    send,
    take,
    keepMine,
    /** Of the draft on the server, once `send` has given true. */
    stored: () => base.current,
    /** The draft is applied for, or thrown away: nothing of it stays on the phone. */
    forget: () => {
      isUnsent.current = false;
      phone.clear();
    },
  };
}

/**
 * What the screen begins with: the phone's own unsent choice, unless it is older than what the server has; without any,
 * `again`, which was applied for and not paid.
 */
function begin(onPhone: Stored | null, draft: Sheet['draft'], again: Choice | null) {
  const fromServer = {
    id: draft?.id ?? newId(),
    version: draft?.version ?? 0,
    lines: draft?.lines ?? [],
    isUnsent: false,
    isClash: false,
  };
  if (!onPhone && !draft && again) return { ...fromServer, lines: again, isUnsent: true };
  if (!onPhone || isSame(onPhone.lines, fromServer.lines)) return fromServer;
  const isClash = draft !== null && (draft.id !== onPhone.id || draft.version !== onPhone.version);
  return { ...onPhone, isUnsent: true, isClash };
}

function mutable(lines: Choice) {
  return lines.map(({ eventId, pupils, team }) => ({
    eventId,
    pupils: [...pupils],
    ...(team !== undefined && { team }),
  }));
}
