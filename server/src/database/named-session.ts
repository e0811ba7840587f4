import {
  Column,
  DrizzleQueryError,
  getTableName,
  is,
  Param,
  Placeholder,
  type Query,
  SQL,
  Subquery,
} from "drizzle-orm";
import { NodePgSession } from "drizzle-orm/node-postgres";
import {
  type PgDialect,
  PgPreparedQuery,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from "drizzle-orm/pg-core";
import type pg from "pg";
import {
  NamedGroup,
  type NamedResult,
  type NamedText,
  type ReadRow,
  type RowFormat,
  type RowTexts,
} from "./named-query.ts";
import type { SlowQueries } from "./statement-timer.ts";
import { timedQuery } from "./timed-query.ts";

type PrepareQuery = NodePgSession<Record<string, never>, Record<string, never>>["prepareQuery"];

/** The shop whose schema the connections of a pool use; null until the schema has been read. */
export type PoolShop = { schema: string | null };

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

/** Sends each statement on a connection of its own. */
export function poolSender(pool: pg.Pool, slow: SlowQueries | null): Sender {
  const query = (config: pg.QueryConfig, values: unknown[]) =>
    timedQuery(pool, config, values, slow);
  return {
    client: Object.create(pool, { query: { value: query } }),
    async send(statement, values, readRow) {
      const group = new NamedGroup(slow);
      const result = group.add(statement, values, readRow);
      group.send(pool);
      return result;
    },
  };
}

/**
 * A session of Drizzle that executes named statements itself. Drizzle looks at the kind of each
 * parameter and each column for each execution and each row; here that happens once for a
 * statement.
 */
export class NamedSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #sender: Sender;
  readonly shop: PoolShop;

  constructor(sender: Sender, dialect: PgDialect, shop: PoolShop) {
    super(sender.client, dialect, undefined);
    this.#sender = sender;
    this.shop = shop;
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    ...parameters: Parameters<PrepareQuery>
  ): PgPreparedQuery<T> {
    const [query, fields, name, , customResultMapper] = parameters;
    if (name === undefined || customResultMapper) return super.prepareQuery(...parameters);
    return new NamedStatement<T>(this.#sender, query, fields, name);
  }
}

type Values = Record<string, unknown>;

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
      if (!this.#fields) return await this.#sender.send(statement, parameters, byName);
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

function byName(texts: RowTexts, { names, parsers }: RowFormat): Values {
  const row: Values = {};
  texts.forEach((text, index) => {
    row[names[index] ?? ""] = text === null ? null : parsers[index]?.(text);
  });
  return row;
}

type Decoder = { mapFromDriverValue(value: unknown): unknown };

/** What Drizzle reads a selected expression with, which its types leave out. */
function decoderOf(field: SelectedFieldsOrdered[number]["field"]): Decoder {
  if (is(field, Column)) return field;
  const expression = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : field.sql;
  return (expression as unknown as { decoder: Decoder }).decoder; // Drizzle's types hide the decoder.
}

/**
 * Reads a row as Drizzle does: fields by their paths, and a table that an outer join did not find
 * as null.
 */
function rowReader(
  fields: SelectedFieldsOrdered,
  joinsNotNullable: Record<string, boolean> | undefined,
) {
  const columns = fields.map(({ path, field }) => ({
    decoder: decoderOf(field),
    parents: path.slice(0, -1),
    name: path.at(-1) ?? "",
  }));
  const optional = joinsNotNullable ? optionalTables(fields, joinsNotNullable) : [];

  return (texts: RowTexts, { parsers }: RowFormat): Values => {
    const row: Values = {};
    let index = 0;
    for (const { decoder, parents, name } of columns) {
      let node = row;
      for (const parent of parents) {
        node[parent] ??= {};
        node = node[parent] as Values;
      }
      const text = texts[index];
      const parse = parsers[index];
      node[name] = text == null || !parse ? null : decoder.mapFromDriverValue(parse(text));
      index += 1;
    }
    for (const { name, first } of optional) if (texts[first] === null) row[name] = null;
    return row;
  };
}

/**
 * The parts of a row that are a table which a join may not find, with the place of their first
 * column.
 */
function optionalTables(
  fields: SelectedFieldsOrdered,
  joinsNotNullable: Record<string, boolean>,
): { name: string; first: number }[] {
  const tables = new Map<string, { first: number; tables: Set<string> }>();
  for (const [index, { path, field }] of fields.entries()) {
    const [name] = path;
    if (!is(field, Column) || path.length !== 2 || name === undefined) continue;
    const found = tables.get(name) ?? { first: index, tables: new Set() };
    tables.set(name, found);
    found.tables.add(getTableName(field.table));
  }
  return [...tables].flatMap(
    ([
      name,
      {
        first,
        tables: [...names],
      },
    ]) => {
      const [table] = names;
      const isOptional = names.length === 1 && table !== undefined && !joinsNotNullable[table];
      return isOptional ? [{ name, first }] : [];
    },
  );
}
