import type pg from "pg";
import { type Client, type DrivenConnection, DrivenQuery, sendQuery } from "./driven-query.ts";
import { type SlowQueries, StatementTimer } from "./statement-timer.ts";

/** A query of the driver that is measured; named statements are measured as a group. */
class TimedQuery extends DrivenQuery {
  readonly #timer: StatementTimer;

  constructor(config: pg.QueryConfig, values: unknown[], slow: SlowQueries | null) {
    super(config, values);
    this.#timer = new StatementTimer(slow);
  }

  override submit(connection: DrivenConnection) {
    this.#timer.start();
    return super.submit(connection);
  }

  override handleReadyForQuery(connection: DrivenConnection) {
    this.#timer.end([this], false);
    super.handleReadyForQuery(connection);
  }

  override handleError(error: Error, connection: DrivenConnection) {
    this.#timer.end([this], true);
    super.handleError(error, connection);
  }
}

/** Sends a query that is measured, and returns its result as the driver does. */
export function timedQuery(
  client: Client,
  config: pg.QueryConfig,
  values: unknown[],
  slow: SlowQueries | null,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new TimedQuery(config, values, slow);
    sendQuery(client, query, (error, result) => {
      if (result) resolve(result);
      else reject(error);
    });
  });
}
