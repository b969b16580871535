import { useQuery } from '@tanstack/react-query';
import { Section } from '#platform/web/ui/section.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { joiningQuery } from '../joining.queries.ts';
import { useText } from '../joining.text.ts';
import { JoinRequest } from './join-request.tsx';
import css from './joining.module.css';

/** The people who wait for an answer, above the rest of the group; nothing if nobody waits. */
export function JoinRequests({ groupId }: { readonly groupId: number }) {
  const t = useText();
  const { data } = useQuery(joiningQuery(groupId));
  if (!data || data.requests.length === 0) return null;
  return (
    <Section heading={t.requestsTitle} text={t.requestsText} card>
      <UnmarkedList className={css.requests} aria-label={t.requests}>
        {data.requests.map((request) => (
          <JoinRequest key={request.id} groupId={groupId} request={request} />
        ))}
      </UnmarkedList>
    </Section>
  );
}
