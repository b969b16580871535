import { useTakenOver } from '#platform/web/navigation/taken-over.ts';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { Score } from '../../../web/components/results-tab.tsx';
import type { LiveWords } from '../../../web/hooks/use-live-words.ts';
import type { LiveMatch } from '../../../web/live.queries.ts';
import { useText } from '../board.text.ts';
import { besideOf, isFresh } from '../lib/board-pages.ts';
import css from './beside.module.css';

const QrCode = lazyComponent(async () => (await import('#platform/web/ui/qr-code.tsx')).QrCode);

interface Props {
  readonly words: LiveWords;
  readonly at: number;
}

/** Beside the pages, always in sight: the calls, else the last results, and the way to the phone. */
export function Beside({ words, at }: Props) {
  const t = useText();
  // The address is the browser's.
  const isTakenOver = useTakenOver();
  const { kind, matches } = besideOf(words.snapshot);
  const { id } = words.snapshot.tournament;
  return (
    <aside className={css.beside}>
      {matches.length === 0 ? null : (
        <>
          <h2 className={css.heading}>{kind === 'calls' ? t.calls : t.latest}</h2>
          <ul className={css.list}>
            {matches
              .slice(0, 8)
              .map((match) =>
                kind === 'calls' ? (
                  <Call key={match.key} words={words} match={match} at={at} />
                ) : (
                  <Result key={match.key} words={words} match={match} />
                ),
              )}
          </ul>
        </>
      )}
      <div className={css.scan}>
        <div className={css.code}>
          {isTakenOver ? (
            <QrCode value={`${location.origin}/live/${id}`} label={t.scanLabel} />
          ) : null}
        </div>
        <p>{t.scan}</p>
      </div>
    </aside>
  );
}

function Call({ words, match, at }: Props & { readonly match: LiveMatch }) {
  const t = useText();
  return (
    <li className={css.call} data-fresh={isFresh(match, at)}>
      <p className={css.court}>
        <bdi>{words.courtName(match.courtId)}</bdi>
        {match.calledAgainAt ? <span className={css.second}>{t.second}</span> : null}
      </p>
      <Names words={words} match={match} />
    </li>
  );
}

function Result({ words, match }: Pick<Props, 'words'> & { readonly match: LiveMatch }) {
  return (
    <li className={css.result}>
      <Names words={words} match={match} />
      <p className={css.score}>
        <Score match={match} />
      </p>
    </li>
  );
}

function Names({ words, match }: Pick<Props, 'words'> & { readonly match: LiveMatch }) {
  const { eventId, player1Id, player2Id, result } = match;
  return [player1Id, player2Id].map((id, at) => (
    <p
      key={at === 0 ? 'one' : 'other'}
      className={css.name}
      data-won={id !== null && result?.winnerId === id}
    >
      <bdi>{words.sideName(eventId, id)}</bdi>
    </p>
  ));
}
