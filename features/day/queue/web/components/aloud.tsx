import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { aloudText } from '../lib/aloud.ts';
import type { QueueCourt, QueueMatch } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import css from './queue.module.css';

interface Props {
  readonly view: QueueView;
  readonly court: QueueCourt;
  readonly match: QueueMatch;
}

/** What the desk reads out for a match that is called to a court; nothing while a side is unknown. */
export function AloudWords({ view, court, match }: Props) {
  const t = useText();
  const format = useFormat();
  const words = aloudText(match, t, {
    court: view.courtName(court.id),
    match: view.place(match),
    name: format.name,
  });
  return words ? <p className={css.aloud}>{words}</p> : null;
}

interface AloudProps extends Props {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The words of a called match on the card of its court, behind one tap. */
export function Aloud({ isOpen, onOpen, ...called }: AloudProps) {
  const t = useText();
  const name = called.view.courtName(called.court.id);
  if (called.view.queue.isClosed) return null;
  return (
    <>
      {isOpen ? <AloudWords {...called} /> : null}
      <div>
        <Button
          variant="quiet"
          aria-label={(isOpen ? t.hideAloudOf : t.aloudOf)(name)}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? t.hideAloud : t.aloud}
        </Button>
      </div>
    </>
  );
}
