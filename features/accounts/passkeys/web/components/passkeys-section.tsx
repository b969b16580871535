import { useQuery } from '@tanstack/react-query';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useSession } from '../../../web/lib/session.ts';
import { type Passkey, passkeysQuery } from '../passkeys.queries.ts';
import { useText } from '../passkeys.text.ts';
import { ChangePasskey } from './change-passkey.tsx';

/** The account's passkeys, and the link that adds another one. */
export function PasskeysSection() {
  const t = useText();
  const verified = useSession().data?.account?.emailVerified;
  const query = useQuery(passkeysQuery);
  return (
    <Section heading={t.heading} text={t.text}>
      <Loaded query={query} shape="line" count={1}>
        {({ passkeys }) =>
          passkeys.length > 0 ? (
            <List label={t.heading}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </List>
          ) : (
            <p>{t.none}</p>
          )
        }
      </Loaded>
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
