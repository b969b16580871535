import { TextField } from '#platform/web/ui/text-field.tsx';
import type { TeamField, TeamNames } from '../hooks/use-team-names.ts';
import { useText } from '../teams.text.ts';

interface Props {
  readonly eventId: number;
  readonly teams: TeamNames;
  readonly disabled: boolean;
}

/** The name of the team that enters an event; nothing where the event is for players. */
export function TeamNameField(props: Props) {
  const team = props.teams.of(props.eventId);
  return team ? <Field {...props} team={team} /> : null;
}

/** Its words are loaded only where there is a team. */
function Field({ eventId, teams, team, disabled }: Props & { readonly team: TeamField }) {
  const t = useText();
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
