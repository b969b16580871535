import { useQuery } from '@tanstack/react-query';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { PrivateLink } from '../../../web/components/private-link.tsx';
import { PayForForm } from '../components/pay-for-form.tsx';
import { RequestFacts } from '../components/request-facts.tsx';
import { WaitingFor } from '../components/waiting-for.tsx';
import { useSecret } from '../hooks/use-secret.ts';
import { type PaymentRequest, requestQuery } from '../pay-for.queries.ts';
import { useText } from '../pay-for.text.ts';

/** How often the outcome is read while a payment is under way, in milliseconds. */
const WHILE_OPEN = 4000;

/** Paying for somebody by a link, without an account: what is to be paid, for whom, and until when. */
export function Screen() {
  const t = useText();
  const secret = useSecret();
  const query = useQuery({
    ...requestQuery(secret),
    enabled: secret !== '',
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? WHILE_OPEN : false),
  });
  return (
    <PrivateLink
      secret={secret}
      query={query}
      words={{
        title: t.title,
        tooMany: t.tooMany,
        old: { title: t.oldTitle, text: t.oldText },
        unknown: { title: t.unknownTitle, text: t.unknownText },
      }}
    >
      {(request) => (
        <>
          <RequestFacts request={request} />
          <Next secret={secret} request={request} />
        </>
      )}
    </PrivateLink>
  );
}

function isUnderWay(request: PaymentRequest | undefined): boolean {
  return request?.state === 'pending' || request?.state === 'waiting';
}

interface Props {
  readonly secret: string;
  readonly request: PaymentRequest;
}

/** What is to be done, or what has become of it. */
function Next({ secret, request }: Props) {
  const t = useText();
  switch (request.state) {
    case 'due':
      return <PayForForm secret={secret} request={request} />;
    case 'waiting':
      return <WaitingFor secret={secret} request={request} />;
    case 'pending':
      return <InlineNotice>{t.pending}</InlineNotice>;
    case 'paid':
      return (
        <InlineNotice tone="success" title={t.paidTitle}>
          {t.paidText}
        </InlineNotice>
      );
    case 'ended':
      return <InlineNotice title={t.endedTitle}>{t.endedText}</InlineNotice>;
    case 'gone':
      return (
        <InlineNotice tone="warning" title={t.goneTitle}>
          {t.goneText}
        </InlineNotice>
      );
  }
}
