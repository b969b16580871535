import { useParams } from 'react-router';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import css from '../components/court.module.css';
import { CourtBody } from '../components/court-body.tsx';
import { UnsentResult } from '../components/unsent-result.tsx';
import { useText } from '../court-links.text.ts';
import { useCourtWords } from '../hooks/use-court-words.ts';
import { useLink } from '../hooks/use-link.ts';

/** The device of a court, or of a paper slip: opened by a link, without an account (next.md, C9 screen 5). */
export function Screen() {
  const { token = '' } = useParams();
  return <Opened key={token} token={token} />;
}

function Opened({ token }: { readonly token: string }) {
  const t = useText();
  const format = useFormat();
  const link = useLink(token);
  const { device, isEnded, query } = link;
  const words = useCourtWords(device ?? { sport: 'unspecified', events: [] });
  const name = device?.kind === 'court' && device.court ? words.court(device.court.name) : null;
  return (
    <div className={css.court}>
      <div className={css.top}>
        <LanguageSwitch />
      </div>
      <Frame
        title={name ?? t.slipTitle}
        heading={<bdi>{name ?? t.slipTitle}</bdi>}
        subtitle={device ? <bdi>{format.name(device.tournamentName)}</bdi> : null}
      >
        {/* The address opens the court: no search engine and no other site learns it. */}
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        {isEnded ? (
          <Ended token={token} link={link} />
        ) : (
          <Loaded query={query} shape="card" count={2}>
            {(opened) => (
              <PlayedSport value={opened.sport}>
                <CourtBody token={token} device={opened} link={link} />
              </PlayedSport>
            )}
          </Loaded>
        )}
      </Frame>
    </div>
  );
}

interface EndedProps {
  readonly token: string;
  readonly link: ReturnType<typeof useLink>;
}

/** The link opens nothing any more. What was entered with it and has not arrived is shown until somebody at the desk has seen it. */
function Ended({ token, link: { device, pending } }: EndedProps) {
  const t = useText();
  return (
    <>
      <InlineNotice tone="error" title={t.endedTitle}>
        {t.endedText}
      </InlineNotice>
      {device && pending.length > 0 ? (
        <>
          <p>{t.endedUnsent}</p>
          {pending.map((one) => (
            <UnsentResult
              key={one.entry.id}
              token={token}
              device={device}
              pending={one}
              isAgreed={false}
              onCorrect={null}
            />
          ))}
        </>
      ) : null}
    </>
  );
}
