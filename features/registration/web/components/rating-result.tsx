import PartyPopper from 'lucide-react/icons/party-popper';
import type { Result } from '#features/accounts/web/lib/registration-draft.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../registration.text.ts';
import css from './rating-result.module.css';

interface Props {
  readonly result: Result;
  /** Where the person was going before they registered. */
  readonly next: string | null;
}

/** Step 4: rate, rank and place, and the result of the team's code. */
export function RatingResult({ result: { rating, club, clubName }, next }: Props) {
  const t = useText();
  const platform = usePlatformText();
  return (
    <>
      <section className={css.result}>
        <span className={css.icon} aria-hidden="true">
          <PartyPopper />
        </span>
        <h2 className={css.cheer}>{t.congratulations}</h2>
        <p className={css.text}>{t.welcomeAboard}</p>
        <dl className={css.facts}>
          <div className={css.rate}>
            <dt>{t.yourRate}</dt>
            <dd>{t.points(rating.points)}</dd>
          </div>
          <div>
            <dt>{t.yourRank}</dt>
            <dd className={css.rank}>{rating.rank}</dd>
          </div>
          <div>
            <dt>{t.placement}</dt>
            <dd>{t.place(rating.place, rating.players)}</dd>
          </div>
        </dl>
      </section>
      {club === 'joined' && clubName ? (
        <InlineNotice tone="success">{t.clubJoined(clubName)}</InlineNotice>
      ) : null}
      {club === 'asked' && clubName ? (
        <InlineNotice title={t.clubAsked(clubName)}>{t.clubAskedText}</InlineNotice>
      ) : null}
      {club === 'full' && clubName ? (
        <InlineNotice tone="warning" title={t.clubFull(clubName)}>
          {t.clubFullText}
        </InlineNotice>
      ) : null}
      {club === 'unknown-code' ? (
        <InlineNotice tone="warning" title={t.clubUnknown}>
          {t.clubUnknownText}
        </InlineNotice>
      ) : null}
      {next ? (
        <LinkButton full to={next}>
          {t.carryOn}
        </LinkButton>
      ) : null}
      <LinkButton full variant={next ? 'secondary' : 'primary'} to="/">
        {platform.returnHome}
      </LinkButton>
    </>
  );
}
