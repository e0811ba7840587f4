import { extensions } from "../database/external-database.ts";
import { StartError } from "../process/start-error.ts";
import { toPlaceName, withClient } from "./move/city-client.ts";

const validName = /^[a-z_][a-z0-9_]{0,39}$/;

/**
 * Creates the role and the schema of a city, as the owner of a database, so that it can also be
 * moved. Returns the address of the city.
 */
export async function createCityRole(
  admin: string,
  schema: string,
  password: string,
): Promise<string> {
  if (!validName.test(schema) || schema === "public") {
    throw new StartError("the name of a city has at most 40 small letters, digits and underscores");
  }
  await withClient(admin, async (client) => {
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [schema]);
    if (rowCount !== 0) throw new StartError(`${toPlaceName(admin)} has a role ${schema} already`);
    await client.query("begin");
    for (const name of extensions) await client.query(`create extension if not exists ${name}`);
    const database = client.escapeIdentifier(new URL(admin).pathname.slice(1));
    await client.query(
      `create role ${schema} login replication password ${client.escapeLiteral(password)}`,
    );
    await client.query(`grant create on database ${database} to ${schema}`);
    const subscribe = await client.query(
      "select from pg_roles where rolname = 'pg_create_subscription'",
    );
    if (subscribe.rowCount === 1) await client.query(`grant pg_create_subscription to ${schema}`);
    await client.query(`create schema authorization ${schema}`);
    await client.query("commit");
  });
  return Object.assign(new URL(admin), { username: schema, password }).href;
}
