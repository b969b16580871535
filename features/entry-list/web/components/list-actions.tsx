import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { eventsQuery, exportEntries } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import { AddPeople } from './add-people.tsx';
import css from './entry-list.module.css';
import { ExportButton } from './export-button.tsx';
import { WriteToAll } from './write-to-all.tsx';

/** The organizer's actions on the whole list. */
export function ListActions({ id }: { readonly id: number }) {
  const t = useText();
  const { data } = useQuery(eventsQuery(id));
  const hasTeams = data?.events.some(({ eventType }) => eventType === 'Team') ?? false;
  const [open, setOpen] = useState<'write' | 'add' | null>(null);
  return (
    <div className={css.actions}>
      <Button
        variant="secondary"
        icon={<Mail aria-hidden="true" />}
        onClick={() => setOpen('write')}
      >
        {t.write}
      </Button>
      <Button
        variant="secondary"
        icon={<UserPlus aria-hidden="true" />}
        onClick={() => setOpen('add')}
      >
        {t.add}
      </Button>
      <ExportButton id={id} read={exportEntries} />
      <LinkButton
        variant="secondary"
        icon={<Printer aria-hidden="true" />}
        to={`/organizer/tournaments/${id}/print`}
      >
        {t.print}
      </LinkButton>
      {hasTeams ? (
        <LinkButton
          variant="secondary"
          icon={<Users aria-hidden="true" />}
          to={`/organizer/tournaments/${id}/squads`}
        >
          {t.squadsTitle}
        </LinkButton>
      ) : null}
      <WriteToAll id={id} open={open === 'write'} onClose={() => setOpen(null)} />
      <AddPeople id={id} open={open === 'add'} onClose={() => setOpen(null)} />
    </div>
  );
}
