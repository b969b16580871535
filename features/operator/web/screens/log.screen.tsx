import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import css from '../components/console.module.css';
import { Console } from '../components/console.tsx';
import { Feed } from '../components/feed.tsx';
import { logQuery } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';

/** Every action of operators, permanently. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const query = useInfiniteQuery(logQuery);
  return (
    <Console section="log">
      <Feed
        label={t.log}
        query={query}
        items={query.data?.pages.flatMap((page) => page.lines)}
        empty={{ title: t.noLog, text: t.noLogText }}
      >
        {(line) => (
          <Card as="li" key={line.id} tone="plain">
            <h2 className={css.name}>{t.actions[line.action]}</h2>
            <p className={css.text}>{line.subject}</p>
            {line.note ? <p className={css.text}>{line.note}</p> : null}
            <p className={css.small}>
              {format.facts([format.dateTime(line.at), t.by(line.actor || t.formerOperator)])}
            </p>
          </Card>
        )}
      </Feed>
    </Console>
  );
}
