import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { isKnown } from '#features/day/handshake/web/handshake.queries.ts';
import { useMatchWords } from '#features/day/handshake/web/hooks/use-match-words.ts';
import { DeskFrame } from '#features/day/web/components/desk-frame.tsx';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import css from '../components/link-desk.module.css';
import { type OffMatch, OffMatchNotice } from '../components/off-match.tsx';
import { handOver, linksQuery } from '../link-desk.queries.ts';
import { useText } from '../link-desk.text.ts';

// With the decoder of QR codes.
const Camera = lazyComponent(async () => (await import('../components/camera.tsx')).Camera);

/** Takes results from devices without a connection: by camera, or as text where there is none (next.md, C6). */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(linksQuery(id));
  return (
    <DeskFrame
      id={id}
      title={t.scanTitle}
      query={query}
      back={{ to: `/organizer/tournaments/${id}/day`, label: t.backToDay }}
    >
      {() => <Scan id={id} />}
    </DeskFrame>
  );
}

/** What every code of ours begins with. */
const OURS = /^RD\d\./;

function Scan({ id }: { readonly id: number }) {
  const t = useText();
  const platform = usePlatformText();
  const client = useQueryClient();
  const words = useMatchWords();
  const [taken, setTaken] = useState<string | null>(null);
  const [isForeign, setIsForeign] = useState(false);
  const [off, setOff] = useState<OffMatch | null>(null);
  const [typed, setTyped] = useState('');
  // The camera sees a code many times: each is sent once, and again only by hand.
  const seen = useRef<string | null>(null);
  const { submit, isPending, failure, reset } = useSubmit({
    send: (code: string) => handOver({ params: { id }, body: { code } }),
    words: t,
    onRefusal: ({ code, details }, scanned) => {
      if (code !== 'MATCH_OFF') return false;
      setOff({ code: scanned, details: details as unknown as OffMatch['details'] });
      return true;
    },
    onSuccess: ({ match }) => {
      const names = words.names(match);
      const result = match.result?.result.replace('-', '–') ?? '';
      if (isKnown(match)) setTaken(t.takenText(`${names.player1} – ${names.player2}`, result));
      setTyped('');
      void client.invalidateQueries({ queryKey: ['organizer'] });
    },
  });
  const take = (code: string) => {
    if (code === seen.current || isPending) return;
    seen.current = code;
    setIsForeign(!OURS.test(code));
    setOff(null);
    reset();
    if (OURS.test(code)) void submit(code);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    seen.current = null;
    take(typed.trim());
  };
  const sendAgain = () => {
    if (seen.current !== null) void submit(seen.current);
  };
  if (taken !== null) {
    return (
      <>
        <div role="status">
          <InlineNotice tone="success" title={t.taken}>
            <bdi>{taken}</bdi>
          </InlineNotice>
        </div>
        <Button full onClick={() => setTaken(null)}>
          {t.scanNext}
        </Button>
      </>
    );
  }
  return (
    <>
      <Camera
        onCode={take}
        fallback={<Spinner />}
        errorFallback={(retry) => <LoadFailure error={null} onRetry={retry} />}
      />
      <p role="status">{isPending ? t.reading : null}</p>
      {failure ? (
        <Button full onClick={sendAgain}>
          {platform.tryAgain}
        </Button>
      ) : null}
      {off ? <OffMatchNotice id={id} off={off} /> : null}
      {isForeign ? <InlineNotice tone="error" title={t.notOurs} /> : null}
      <form className={css.stack} onSubmit={send}>
        <TextField
          name="code"
          label={t.typed}
          hint={t.typedHint}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" disabled={typed.trim() === ''} busy={isPending}>
          {t.take}
        </Button>
      </form>
    </>
  );
}
