import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { orderPupils, type Roster, rosterSaved } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';

/**
 * The order of strength while it is changed: `move` shows another order, `save` sends the one that is shown. What the
 * server says replaces it; after a failure the list is that of the server again.
 */
export function useOrder(roster: Roster) {
  const t = useText();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const { submit } = useSubmit({
    send: (pupils: readonly string[]) =>
      orderPupils({ params: { id: roster.groupId }, body: { pupils: [...pupils] } }),
    // Several moves in a row are sent one after the other.
    queue: `roster order ${roster.groupId}`,
    words: t,
    onSuccess: (saved, sent) => {
      rosterSaved(saved);
      setOrder((now) => (now === sent ? null : now));
    },
  });
  const places = new Map(order?.map((id, at) => [id, at]));
  const placeOf = (id: string) => places.get(id) ?? places.size;
  const pupils = order
    ? roster.pupils.toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
    : roster.pupils;
  const move = (id: string, to: number) =>
    setOrder((now) => {
      const ids = (now ?? roster.pupils.map((pupil) => pupil.id)).filter((one) => one !== id);
      return ids.toSpliced(to, 0, id);
    });
  const save = async () => {
    if (order && (await submit(order)) === null) setOrder((now) => (now === order ? null : now));
  };
  return { pupils, move, save: () => void save() };
}
