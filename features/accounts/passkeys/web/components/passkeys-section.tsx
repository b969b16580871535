import { useQuery } from '@tanstack/react-query';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useSession } from '../../../web/lib/session.ts';
import { type Passkey, passkeysQuery } from '../passkeys.queries.ts';
import { useText } from '../passkeys.text.ts';
import { ChangePasskey } from './change-passkey.tsx';

/** The account's passkeys, and the link that adds another one. */
export function PasskeysSection() {
  const t = useText();
  const verified = useSession().data?.account?.emailVerified;
  const { data, error, fetchStatus, refetch } = useQuery(passkeysQuery);
  const failed = !data && (error || fetchStatus === 'paused');
  const passkeys = data?.passkeys ?? [];
  return (
    <Section heading={t.heading} text={t.text}>
      {failed ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !failed ? <Skeleton /> : null}
      {passkeys.length > 0 ? (
        <List label={t.heading}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </List>
      ) : null}
      {data && passkeys.length === 0 ? <p>{t.none}</p> : null}
      {verified ? (
        <LinkButton full variant="secondary" to="/account/passkey" icon={<Fingerprint />}>
          {t.add}
        </LinkButton>
      ) : (
        <p>{t.confirmFirst}</p>
      )}
    </Section>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const t = useText();
  const format = useFormat();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <ListRow
      start={<Fingerprint aria-hidden="true" />}
      title={name}
      text={lastUsedAt ? t.used(format.dateTime(lastUsedAt)) : t.made(format.dateTime(createdAt))}
      end={<ChangePasskey passkey={passkey} />}
    />
  );
}
