import { useState } from 'react';
import { LONGEST_NAME } from '#features/matches/matches.vocabulary.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { ExternalMember } from '../../../league/web/components/external-member.tsx';
import { useText } from '../knockout.text.ts';

interface Props {
  readonly onAdd: (name: string, club: string) => void;
}

/** "Add External Member", with the visitor's school where it is known. */
export function VisitorForm({ onAdd }: Props) {
  const t = useText();
  // It stays for the next guest, who is likely from the same school.
  const [club, setClub] = useState('');
  const add = (name: string) => {
    onAdd(name, club.trim());
    notify({ title: t.externalAdded(name) });
  };
  return (
    <ExternalMember onAdd={add}>
      <TextField
        name="externalMemberClub"
        label={t.externalClub}
        optional
        hint={t.externalClubHint}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={club}
        onChange={(event) => setClub(event.currentTarget.value)}
      />
    </ExternalMember>
  );
}
