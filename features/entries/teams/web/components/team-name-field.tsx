import { TextField } from '#platform/web/ui/text-field.tsx';
import type { TeamNames } from '../hooks/use-team-names.ts';
import { useText } from '../teams.text.ts';

interface Props {
  readonly eventId: number;
  readonly teams: TeamNames;
  readonly disabled: boolean;
}

/** The name of the team that enters an event; nothing where the event is for players. */
export function TeamNameField({ eventId, teams, disabled }: Props) {
  const t = useText();
  const team = teams.of(eventId);
  if (!team) return null;
  return (
    <TextField
      name={team.input}
      label={t.name}
      hint={t.nameHint}
      error={team.error ? t.errors[team.error] : undefined}
      value={team.name}
      disabled={disabled}
      onChange={(event) => teams.change(eventId, event.target.value)}
      autoComplete="organization"
      required
    />
  );
}
