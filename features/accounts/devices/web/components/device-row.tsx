import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { DEVICE_READS, type Device, signOut } from '../devices.queries.ts';
import { useText } from '../devices.text.ts';

/** One device, when it was last used, and the button that signs it out. */
export function DeviceRow({ device }: { readonly device: Device }) {
  const t = useText();
  const format = useFormat();
  const name = device.name || t.unknownDevice;
  const Icon = /iPhone|Android/.test(name) ? Smartphone : Monitor;
  return (
    <ListRow
      start={<Icon aria-hidden="true" />}
      title={name}
      text={t.seen(format.dateTime(device.lastSeenAt), device.address)}
      end={
        device.current ? (
          <Badge tone="green">{t.thisDevice}</Badge>
        ) : (
          <SignOut id={device.id} name={name} />
        )
      }
    />
  );
}

function SignOut({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => signOut({ params: { id } }),
    reads: DEVICE_READS,
    words: t,
    onSuccess: () => notify({ title: t.signedOut }),
  });
  return (
    <>
      <Button variant="secondary" aria-label={t.signOutName(name)} onClick={() => setAsking(true)}>
        {t.signOut}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.signOutTitle(name)}
        confirmLabel={t.signOut}
        danger
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.signOutText}
      </ConfirmDialog>
    </>
  );
}
