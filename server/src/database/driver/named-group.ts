// For the projects that import this file but do not include the declarations beside it.
/// <reference path="./pg-utils.d.ts" />
import pg from "pg";
import { prepareValue } from "pg/lib/utils.js";
import { type Client, type DrivenConnection, DrivenQuery, sendQuery } from "./driven-query.ts";
import { type SlowQueries, StatementTimer } from "./statement-timer.ts";

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
export type ReadRow<Row> = (texts: RowTexts, format: RowFormat) => Row;

export interface NamedResult<Row> {
  /** Such as `INSERT` or `COMMIT`. */
  command: string;
  rows: Row[];
  rowCount: number | null;
}

/**
 * Named statements that travel together, with one `Sync` after the last: PostgreSQL sends all
 * answers at once instead of one by one, and skips the statements that follow a failed one. Where
 * no transaction is open, they are one.
 *
 * The driver alone asks PostgreSQL to describe the columns for each execution, and reads the
 * description anew; for a statement that inserts or finds one wide row both take longer than the
 * rest. Here the first execution on a connection asks, and PostgreSQL refuses a statement whose
 * columns change later.
 */
export class NamedGroup extends DrivenQuery {
  readonly #statements: SentStatement[] = [];
  #knowledge: Knowledge = { formats: new Map(), connection: null };
  #completed = 0;
  readonly #timer: StatementTimer;

  constructor(slow: SlowQueries | null) {
    super("");
    this.#timer = new StatementTimer(slow);
  }

  /** Throws, without adding the statement, when a value cannot be written. */
  add<Row>(
    statement: NamedText,
    values: unknown[],
    readRow: ReadRow<Row>,
  ): Promise<NamedResult<Row>> {
    const parameters = values.map(prepareValue);
    return new Promise((resolve, reject) => {
      const rows: Row[] = [];
      this.#statements.push({
        ...statement,
        parameters,
        format: noColumns,
        tag: "",
        failure: null,
        read: (texts, format) => rows.push(readRow(texts, format)),
        resolve: (command, rowCount) => resolve({ command, rows, rowCount }),
        reject,
      });
    });
  }

  send(client: Client) {
    sendQuery(client, this, (error) => {
      if (error) this.#reject(error);
    });
  }

  override submit(connection: DrivenConnection) {
    const { parsedStatements: parsed, submittedNamedStatements: submitted } = connection;
    this.#knowledge = knowledgeOf(connection);
    this.#timer.start();
    connection.stream.cork();
    for (const sent of this.#statements) {
      const { name, text, parameters: values } = sent;
      const known = this.#knowledge.formats.get(name);
      if (parsed[name] === undefined && submitted[name] === undefined) {
        connection.parse({ name, text, types: [] }, true);
        submitted[name] = text;
      }
      connection.bind({ statement: name, values }, true);
      if (known) sent.format = known;
      else connection.describe({ type: "P" }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
    this.#expectNext();
    return null;
  }

  /** The driver stores under this name what PostgreSQL has parsed. */
  #expectNext() {
    const next = this.#statements[this.#completed];
    if (next) [this.name, this.text] = [next.name, next.text];
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
    const sent = this.#statements[this.#completed];
    if (!sent) return;
    sent.format = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => parserOf(dataTypeID)),
    };
  }

  handleDataRow({ fields }: { fields: RowTexts }) {
    const sent = this.#statements[this.#completed];
    if (!sent || sent.failure) return;
    try {
      sent.read(fields, sent.format);
    } catch (error) {
      sent.failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete({ text }: { text: string }) {
    const sent = this.#statements[this.#completed];
    if (!sent) return;
    sent.tag = text;
    this.#knowledge.formats.set(sent.name, sent.format);
    this.#completed += 1;
    this.#expectNext();
  }

  override handleReadyForQuery() {
    this.#timer.end(this.#statements, false);
    this.#resolve();
    this.callback?.(null);
  }

  override handleError(error: Error) {
    this.#timer.end(this.#statements, true);
    this.#resolve();
    this.callback?.(error);
  }

  #resolve() {
    for (const { tag, failure, resolve, reject } of this.#statements.slice(0, this.#completed)) {
      if (failure) reject(failure);
      else resolve(tag.replace(/ .*/, ""), parseRowCount(tag));
    }
  }

  /**
   * Rejects the failed statement and those that PostgreSQL has skipped, which it has not parsed
   * either.
   */
  #reject(error: Error) {
    for (const { name, reject } of this.#statements.slice(this.#completed)) {
      delete this.#knowledge.connection?.submittedNamedStatements[name];
      reject(error);
    }
  }
}

interface SentStatement extends NamedText {
  parameters: (string | Buffer | null)[];
  format: RowFormat;
  read(texts: RowTexts, format: RowFormat): void;
  /** What PostgreSQL says when it is done, such as `INSERT 0 1`. */
  tag: string;
  /** Why a row cannot be read. */
  failure: Error | null;
  resolve(command: string, rowCount: number | null): void;
  reject(error: Error): void;
}

function parseRowCount(tag: string): number | null {
  const count = Number(tag.slice(tag.lastIndexOf(" ") + 1));
  return Number.isNaN(count) ? null : count;
}

const noColumns: RowFormat = { names: [], parsers: [] };

interface Knowledge {
  formats: Map<string, RowFormat>;
  connection: DrivenConnection | null;
}
const knowledge = new WeakMap<DrivenConnection, Knowledge>();

function knowledgeOf(connection: DrivenConnection): Knowledge {
  const known = knowledge.get(connection);
  if (known) return known;
  const created: Knowledge = { formats: new Map(), connection };
  knowledge.set(connection, created);
  return created;
}

const asText: Parser = (text) => text;
const { builtins } = pg.types;
/**
 * Drizzle's columns read these from their texts: times, intervals, and arrays of times and
 * numerics.
 */
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
