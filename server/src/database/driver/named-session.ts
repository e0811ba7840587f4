import { DrizzleQueryError, is, Param, Placeholder, type Query } from "drizzle-orm";
import { NodePgSession } from "drizzle-orm/node-postgres";
import {
  type PgDialect,
  PgPreparedQuery,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from "drizzle-orm/pg-core";
import type pg from "pg";
import { NamedGroup, type NamedResult, type NamedText, type ReadRow } from "./named-group.ts";
import { rowByName, rowReader, type Values } from "./read-row.ts";
import type { SlowQueries } from "./statement-timer.ts";
import { timedQuery } from "./timed-query.ts";

type PrepareQuery = NodePgSession<Record<string, never>, Record<string, never>>["prepareQuery"];

/** Sends the queries of a session. */
export interface Sender {
  /** For queries that are not named. */
  client: pg.Pool | pg.PoolClient;
  send<Row>(
    statement: NamedText,
    values: unknown[],
    readRow: ReadRow<Row>,
  ): Promise<NamedResult<Row>>;
}

/** Does `work`, and once more where that is what its failure asks for. */
export type Again = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Sends each statement on a connection of its own. */
export function poolSender(
  pool: pg.Pool,
  slow: SlowQueries | null,
  again: Again = (work) => work(),
): Sender {
  const query = (config: pg.QueryConfig, values: unknown[]) =>
    again(() => timedQuery(pool, config, values, slow));
  return {
    client: Object.create(pool, { query: { value: query } }),
    send: (statement, values, readRow) =>
      again(async () => {
        const group = new NamedGroup(slow);
        const result = group.add(statement, values, readRow);
        group.send(pool);
        return result;
      }),
  };
}

/**
 * A session of Drizzle that executes named statements itself. Drizzle looks at the kind of each
 * parameter and each column for each execution and each row; here that happens once for a
 * statement.
 */
export class NamedSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #sender: Sender;

  constructor(sender: Sender, dialect: PgDialect) {
    super(sender.client, dialect, undefined);
    this.#sender = sender;
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    ...parameters: Parameters<PrepareQuery>
  ): PgPreparedQuery<T> {
    const [query, fields, name, , customResultMapper] = parameters;
    if (name === undefined || customResultMapper) return super.prepareQuery(...parameters);
    return new NamedStatement<T>(this.#sender, query, fields, name);
  }
}

class NamedStatement<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  /** Set by Drizzle for a query with joins. */
  declare joinsNotNullableMap: Record<string, boolean> | undefined;
  readonly #sender: Sender;
  readonly #statement: NamedText;
  readonly #parameters: ((values: Values) => unknown)[];
  readonly #fields: SelectedFieldsOrdered | undefined;
  #readRow: ReturnType<typeof rowReader> | null = null;

  constructor(
    sender: Sender,
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string,
  ) {
    super(query, undefined, undefined);
    this.#sender = sender;
    this.#statement = { name, text: query.sql };
    this.#parameters = query.params.map(parameterOf);
    this.#fields = fields;
  }

  async execute(values: Values = {}): Promise<T["execute"]> {
    const parameters = this.#parameters.map((read) => read(values));
    const statement = this.#statement;
    try {
      if (!this.#fields) return await this.#sender.send(statement, parameters, rowByName);
      this.#readRow ??= rowReader(this.#fields, this.joinsNotNullableMap);
      const { rows } = await this.#sender.send(statement, parameters, this.#readRow);
      return rows;
    } catch (error) {
      throw new DrizzleQueryError(statement.text, parameters, error as Error);
    }
  }
}

function parameterOf(parameter: unknown): (values: Values) => unknown {
  if (is(parameter, Placeholder)) return (values) => valueFor(values, parameter);
  if (is(parameter, Param) && is(parameter.value, Placeholder)) {
    const { encoder, value: placeholder } = parameter;
    return (values) => encoder.mapToDriverValue(valueFor(values, placeholder));
  }
  return () => parameter;
}

function valueFor(values: Values, { name }: Placeholder): unknown {
  if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`);
  return values[name];
}
