import { useQueryClient } from '@tanstack/react-query';
import { edited, editOf } from '#domain/team-tie/edited-template.ts';
import { ORDER_RULES, SHORT_TEAM, type Template } from '#domain/team-tie/template.ts';
import { findTemplate, templatesOf } from '#domain/team-tie/templates.ts';
import { MOST_COURTS_AT_ONCE } from '#features/matches/ties/ties.vocabulary.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useOwnEdit } from '#platform/web/forms/use-own-edit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { OvertakenNotice } from '#platform/web/ui/overtaken-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { saveRules, type TieRules, tieRulesQuery } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';
import { PlayFields } from './play-fields.tsx';
import css from './tie.module.css';

interface Props {
  readonly params: { readonly id: number; readonly eventId: number };
  readonly rules: TieRules;
}

interface Typed extends Pick<TieRules, 'courtsAtOnce' | 'fileMinutes' | 'warnsOnly'> {
  readonly template: Template;
  /** Of the rubbers, as text. */
  readonly names: string;
}

function typedOf({ template, courtsAtOnce, fileMinutes, warnsOnly }: TieRules): Typed {
  return { template, names: namesOf(template), courtsAtOnce, fileMinutes, warnsOnly };
}

/** The fields of the organizer's copy, checked here by the same rules as on the server. */
export function RulesForm({ params, rules }: Props) {
  const t = useText();
  const client = useQueryClient();
  const own = useOwnEdit({ stored: typedOf(rules), version: rules.version });
  const { template, names, ...around } = own.value;
  const put = (changes: Partial<Typed>) => own.change({ ...own.value, ...changes });
  const edit = { ...editOf(template), rubbers: names.split(/[\s,、，]+/).filter(Boolean) };
  const base = findTemplate(template.id) ?? template;
  const checked = edited(base, edit);
  const { submit, isPending } = useSubmit({
    send: (_sent: Typed) => {
      const { rubbers, wins, play, shortTeam } = edit;
      const body = { rubbers, wins, play, shortTeam, rules: [...edit.rules] };
      const about = { ...around, templateId: template.id, baseVersion: own.seen };
      return saveRules({ params, body: { ...body, ...about } });
    },
    reads: ['organizer', 'entries'],
    words: t,
    onSuccess: (saved, sent) => {
      client.setQueryData(tieRulesQuery(params).queryKey, saved.rules);
      own.saved(sent, saved.rules.version);
      notify({ title: t.rulesSaved });
    },
  });
  const change = (changes: Partial<Template>) => put({ template: { ...template, ...changes } });
  const begin = (id: string) => {
    const next = findTemplate(id);
    if (next) put({ template: next, names: namesOf(next) });
  };
  const refused = checked.ok ? null : checked.code;
  return (
    <>
      <p>{t.rulesText}</p>
      {rules.frozen > 0 ? <InlineNotice>{t.rulesFrozen(rules.frozen)}</InlineNotice> : null}
      <Section heading={t.formatOfTie} card>
        <SelectField
          name="template"
          label={t.template}
          value={template.id}
          options={templatesOf(rules.template.sport).map(({ id }) => ({
            value: id,
            label: id in t.templates ? t.templates[id as keyof typeof t.templates] : id,
          }))}
          onChange={({ target }) => begin(target.value)}
        />
        <TextField
          name="rubbers"
          label={t.rubberList}
          hint={template.letters ? t.lettersFixed : t.rubberListHint}
          value={names}
          readOnly={template.letters !== null}
          error={refused === 'RUBBERS' ? t.failures.RUBBERS : undefined}
          onChange={({ target }) => put({ names: target.value })}
        />
        <TextField
          name="wins"
          label={t.wins}
          inputMode="numeric"
          value={String(template.wins)}
          error={refused === 'WINS' ? t.failures.WINS : undefined}
          onChange={({ target }) => change({ wins: Number(target.value.replace(/\D/g, '')) })}
        />
        <PlayFields template={template} onChange={(play) => change({ play })} />
      </Section>
      <Section heading={t.orderRules} card>
        {ORDER_RULES.map((rule) => (
          <CheckboxField
            key={rule}
            name={rule}
            label={t.ruleNames[rule]}
            checked={template.rules.includes(rule)}
            onChange={({ target }) =>
              change({
                rules: ORDER_RULES.filter((one) =>
                  one === rule ? target.checked : template.rules.includes(one),
                ),
              })
            }
          />
        ))}
        <SelectField
          name="short-team"
          label={t.shortTeam}
          value={template.shortTeam}
          options={SHORT_TEAM.map((value) => ({ value, label: t.shortTeams[value] }))}
          onChange={({ target }) =>
            change({ shortTeam: SHORT_TEAM.find((one) => one === target.value) ?? 'any' })
          }
        />
        <CheckboxField
          name="warns-only"
          label={t.warnOnly}
          hint={t.warnOnlyHint}
          checked={around.warnsOnly}
          onChange={({ target }) => put({ warnsOnly: target.checked })}
        />
      </Section>
      <Section heading={t.deskTitle} card>
        <SelectField
          name="file-minutes"
          label={t.fileMinutes}
          value={String(around.fileMinutes)}
          options={minutesWith(around.fileMinutes).map((minutes) => ({
            value: String(minutes),
            label: `${minutes} ${t.minutes}`,
          }))}
          onChange={({ target }) => put({ fileMinutes: Number(target.value) })}
        />
        <SelectField
          name="courts"
          label={t.courtsAtOnce[courtKind(rules.template.sport)]}
          value={String(around.courtsAtOnce)}
          options={Array.from({ length: MOST_COURTS_AT_ONCE }, (_, at) => ({
            value: String(at + 1),
            label: String(at + 1),
          }))}
          onChange={({ target }) => put({ courtsAtOnce: Number(target.value) })}
        />
      </Section>
      {isPending ? null : <OvertakenNotice edit={own} />}
      <div className={css.actions}>
        <Button
          busy={isPending}
          busyLabel={t.saving}
          disabled={!checked.ok || own.isOvertaken}
          onClick={() => void submit(own.value)}
        >
          {t.saveRules}
        </Button>
        <Button variant="quiet" onClick={() => begin(template.id)}>
          {t.resetTemplate}
        </Button>
      </div>
    </>
  );
}

/** Minutes before a tie at which orders are usually due, and the one that is set. */
function minutesWith(set: number): readonly number[] {
  return [...new Set([0, 5, 10, 15, 20, 30, 40, 60, set])].sort((a, b) => a - b);
}

function namesOf({ rubbers }: Template): string {
  return rubbers.map(({ name }) => name).join(' ');
}
