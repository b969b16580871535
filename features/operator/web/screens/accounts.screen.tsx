import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import css from '../components/console.module.css';
import { Console } from '../components/console.tsx';
import { Feed } from '../components/feed.tsx';
import { ResetFactor } from '../components/reset-factor.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { Suspension } from '../components/suspension.tsx';
import {
  type Account,
  accountsQuery,
  reinstateAccount,
  suspendAccount,
} from '../operator.queries.ts';
import { useText } from '../operator.text.ts';

/** Everybody who can log in. */
export function Screen() {
  const t = useText();
  const [q, setQ] = useState('');
  const query = useInfiniteQuery(accountsQuery(q));
  return (
    <Console section="accounts">
      <SearchBox hint={t.searchAccounts} onSearch={setQ} />
      <Feed
        label={t.accounts}
        query={query}
        items={query.data?.pages.flatMap((page) => page.accounts)}
        empty={{ title: t.nothingFound }}
        searched={q !== ''}
      >
        {(account) => <AccountCard key={account.id} account={account} />}
      </Feed>
    </Console>
  );
}

function AccountCard({ account }: { readonly account: Account }) {
  const t = useText();
  const format = useFormat();
  const { id, name } = account;
  const own = useSession().data?.account?.id === id;
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <h2 className={css.name}>{name}</h2>
        <span className={css.badges}>
          {account.suspended ? <Badge tone="red">{t.suspended}</Badge> : null}
          {account.secondFactor ? <Badge tone="green">{t.twoSteps}</Badge> : null}
          {account.operator ? <Badge tone="purple">{t.operator}</Badge> : null}
          {account.organizerId ? <Badge tone="blue">{t.organizer}</Badge> : null}
        </span>
      </div>
      <p className={css.text}>{account.email}</p>
      {account.organizerId ? (
        <p className={css.small}>
          {format.facts([account.organizerId, format.name(account.organizationName ?? '')])}
        </p>
      ) : null}
      {own ? null : (
        <div className={css.actions}>
          {account.operator ? null : (
            <Suspension
              name={name}
              suspended={account.suspended}
              question={t.suspendAccountTitle(name)}
              consequence={t.suspendAccountText}
              suspend={(reason) => suspendAccount({ params: { id }, body: { reason } })}
              reinstate={() => reinstateAccount({ params: { id } })}
            />
          )}
          {account.operator || account.secondFactor ? <ResetFactor account={account} /> : null}
        </div>
      )}
    </Card>
  );
}
