import { directStream, sharedStream } from './shared-stream.ts';
import {
  type Connect,
  type ReaderPorts,
  type StreamMessage,
  type StreamReader,
  startReader,
} from './stream-reader.ts';

interface Followed<Message extends StreamMessage>
  extends Pick<ReaderPorts<Message>, 'seq' | 'apply' | 'reread'> {
  /** The same in all tabs that follow the same. */
  readonly name: string;
  /** Of the stream, after a change. */
  readonly address: (after: number) => string;
}

/** Follows a stream of the server while the page is shown; gives the way to stop it. */
export function follow<Message extends StreamMessage>({
  name,
  address,
  ...ports
}: Followed<Message>): () => void {
  const reader = startReader<Message>({
    ...ports,
    connect: streamOf(name, address),
    now: () => Date.now(),
    timer(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
  const unbind = bindToPage(reader);
  return () => {
    unbind();
    reader.stop();
  };
}

function streamOf<Message extends StreamMessage>(
  name: string,
  address: (after: number) => string,
): Connect<Message> {
  const direct = directStream<Message>((after) => new EventSource(address(after)));
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return direct;
  return sharedStream(name, direct, {
    locks: navigator.locks,
    channel: (channelName) => new BroadcastChannel(channelName),
  });
}

function bindToPage(reader: StreamReader): () => void {
  const look = () => (document.hidden ? reader.hide() : reader.show());
  const shown = ({ persisted }: PageTransitionEvent) => persisted && reader.resume();
  if (document.hidden) reader.hide();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', shown);
  window.addEventListener('online', reader.resume);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', shown);
    window.removeEventListener('online', reader.resume);
  };
}
