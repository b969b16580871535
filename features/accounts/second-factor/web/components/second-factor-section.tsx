import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useSession } from '../../../web/lib/session.ts';
import { statusQuery } from '../second-factor.queries.ts';
import { useText } from '../second-factor.text.ts';

/** The second step of the login in a person's settings: required of operators, offered to organizers. */
export function SecondFactorSection() {
  const account = useSession().data?.account;
  const { data } = useQuery(statusQuery);
  const offered = account?.roles.includes('organizer') || account?.awaitsSecondFactor;
  return offered || data?.onSince ? <Offered /> : null;
}

function Offered() {
  const t = useText();
  const format = useFormat();
  const { data, error, fetchStatus, refetch } = useQuery(statusQuery);
  const failed = !data && (error || fetchStatus === 'paused');
  const state = data?.onSince
    ? format.facts([t.on(format.dateTime(data.onSince)), t.codesLeft(data.codesLeft)])
    : t.off;
  return (
    <Section heading={t.heading} text={t.text}>
      {failed ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !failed ? <Skeleton /> : null}
      {data ? (
        <>
          <p>{state}</p>
          <LinkButton full variant="secondary" to="/account/second-factor" icon={<ShieldCheck />}>
            {data.onSince ? t.manage : t.setUp}
          </LinkButton>
        </>
      ) : null}
    </Section>
  );
}
