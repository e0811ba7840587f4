import pg from "pg";

/** The methods by which a client of the driver drives a query; its types leave them out. */
export interface DrivenQuery {
  name: string;
  text: string;
  callback: ((error: Error | null, result?: unknown) => void) | null;
  submit(connection: DrivenConnection): Error | null;
  handleReadyForQuery(connection: DrivenConnection): void;
  handleError(error: Error, connection: DrivenConnection): void;
}

type Constructor = new (config: string | pg.QueryConfig, values?: unknown[]) => DrivenQuery;
export const DrivenQuery = pg.Query as unknown as Constructor; // Typed without its methods.

/**
 * The statements that a connection has prepared, and those that are on their way; their texts by
 * their names.
 */
export interface DrivenConnection extends pg.Connection {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

export type Client = Pick<pg.Pool | pg.PoolClient, "query">;

/** How the pool and its clients take a query object, which their types leave out. */
type QueryWithCallback = (
  query: DrivenQuery,
  values: undefined,
  done: (error: Error | null | undefined, result?: pg.QueryResult) => void,
) => void;

export function sendQuery(
  client: Client,
  query: DrivenQuery,
  done: (error: Error | null | undefined, result?: pg.QueryResult) => void,
) {
  const send = client.query as unknown as QueryWithCallback; // The driver's types leave query objects out.
  send.call(client, query, undefined, done);
}
