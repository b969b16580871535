import { useQuery } from '@tanstack/react-query';
import Undo from 'lucide-react/icons/undo-2';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { withdrawalsQuery } from '../withdrawing.queries.ts';
import { useText } from '../withdrawing.text.ts';

/** On the page of a closed event: how many ask to withdraw, and the way to decide. */
export function WithdrawalsLink({
  params,
}: {
  readonly params: { readonly id: number; readonly eventId: number };
}) {
  const t = useText();
  const { data } = useQuery(withdrawalsQuery(params));
  const asked = data?.entrants.filter(({ request }) => request?.state === 'asked').length ?? 0;
  return (
    <CardLink
      to={`/organizer/tournaments/${params.id}/events/${params.eventId}/withdraw`}
      icon={<Undo />}
      title={t.link}
      text={asked > 0 ? t.linkAsked(asked) : t.linkText}
    />
  );
}
