import { copyFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { copyFolder } from "./copy-folder.ts";

/** The folders of a cluster whose content PostgreSQL makes anew at its next start. */
const transient =
  /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal)\//;
/** The files that belong to the running processes. */
const ofProcesses =
  /(^|\/)(postmaster\.pid|postmaster\.opts|pg_internal\.init.*|pgsql_tmp.*|backup_label.*)$/;

export interface CopiedCluster {
  /** The name of the first file of the write-ahead log that a recovery needs. */
  firstSegment: string;
  /** The copy has every transaction that was committed before this time. */
  completedAt: string;
}

/**
 * Copies the cluster of a running PostgreSQL on this machine by its low-level backup API
 * (postgresql.org/docs/18/continuous-archiving.html): the files in any state, and the log that
 * makes them consistent. Writes go on meanwhile.
 */
export async function copyCluster(url: string, to: string): Promise<CopiedCluster> {
  const client = new pg.Client({ connectionString: url, application_name: "errand: backup" });
  // The query under way reports a lost connection.
  client.on("error", () => {});
  await client.connect();
  try {
    const one = async (query: string, values: unknown[] = []) =>
      (await client.query(query, values)).rows[0];
    const { folder } = await one("select current_setting('data_directory') as folder");
    // Keeps the log until it is copied; it ends with the connection.
    await one("select pg_create_physical_replication_slot($1, true, true)", [
      `errand_backup_${process.pid}`,
    ]);
    const { first } = await one("select pg_walfile_name(pg_backup_start('errand', true)) as first");
    await copyFolder(folder, to, (path) => !transient.test(path) && !ofProcesses.test(path));
    // Last, so that it names no checkpoint after those of the other files.
    await copyFile(join(folder, "global", "pg_control"), join(to, "global", "pg_control"));
    const { now } = await one("select now()");
    const { last, label } = await one(
      "select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)",
    );
    await writeFile(join(to, "backup_label"), label, { mode: 0o600 });
    for (const name of await readdir(join(folder, "pg_wal"))) {
      const isSegment = /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last;
      if (isSegment || name.endsWith(".history")) {
        await copyFile(join(folder, "pg_wal", name), join(to, "pg_wal", name));
      }
    }
    return { firstSegment: first, completedAt: now.toISOString() };
  } finally {
    await client.end();
  }
}
