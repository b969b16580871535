import type { Writable } from 'node:stream';

/** Where log lines go; each is one JSON object with a line end. */
export interface LogOutput {
  write(line: string): void;
}

type Target = Writable & { readonly isTTY?: boolean };

/**
 * Sends log lines to a stream: unchanged for programs, as readable text in a terminal. A stream that cannot be written to,
 * such as a file on a full disk, loses lines and never ends the process.
 */
export async function logOutput(target: Target): Promise<LogOutput> {
  target.on('error', () => {});
  if (target.isTTY) return asText(target);
  return { write: (line) => void target.write(line) };
}

async function asText(destination: Writable): Promise<LogOutput> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    destination,
    colorize: true,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId,req,res,responseTime',
    messageFormat: (line, messageKey) => messageOf(line, String(line[messageKey])),
  });
}

interface Line {
  readonly reqId?: string;
  readonly req?: { readonly method: string; readonly path: string };
  readonly res?: { readonly statusCode: number };
  readonly responseTime?: number;
}

/** A request is one line when it comes and one when it is answered. */
function messageOf({ reqId, req, res, responseTime = 0 }: Line, message: string): string {
  if (req) return `${reqId} ${req.method} ${req.path}`;
  if (res) return `${reqId} ${res.statusCode} in ${Math.round(responseTime)} ms`;
  return reqId ? `${reqId} ${message}` : message;
}
