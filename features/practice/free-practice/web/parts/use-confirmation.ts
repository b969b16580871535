import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 } from 'uuid';
import { notify } from '#platform/web/notify/notify.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { useWrite, warn } from '../../../records/web/parts/use-write.ts';
import { matchesChanged } from '../../../scorecard/web/scorecard.queries.ts';
import { confirmMatches, freeMatchesQuery } from '../free-practice.queries.ts';
import { useText } from '../free-practice.text.ts';
import type { DraftRow } from './draft-rows.ts';

/** Puts the list into the records and goes home. What still waits on the phone is sent first. */
export function useConfirmation(rows: readonly DraftRow[]) {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { busy, write } = useWrite();
  const [sending, setSending] = useState(false);
  // One id for one list: a confirmation whose answer was lost is the same one when it is sent again.
  const attempt = useRef({ list: '', writeId: '' });

  const confirm = async () => {
    const matchIds = rows.map(({ id }) => id);
    setSending(true);
    const sent = await everythingSent(matchIds);
    setSending(false);
    if (!sent) return warn(t.waitingTitle, t.waitingText);
    const list = matchIds.join();
    if (attempt.current.list !== list) attempt.current = { list, writeId: v7() };
    const { writeId } = attempt.current;
    const answer = await write(() => confirmMatches({ body: { writeId, matchIds } }));
    if (!answer) return;
    if (!answer.ok) {
      warn(t.nothingTitle, t.nothingText);
      return queries.invalidateQueries({ queryKey: freeMatchesQuery.queryKey });
    }
    notify({ title: t.confirmedTitle, description: t.confirmedText(answer.data.saved) });
    queries.setQueryData(freeMatchesQuery.queryKey, []);
    void matchesChanged();
    navigate('/');
  };
  return { confirm: () => void confirm(), busy: busy || sending };
}

/** Sends what waits of these matches; false when something is left. */
async function everythingSent(matchIds: readonly string[]): Promise<boolean> {
  const waiting = () => outbox.current().some(({ lane }) => matchIds.includes(lane));
  if (waiting()) await outbox.flush();
  return !waiting();
}
