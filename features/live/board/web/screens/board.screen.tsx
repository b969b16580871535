import { useParams } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { useOldSince } from '#platform/web/offline/use-old-since.ts';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { isUnknown, LiveFrame } from '../../../web/components/live-frame.tsx';
import { useLive } from '../../../web/hooks/use-live.ts';
import { useLiveWords } from '../../../web/hooks/use-live-words.ts';
import type { LiveSnapshot } from '../../../web/live.queries.ts';
import { useText } from '../board.text.ts';
import { Board } from '../components/board.tsx';

/** The screen on the wall of the hall, for everybody (next.md, C7). */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useLive(id);
  const oldSince = useOldSince(query);
  if (!query.data || isUnknown(query.error)) {
    return (
      <LiveFrame id={id} title={t.title} query={query}>
        {() => null}
      </LiveFrame>
    );
  }
  return <Shown snapshot={query.data} oldSince={oldSince} />;
}

function Shown({
  snapshot,
  oldSince,
}: {
  readonly snapshot: LiveSnapshot;
  readonly oldSince: string | null;
}) {
  const t = useText();
  const format = useFormat();
  const words = useLiveWords(snapshot);
  const { labelled } = useJoined();
  return (
    <Frame title={labelled(t.title, format.name(snapshot.tournament.name))} hideHeading>
      <Board words={words} oldSince={oldSince} />
    </Frame>
  );
}
