import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { DrawStages } from '#features/event-draws/public-draws/web/components/draw-of-event.tsx';
import { drawRefused } from '#features/event-draws/public-draws/web/components/page-states.tsx';
import { useDrawName } from '#features/event-draws/public-draws/web/hooks/use-draw-name.ts';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { LiveWords } from '../hooks/use-live-words.ts';
import { isDone } from '../lib/live-view.ts';
import { liveDrawQuery } from '../live.queries.ts';
import { useText } from '../live.text.ts';
import css from './live.module.css';

/**
 * The draw of one event with its standings and results: of the one that is chosen, else of that of the child in the address, else of the
 * first.
 */
export function DrawsTab({ words }: { readonly words: LiveWords }) {
  const t = useText();
  const eventName = useEventName();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const { snapshot } = words;
  const drawn = snapshot.events.filter((event) => event.state !== 'none');
  const wanted = params.get('draw') ?? params.get('event');
  const named = drawn.find(({ id }) => String(id) === wanted) ?? drawn[0];
  if (!named) {
    return isDone(snapshot) ? (
      <EmptyState title={t.noDrawsOver} text={t.notPublishedText} />
    ) : (
      <EmptyState title={t.noDraws} text={t.noDrawsText} />
    );
  }
  const choose = (event: string) =>
    setParams(
      (before) => {
        // `event` is that of the child whose card is on top.
        before.set('draw', event);
        before.delete('stage');
        return before;
      },
      { replace: true, state },
    );
  return (
    <div className={css.draws}>
      {drawn.length > 1 ? (
        <SelectField
          name="event"
          label={t.event}
          value={String(named.id)}
          onChange={({ target }) => choose(target.value)}
          options={drawn.map((event) => ({ value: String(event.id), label: eventName(event) }))}
        />
      ) : null}
      <Draw key={named.id} id={snapshot.tournament.id} eventId={named.id} />
    </div>
  );
}

function Draw({ id, eventId }: { readonly id: number; readonly eventId: number }) {
  const format = useFormat();
  const nameOf = useDrawName();
  const query = useQuery(liveDrawQuery({ id, eventId }));
  return (
    <Loaded
      query={query}
      refused={drawRefused}
      placeholder={
        <div className={css.loading}>
          <Placeholder shape="row" count={5} />
        </div>
      }
    >
      {(data) => {
        const { tournament, event } = data;
        const facts = [
          nameOf(event),
          format.name(tournament.name),
          format.dayWithWeekday(tournament.eventDate),
        ];
        return <DrawStages data={data} heading={format.facts(facts)} />;
      }}
    </Loaded>
  );
}
