import pg from "pg";

/** A statement that PostgreSQL prepares once for each connection. */
export interface NamedText {
  name: string;
  text: string;
}

type Parser = (text: string) => unknown;

/** What a connection knows about the rows of a statement once it has been described there. */
export interface RowFormat {
  names: string[];
  parsers: Parser[];
}

/** One row as PostgreSQL sends it. */
export type RowTexts = (string | null)[];

export interface NamedResult<Row> {
  rows: Row[];
  rowCount: number | null;
}

interface SendOptions {
  /**
   * Statements without parameters that this connection has prepared. They travel with the statement, and when one
   * of them fails PostgreSQL skips the statement.
   */
  before?: readonly NamedText[];
  /** Called once the statement is on its way; not when a value cannot be written. */
  onSent?: (() => void) | undefined;
}

/**
 * Executes a named statement. The driver alone asks PostgreSQL to describe the columns for each execution, and
 * reads the description anew; for a statement that inserts or finds one wide row both take longer than the
 * rest. Here the first execution on a connection asks, and PostgreSQL refuses a statement whose columns change later.
 */
export function executeNamed<Row>(
  client: Pick<pg.Pool | pg.PoolClient, "query">,
  statement: NamedText,
  values: unknown[],
  readRow: (texts: RowTexts, format: RowFormat) => Row,
  { before = [], onSent }: SendOptions = {},
): Promise<NamedResult<Row>> {
  return new Promise((resolve, reject) => {
    const query = new NamedQuery(statement, values, readRow, { before, onSent });
    const done = (error: Error | null | undefined, result: NamedResult<Row>) => {
      if (error) reject(error);
      else resolve(result);
    };
    const send = client.query as unknown as QueryWithCallback<Row>; // The driver's types leave query objects out.
    send.call(client, query, undefined, done);
  });
}

/** How the pool and its clients take a query object, which their types leave out. */
type QueryWithCallback<Row> = (
  query: NamedQuery<Row>,
  values: undefined,
  done: (error: Error | null | undefined, result: NamedResult<Row>) => void,
) => void;

/** The methods by which a client of the driver drives a query; its types leave them out. */
interface DrivenQuery {
  name: string;
  text: string;
  values: unknown[];
  callback: ((error: Error | null, result?: unknown) => void) | null;
  submit(connection: pg.Connection): Error | null;
  prepare(connection: pg.Connection): void;
}
const DrivenQuery = pg.Query as unknown as new (text: string) => DrivenQuery; // Typed without its methods.

class NamedQuery<Row> extends DrivenQuery {
  readonly #readRow: (texts: RowTexts, format: RowFormat) => Row;
  readonly #rows: Row[] = [];
  #formats: Map<string, RowFormat> = new Map();
  #format: RowFormat = noColumns;
  #rowCount: number | null = null;
  readonly #before: readonly NamedText[];
  readonly #onSent: (() => void) | undefined;
  #completedBefore = 0;
  #isRefused = false;
  #failure: Error | null = null;

  constructor(
    { name, text }: NamedText,
    values: unknown[],
    readRow: (texts: RowTexts, format: RowFormat) => Row,
    { before = [], onSent }: SendOptions,
  ) {
    super(text);
    this.name = name;
    this.values = values;
    this.#readRow = readRow;
    this.#before = before;
    this.#onSent = onSent;
  }

  /** Statements that are sent together are written together. */
  override submit(connection: pg.Connection) {
    const { stream } = connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return super.submit(connection);
  }

  override prepare(connection: pg.Connection) {
    const { formats, undescribed } = knowledgeOf(connection);
    const known = formats.get(this.name);
    for (const { name } of this.#before) {
      connection.bind({ statement: name }, true);
      connection.execute({}, true);
    }
    this.#formats = formats;
    this.#format = known ?? noColumns;
    super.prepare(known ? undescribed : connection);
    if (!this.#isRefused) this.#onSent?.();
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
    this.#format = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => parserOf(dataTypeID)),
    };
  }

  handleDataRow({ fields }: { fields: RowTexts }) {
    if (this.#failure) return;
    try {
      this.#rows.push(this.#readRow(fields, this.#format));
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete({ text }: { text: string }) {
    if (this.#completedBefore < this.#before.length) {
      this.#completedBefore += 1;
      return;
    }
    this.#formats.set(this.name, this.#format);
    const count = Number(text.slice(text.lastIndexOf(" ") + 1));
    this.#rowCount = Number.isNaN(count) ? null : count;
  }

  handleReadyForQuery() {
    this.callback?.(this.#failure, { rows: this.#rows, rowCount: this.#rowCount });
  }

  handleError(error: Error) {
    this.#isRefused = true;
    this.callback?.(error);
  }
}

const noColumns: RowFormat = { names: [], parsers: [] };

interface Knowledge {
  formats: Map<string, RowFormat>;
  /** The connection, on which a request for a description does nothing. */
  undescribed: pg.Connection;
}
const knowledge = new WeakMap<pg.Connection, Knowledge>();

function knowledgeOf(connection: pg.Connection): Knowledge {
  const known = knowledge.get(connection);
  if (known) return known;
  const undescribed = Object.create(connection, { describe: { value: () => {} } });
  const created: Knowledge = { formats: new Map(), undescribed };
  knowledge.set(connection, created);
  return created;
}

const asText: Parser = (text) => text;
const { builtins } = pg.types;
/** Drizzle's columns read these from their texts: times, intervals, and arrays of times and numerics. */
const readAsText = new Set<number>([
  builtins.TIMESTAMPTZ,
  builtins.TIMESTAMP,
  builtins.DATE,
  builtins.INTERVAL,
  ...[1231, 1115, 1185, 1187, 1182],
]);

function parserOf(type: number): Parser {
  return readAsText.has(type) ? asText : pg.types.getTypeParser(type);
}
