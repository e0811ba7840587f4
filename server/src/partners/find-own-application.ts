import { AppError } from "@errand/core/errors";
import type { Database } from "../database/database.ts";
import { applicationIdOf, isApplicationToken } from "./application-token.ts";
import { type ApplicationRow, findApplication, lockApplication } from "./applications.data.ts";

interface Key {
  secret: string;
  token: string;
  now: Date;
}

/** The application of a token. Throws `application_not_found` for a wrong and an expired one. */
export async function findOwnApplication(db: Database, key: Key): Promise<ApplicationRow> {
  const id = applicationIdOf(key.token);
  return requireToken(id === null ? null : await findApplication(db, id), key);
}

/** The same, locked until the end of the transaction. */
export async function lockOwnApplication(tx: Database, key: Key): Promise<ApplicationRow> {
  const { id } = await findOwnApplication(tx, key);
  // Its e-mail, and so its token, may have changed meanwhile.
  return requireToken(await lockApplication(tx, id), key);
}

function requireToken(
  application: ApplicationRow | null,
  { secret, token, now }: Key,
): ApplicationRow {
  if (!application || !isApplicationToken(secret, application, token, now)) {
    throw new AppError("application_not_found", { field: "application_token" });
  }
  return application;
}
