import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
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
  const query = useQuery(statusQuery);
  return (
    <Section heading={t.heading} text={t.text}>
      <Loaded query={query} shape="line" count={1}>
        {({ onSince, codesLeft }) => (
          <>
            <p>
              {onSince
                ? format.facts([t.on(format.dateTime(onSince)), t.codesLeft(codesLeft)])
                : t.off}
            </p>
            <LinkButton full variant="secondary" to="/account/second-factor" icon={<ShieldCheck />}>
              {onSince ? t.manage : t.setUp}
            </LinkButton>
          </>
        )}
      </Loaded>
    </Section>
  );
}
