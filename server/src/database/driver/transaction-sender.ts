import type pg from "pg";
import { NamedGroup, type NamedResult, type NamedText, type ReadRow } from "./named-group.ts";
import type { Sender } from "./named-session.ts";
import type { SlowQueries } from "./statement-timer.ts";
import { timedQuery } from "./timed-query.ts";

const begin: NamedText = { name: "begin", text: "begin" };
const commit: NamedText = { name: "commit", text: "commit" };
const withoutRows = () => null;

/**
 * Sends the queries of transactions on one connection, in the order of the calls. Named statements
 * that do not wait for each other are a group, which is sent once nothing else is to be done; the
 * first begins the transaction, and the last may commit it.
 */
export class TransactionSender implements Sender {
  readonly client: pg.PoolClient;
  readonly #connection: pg.PoolClient;
  readonly #slow: SlowQueries | null;
  /** Not sent yet. */
  #group: NamedGroup | null = null;
  #hasBegun = true;
  /** Queries that are sent during it wait, so that they stay in their order. */
  #begins: Promise<unknown> | null = null;
  /** How many named statements are sent or in the group. */
  sent = 0;

  constructor(connection: pg.PoolClient, slow: SlowQueries | null) {
    this.#connection = connection;
    this.#slow = slow;
    const query = (config: pg.QueryConfig, values: unknown[]) => this.#query(config, values);
    this.client = Object.create(connection, { query: { value: query } });
  }

  /** Begins a transaction with its first query. */
  begin() {
    this.#hasBegun = false;
  }

  /** Whether the transaction has had no query. */
  get isUnused(): boolean {
    return !this.#hasBegun;
  }

  async send<Row>(statement: NamedText, values: unknown[], readRow: ReadRow<Row>) {
    if (this.#begins) await this.#begins;
    const result = this.#openGroup().add(statement, values, readRow);
    this.sent += 1;
    return result;
  }

  /**
   * With the statements that are not sent yet. PostgreSQL answers ROLLBACK when one has failed and
   * its error was ignored.
   */
  commit(): Promise<NamedResult<unknown>> {
    return this.send(commit, [], withoutRows);
  }

  /** After the statements that are not sent yet, which must not follow the transaction. */
  async rollback() {
    this.#sendGroup();
    await this.#connection.query("rollback");
  }

  #openGroup(): NamedGroup {
    if (this.#group) return this.#group;
    const group = new NamedGroup(this.#slow);
    this.#group = group;
    // Should it fail, the statements after it do as well.
    if (!this.#hasBegun) this.#addBeginning(group).catch(() => {});
    process.nextTick(() => {
      if (this.#group === group) this.#sendGroup();
    });
    return group;
  }

  #addBeginning(group: NamedGroup): Promise<unknown> {
    this.#hasBegun = true;
    return group.add(begin, [], withoutRows);
  }

  #sendGroup() {
    const group = this.#group;
    this.#group = null;
    group?.send(this.#connection);
  }

  /** A query that is not named is not skipped when the beginning fails, and waits for it. */
  async #query(config: pg.QueryConfig, values: unknown[]) {
    if (!this.#hasBegun) {
      const group = new NamedGroup(this.#slow);
      this.#begins = this.#addBeginning(group).finally(() => {
        this.#begins = null;
      });
      group.send(this.#connection);
    }
    if (this.#begins) await this.#begins;
    this.#sendGroup();
    return timedQuery(this.#connection, config, values, this.#slow);
  }
}
