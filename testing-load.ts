import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds between two requests of a caller, so that the servers also get to start. */
const pauseMs = 20;

export type Failure = {
  /** The number of the request: those that were sent later have higher ones. */
  number: number;
  request: string;
  reason: string;
};

export type Load = {
  /** How many requests have been sent. */
  sent(): number;
  /** How many have been answered as they should. */
  answered(): number;
  failures: Failure[];
  stop(): Promise<void>;
};

/**
 * Callers that send one request after the other until they are stopped. A failed one is sent again
 * until it is answered.
 */
export function startLoad(callers: ((count: number) => Request)[]): Load {
  const failures: Failure[] = [];
  let sent = 0;
  let answered = 0;
  let isStopping = false;

  async function call(requestOf: (count: number) => Request) {
    for (let count = 0; !isStopping; count++) {
      const request = requestOf(count);
      while (!(await isAnswered(request.clone())) && !isStopping) await pause(pauseMs);
      await pause(pauseMs);
    }
  }

  async function isAnswered(request: Request): Promise<boolean> {
    const number = ++sent;
    const failed = (reason: string) => {
      failures.push({
        number,
        request: `${request.method} ${new URL(request.url).pathname}`,
        reason,
      });
      return false;
    };
    try {
      const response = await fetch(request);
      const body = await response.text();
      if (!response.ok) return failed(`${response.status} ${body}`);
      answered += 1;
      return true;
    } catch (error) {
      return failed(error instanceof Error ? `${error.message}: ${error.cause}` : String(error));
    }
  }

  const calling = Promise.all(callers.map(call));
  return {
    sent: () => sent,
    answered: () => answered,
    failures,
    async stop() {
      isStopping = true;
      await calling;
    },
  };
}
