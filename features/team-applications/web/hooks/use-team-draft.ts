import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { ConnectionLost } from '#platform/web/api/errors.ts';
import { reportError } from '#platform/web/diagnostics.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { useOnline } from '#platform/web/offline/use-online.ts';
import { type Choice, isSame } from '../lib/choice.ts';
import { begin, isOwnSave, type Save, type StoredDraft } from '../lib/stored-draft.ts';
import { type Sheet, saveDraft, sheetQuery } from '../team-applications.queries.ts';

export type SaveState = 'saved' | 'saving' | 'phone' | 'failed';

/** `failed`: the server has refused it, or more was chosen meanwhile. */
type Sent = 'sent' | 'lost' | 'failed';

/** A pause in typing after which a draft is sent, in milliseconds. */
const PACE = 800;

/**
 * The choice of a group for a tournament: stored on the phone at every tap, and sent to the server once there is a pause
 * and a connection. Where another teacher has saved meanwhile, `theirs` is what they have, and nothing is overwritten. What the
 * server has of this phone without its knowing, because an answer was lost, is no such choice.
 */
export function useTeamDraft(sheet: Sheet, accountKey: string, again: Choice | null) {
  const { tournament, group, draft } = sheet;
  const client = useQueryClient();
  const online = useOnline();
  const [phone] = useState(() =>
    phoneDraft<StoredDraft>(`team ${accountKey} ${tournament.id} ${group.id}`),
  );
  const [begun] = useState(() => begin(phone.read(), draft, again));
  const [lines, setLines] = useState<Choice>(begun.lines);
  const [undoable, setUndoable] = useState<readonly Choice[]>([]);
  const [state, setState] = useState<SaveState>(begun.isUnsent ? 'phone' : 'saved');
  const [theirs, setTheirs] = useState<Sheet['draft']>(begun.isClash ? draft : null);
  const [isGone, setGone] = useState(false);
  const base = useRef({ id: begun.id, version: begun.version });
  const newest = useRef(lines);
  /** Since the last answer of the server. */
  const unanswered = useRef<readonly Save[]>(begun.unanswered);
  const sending = useRef<Promise<unknown> | null>(null);
  const isUnsent = useRef(begun.isUnsent);

  const store = useCallback(() => {
    phone.write({ ...base.current, lines: newest.current, unanswered: unanswered.current });
  }, [phone]);

  const change = useCallback(
    (next: Choice, { isUndo = false } = {}) => {
      if (isSame(next, newest.current)) return;
      const before = newest.current;
      setUndoable((all) => (isUndo ? all.slice(0, -1) : [...all.slice(-49), before]));
      newest.current = next;
      isUnsent.current = true;
      store();
      setState('phone');
      setLines(next);
    },
    [store],
  );

  /** From which version of the draft this phone goes on. */
  const follow = useCallback(({ id, version }: Pick<StoredDraft, 'id' | 'version'>) => {
    base.current = { id, version };
    unanswered.current = [];
  }, []);

  /** Goes on from the newer version of the server where that is this phone's own, and shows it where it is not. */
  const adopt = useCallback(async () => {
    const { draft: fresh } = await client.fetchQuery(sheetQuery(tournament.id, group.id));
    if (fresh && isOwnSave(fresh, unanswered.current)) {
      follow(fresh);
      return true;
    }
    if (fresh) setTheirs(fresh);
    else setGone(true);
    return false;
  }, [client, follow, tournament.id, group.id]);

  /** Stores a choice on the server; false where it is refused. The same choice sent again is the same save. */
  const save = useCallback(
    async (sent: Choice): Promise<boolean> => {
      const { id, version } = base.current;
      const before = unanswered.current.find((one) => isSame(one.lines, sent));
      const others = unanswered.current.filter((one) => one !== before);
      const saveId = before?.saveId ?? newId();
      unanswered.current = [...others, { saveId, lines: sent }];
      store();
      const body = { tournamentId: tournament.id, groupId: group.id, saveId, version };
      const answer = await saveDraft({ params: { id }, body: { ...body, lines: mutable(sent) } });
      if (answer.ok) {
        follow(answer.data);
        return true;
      }
      unanswered.current = others;
      const isNewer = answer.code === 'DRAFT_CHANGED' || answer.code === 'ALREADY_APPLIED';
      return isNewer && (await adopt()) && save(sent);
    },
    [adopt, follow, store, tournament.id, group.id],
  );

  /** Sends what is not on the server yet, and says whether it is there. */
  const send = useCallback(async (): Promise<Sent> => {
    if (sending.current) await sending.current;
    if (!isUnsent.current) return 'sent';
    const sent = newest.current;
    setState('saving');
    const work = (async (): Promise<Sent> => {
      if (!(await save(sent))) {
        setState('failed');
        return 'failed';
      }
      isUnsent.current = !isSame(sent, newest.current);
      if (isUnsent.current) store();
      else phone.clear();
      setState(isUnsent.current ? 'phone' : 'saved');
      return isUnsent.current ? 'failed' : 'sent';
    })();
    sending.current = work.catch(() => {});
    try {
      return await work;
    } catch (error) {
      setState('phone');
      if (error instanceof ConnectionLost) return 'lost';
      reportError(error);
      return 'failed';
    } finally {
      sending.current = null;
    }
  }, [phone, save, store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each tap starts the pause again, and so does a connection.
  useEffect(() => {
    if (!isUnsent.current || theirs || !online) return;
    const timer = setTimeout(() => void send(), PACE);
    return () => clearTimeout(timer);
  }, [lines, online, theirs, send]);

  const take = (stored: NonNullable<Sheet['draft']>) => {
    follow(stored);
    newest.current = stored.lines;
    isUnsent.current = false;
    phone.clear();
    setUndoable([]);
    setLines(stored.lines);
    setTheirs(null);
    setState('saved');
  };
  /** What a newer read has: shown at once where nothing of this phone is unsent. An answer to a save may be newer than the read. */
  const receive = useEffectEvent((read: NonNullable<Sheet['draft']>) => {
    const { id, version } = base.current;
    if (read.id === id && read.version <= version) return;
    if (isOwnSave(read, unanswered.current)) follow(read);
    else if (!isUnsent.current || isSame(read.lines, newest.current)) take(read);
    else setTheirs(read);
  });
  useEffect(() => {
    if (draft) receive(draft);
  }, [draft]);
  const keepMine = () => {
    if (!theirs) return;
    follow(theirs);
    isUnsent.current = true;
    store();
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
    /** Of the draft on the server, once `send` has given 'sent'. */
    stored: () => base.current,
    /** The draft is applied for, or thrown away: nothing of it stays on the phone. */
    forget: () => {
      isUnsent.current = false;
      phone.clear();
    },
  };
}

function mutable(lines: Choice) {
  return lines.map(({ eventId, pupils, team }) => ({
    eventId,
    pupils: [...pupils],
    ...(team !== undefined && { team }),
  }));
}
