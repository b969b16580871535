import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import {
  type CourtLinks,
  issueLinks,
  type Links,
  linksQuery,
  type MadeLink,
  revokeLink,
} from '../link-desk.queries.ts';
import { useText } from '../link-desk.text.ts';

/** Making and ending the links of courts. Their addresses are given once, and live as long as the screen. */
export function useLinks(id: number) {
  const t = useText();
  const client = useQueryClient();
  const [made, setMade] = useState<readonly MadeLink[]>([]);
  const show = (links: Links) => client.setQueryData(linksQuery(id).queryKey, links);
  const making = useSubmit({
    send: (courts: readonly CourtLinks[]) => {
      const named = courts.map(({ courtId, link }) => ({ courtId, seenLinkId: link?.id ?? null }));
      return issueLinks({ params: { id }, body: { courts: named } });
    },
    reads: ['organizer'],
    readsAfter: 'attempt',
    inBackground: true,
    words: t,
    onSuccess: ({ made: fresh, links }) => {
      show(links);
      setMade((before) => [
        ...before.filter(({ courtId }) => !fresh.some((one) => one.courtId === courtId)),
        ...fresh,
      ]);
    },
  });
  const ending = useSubmit({
    send: (linkId: string) => revokeLink({ params: { id, linkId } }),
    reads: ['organizer'],
    inBackground: true,
    words: t,
    onSuccess: ({ links }) => {
      show(links);
      notify({ title: t.ended });
    },
  });
  return {
    make: making.submit,
    end: ending.submit,
    isPending: making.isPending || ending.isPending,
    /** Those of the links that open a court now. */
    madeOf: ({ courts }: Links) =>
      courts.flatMap(({ link }) => made.filter(({ linkId }) => linkId === link?.id)),
  };
}
