import { useQuery } from '@tanstack/react-query';
import CircleUser from 'lucide-react/icons/circle-user-round';
import { type Session, useSession } from '#features/accounts/web/lib/session.ts';
import { RatingCard } from '#features/my-page/web/components/rating-card.tsx';
import { profileQuery } from '#features/my-page/web/lib/profile.ts';
import { isUnread } from '#platform/web/api/read.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../registration.text.ts';
import css from './own-rating.module.css';

interface Props {
  /** False below the form: a line above it says who it is and leads to My Page. */
  readonly isOnTop: boolean;
}

/** For a signed-in person: their own rating. */
export function OwnRating({ isOnTop }: Props) {
  const { data } = useSession();
  return data?.account ? <Rating account={data.account} isOnTop={isOnTop} /> : null;
}

function Rating({
  account,
  isOnTop,
}: Props & { readonly account: NonNullable<Session['account']> }) {
  const t = useText();
  const query = useQuery(profileQuery);
  return (
    <div className={css.own}>
      {isOnTop ? (
        <p className={css.name}>
          {account.demo ? t.inDemo(account.name) : t.alreadyHere(account.name)}
        </p>
      ) : null}
      {isUnread(query) ? null : <RatingCard profile={query.data} withReasons />}
      {isOnTop ? (
        <LinkButton full to="/my-page" icon={<CircleUser />}>
          {t.myPageTitle}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** For a signed-in person: what registering here would do. */
export function RegisterOther() {
  const t = useText();
  const account = useSession().data?.account;
  const unsent = useOutbox().length;
  if (!account) return null;
  return (
    <Section
      heading={account.demo ? t.registerInDemo : t.registerOther}
      text={account.demo ? t.registerInDemoText : t.registerOtherText}
    >
      {unsent > 0 ? <InlineNotice tone="warning">{t.unsentOnRegister(unsent)}</InlineNotice> : null}
    </Section>
  );
}
