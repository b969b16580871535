import Lock from 'lucide-react/icons/lock';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { CHANNELS, type Channel, type FixedTopic } from '../../choices.vocabulary.ts';
import type { TopicChoice } from '../choices.queries.ts';
import { useText } from '../choices.text.ts';
import css from './topic-list.module.css';
import { useChoosing } from './use-choosing.ts';

/** Every topic with its ways; what always comes says why. */
export function TopicList({ topics }: { readonly topics: readonly TopicChoice[] }) {
  const choose = useChoosing();
  return (
    <div className={css.topics}>
      {topics.map((choice) => (
        <Topic
          key={choice.topic}
          choice={choice}
          onChoose={(channel, wanted) => choose({ topic: choice.topic, channel, wanted })}
        />
      ))}
    </div>
  );
}

interface Props {
  readonly choice: TopicChoice;
  readonly onChoose: (channel: Channel, wanted: boolean) => void;
}

function Topic({ choice, onChoose }: Props) {
  const t = useText();
  const { topic } = choice;
  return (
    <fieldset className={css.topic}>
      <legend className={css.name}>{t.topics[topic]}</legend>
      <p className={css.text}>{t.topicTexts[topic]}</p>
      {choice.mail === 'fixed' ? (
        <p className={css.fixed}>
          <Lock aria-hidden="true" />
          <span>
            <b className={css.always}>{t.fixed}</b>
            {t.whyFixed[topic as FixedTopic]}
          </span>
        </p>
      ) : null}
      <div className={css.ways}>
        {CHANNELS.filter((channel) => choice[channel] === 'on' || choice[channel] === 'off').map(
          (channel) => (
            <CheckboxField
              key={channel}
              name={`${topic}-${channel}`}
              label={t[channel]}
              checked={choice[channel] === 'on'}
              onChange={(event) => onChoose(channel, event.target.checked)}
            />
          ),
        )}
      </div>
    </fieldset>
  );
}
