import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { checkInPupils, type SchoolDay, schoolQuery } from '../my-day.queries.ts';
import { useText } from '../my-day.text.ts';

interface Props {
  readonly groupId: number;
  readonly day: SchoolDay;
  /** Those who are not checked in yet. */
  readonly people: SchoolDay['people'];
}

/** The teacher checks in everybody of the school at once, by name (next.md, C2). */
export function AllPresent({ groupId, day: { tournamentId }, people }: Props) {
  const t = useText();
  const format = useFormat();
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => checkInPupils({ params: { groupId }, body: { tournamentId } }),
    reads: ['entries'],
    inBackground: true,
    words: t,
    onSuccess: ({ school }) => {
      client.setQueryData(schoolQuery(groupId).queryKey, school);
      notify({ title: t.allPresentDone });
    },
    onRefusal: ({ code, details }) => {
      if (code !== 'TOO_EARLY' || !details?.opensAt) return false;
      notify({
        title: t.failedTitle,
        description: t.tooEarly(format.dateTime(String(details.opensAt))),
      });
      return true;
    },
  });
  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={() => setAsked(true)}>
        {t.allPresent(people.length)}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t.allPresentTitle(people.length)}
        confirmLabel={t.allPresent(people.length)}
        onConfirm={() => {
          setAsked(false);
          void submit();
        }}
        onCancel={() => setAsked(false)}
      >
        {t.allPresentText(people.map(({ name }) => name).join(t.joint))}
      </ConfirmDialog>
    </>
  );
}
