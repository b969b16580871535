import Lock from 'lucide-react/icons/lock';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { CHANNELS, type Channel, type FixedTopic } from '../../preferences.vocabulary.ts';
import { useChoosing } from '../hooks/use-choosing.ts';
import type { TopicPreference } from '../preferences.queries.ts';
import { useText } from '../preferences.text.ts';
import css from './topic-list.module.css';

interface ListProps {
  readonly topics: readonly TopicPreference[];
  /** The state of pushes on this device; undefined where it is unknown. */
  readonly device: Device | undefined;
}

interface Device {
  readonly on: boolean;
  readonly elsewhere: boolean;
}

/** Every topic with its channels; a fixed channel says why. */
export function TopicList({ topics, device }: ListProps) {
  const choose = useChoosing();
  return (
    <div className={css.topics}>
      {topics.map((preference) => (
        <Topic
          key={preference.topic}
          preference={preference}
          device={device}
          onChoose={(channel, wanted) => choose({ topic: preference.topic, channel, wanted })}
        />
      ))}
    </div>
  );
}

interface Props {
  readonly preference: TopicPreference;
  readonly device: Device | undefined;
  readonly onChoose: (channel: Channel, wanted: boolean) => void;
}

function Topic({ preference, device, onChoose }: Props) {
  const t = useText();
  const { topic } = preference;
  return (
    <fieldset className={css.topic}>
      <legend className={css.name}>{t.topics[topic]}</legend>
      <p className={css.text}>{t.topicTexts[topic]}</p>
      {preference.mail === 'fixed' ? (
        <p className={css.fixed}>
          <Lock aria-hidden="true" />
          <span>
            <b className={css.always}>{t.fixed}</b>
            {t.whyFixed[topic as FixedTopic]}
          </span>
        </p>
      ) : null}
      <div className={css.ways}>
        {CHANNELS.filter(
          (channel) => preference[channel] === 'on' || preference[channel] === 'off',
        ).map((channel) => (
          <Way
            key={channel}
            channel={channel}
            preference={preference}
            device={channel === 'push' ? device : undefined}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** One switch. Where pushes come to no device, it is off in spite of the preference, and says so. */
function Way({ channel, preference, device, onChoose }: Props & { readonly channel: Channel }) {
  const t = useText();
  const isOff = device && !device.on && !device.elsewhere;
  const hint = isOff ? t.pushOff : device && !device.on ? t.pushElsewhere : undefined;
  return (
    <CheckboxField
      name={`${preference.topic}-${channel}`}
      label={t[channel]}
      hint={hint}
      checked={!isOff && preference[channel] === 'on'}
      disabled={isOff}
      onChange={(event) => onChoose(channel, event.target.checked)}
    />
  );
}
