import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

/**
 * Where PostgreSQL accepts connections: a Unix socket in a folder, or a port of 127.0.0.1 when
 * there is no folder.
 */
export type PostgresAddress = { socketFolder: string | null; port: number };

/** Part of the name of a socket; no network port is opened. */
const socketPort = 5432;

/** Bytes, on macOS, which has the lowest limit. */
const maxSocketPathBytes = 103;

const socketIn = (folder: string) => join(folder, `.s.PGSQL.${socketPort}`);

/** The file by which PostgreSQL reserves its socket. */
export const socketLockIn = (folder: string) => `${socketIn(folder)}.lock`;

/**
 * Returns a Unix socket in the folder, or null when the system has none or its path is too long.
 */
export function socketAddress(folder: string): PostgresAddress | null {
  if (process.platform === "win32") return null;
  if (Buffer.byteLength(socketIn(folder)) > maxSocketPathBytes) return null;
  return { socketFolder: folder, port: socketPort };
}

/** Returns a free port of 127.0.0.1. */
export async function portAddress(): Promise<PostgresAddress> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port was assigned");
  return { socketFolder: null, port: address.port };
}

/** Returns the settings that make PostgreSQL listen at this address only. */
export function listenSettings({ socketFolder, port }: PostgresAddress): Record<string, string> {
  const quoted = socketFolder === null ? "" : `"${socketFolder.replaceAll('"', '""')}"`;
  return {
    port: String(port),
    listen_addresses: socketFolder === null ? "127.0.0.1" : "",
    unix_socket_directories: quoted,
    unix_socket_permissions: "0700",
  };
}

/**
 * Returns the URL of a database at the address. `localhost` stands for the host where a folder
 * overrides it.
 */
export function toDatabaseUrl(
  { socketFolder, port }: PostgresAddress,
  password: string,
  database: string,
): string {
  const host = socketFolder === null ? "127.0.0.1" : "localhost";
  const url = new URL(`postgresql://errand:${password}@${host}:${port}/${database}`);
  if (socketFolder !== null) url.searchParams.set("host", socketFolder);
  return url.href;
}
