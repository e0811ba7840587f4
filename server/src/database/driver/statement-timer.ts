import { currentRequest } from "../../process/current-request.ts";
import type { Log } from "../../process/log.ts";
import type { Span } from "../../process/trace.ts";

/** Statements that take this long are logged. */
export interface SlowQueries {
  log: Log;
  ms: number;
}

/**
 * A statement by its name, or by its text when it has none. Values are never part of it: they are
 * personal.
 */
type Statement = { name?: string | undefined; text: string };

const maxLength = 1000;
/** Of the name of a span, which lists show in a line. */
const maxNameLength = 80;

/**
 * Measures statements that travel together, from the moment a connection sends them until
 * PostgreSQL is ready for the next ones, and adds them to the request that needs them.
 */
export class StatementTimer {
  readonly #slow: SlowQueries | null;
  // The events of a connection belong to no request.
  readonly #request = currentRequest();
  #start: number | null = null;

  constructor(slow: SlowQueries | null) {
    this.#slow = slow;
  }

  start() {
    this.#start = performance.now();
  }

  end(statements: readonly Statement[], hasFailed: boolean) {
    if (this.#start === null) return;
    const start = this.#start;
    const ms = performance.now() - start;
    this.#start = null;
    if (this.#request) {
      this.#request.statements += statements.length;
      this.#request.databaseMs += ms;
      if (this.#request.span) traceStatements(this.#request.span, start, statements, hasFailed);
    }
    if (!this.#slow || ms < this.#slow.ms) return;
    this.#slow.log.warn(
      {
        request: this.#request?.id ?? undefined,
        query: toStatementLabel(statements),
        ms: Math.round(ms),
      },
      "slow query",
    );
  }
}

function traceStatements(
  span: Span,
  startedAt: number,
  statements: readonly Statement[],
  hasFailed: boolean,
) {
  const label = toStatementLabel(statements);
  span.call(label.slice(0, maxNameLength), startedAt).end({
    attributes: {
      "db.system.name": "postgresql",
      "db.query.text": label,
      "db.operation.batch.size": statements.length,
    },
    hasFailed,
  });
}

function toStatementLabel(statements: readonly Statement[]): string {
  const labels = statements.map(({ name, text }) => name || text.replaceAll(/\s+/g, " ").trim());
  return labels.join("; ").slice(0, maxLength);
}
