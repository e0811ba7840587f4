/**
 * Runs a step of a command and shows how far it is. `report` takes what is done so far: "2,000
 * rows".
 */
export type Progress = <Result>(
  title: string,
  work: (report: (state: string) => void) => Promise<Result>,
) => Promise<Result>;

/** The parts of a stream that progress needs; `process.stderr` has them. */
export interface ProgressOutput {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

interface Step {
  title: string;
  state: string;
  startedAt: number;
}

const redrawMs = 200;
const lineMs = 10_000;
const clearLine = "\r\u001B[K";

/**
 * Shows the running steps of a command: on a terminal in one line that is updated and in the end
 * removed, in a pipe as a line when a step starts and every ten seconds. The default is standard
 * error, so that the output of the command stays what it is.
 */
export function createProgress(output: ProgressOutput = process.stderr): Progress {
  const steps = new Set<Step>();
  const isTerminal = output.isTTY === true && process.env.TERM !== "dumb";
  // Some terminals report no width.
  const width = () => (output.columns || 80) - 1;
  let timer: NodeJS.Timeout | undefined;

  const show = () => {
    const line = [...steps].map(describe).join(" · ");
    output.write(isTerminal ? clearLine + line.slice(0, width()) : `${line}\n`);
  };

  return async (title, work) => {
    const step: Step = { title, state: "", startedAt: performance.now() };
    steps.add(step);
    if (isTerminal) show();
    else output.write(`${title}\n`);
    // Does not keep the process running.
    timer ??= setInterval(show, isTerminal ? redrawMs : lineMs).unref();
    try {
      return await work((state) => {
        step.state = state;
      });
    } finally {
      steps.delete(step);
      if (isTerminal) output.write(clearLine);
      if (steps.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    }
  };
}

function describe({ title, state, startedAt }: Step): string {
  const seconds = Math.floor((performance.now() - startedAt) / 1000);
  return [state ? `${title}: ${state}` : title, seconds > 0 ? `${seconds} s` : ""]
    .filter(Boolean)
    .join(", ");
}

/** "2,000 rows", "1 row". */
export function counted(count: number, what: string): string {
  return `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;
}
