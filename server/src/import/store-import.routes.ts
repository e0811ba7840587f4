import { extname } from "node:path";
import { AppError } from "@errand/core/errors";
import { listStoreImports, startStoreImport } from "@errand/core/items/store-import.contract";
import { insertImport, readImports } from "../items/store-imports.data.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { messageIn } from "../messages/messages.ts";
import type { Api } from "../requests/api.ts";
import { serve } from "../requests/serve.ts";
import { recordTypes } from "./read-rows.ts";
import { storeImportJob } from "./store-import.job.ts";

/** Imports of a store's items from a file (contract 6.3). */
export function storeImportRoutes(api: Api) {
  serve(
    api,
    startStoreImport,
    async (input, ctx, content: Buffer) => {
      const { file, mapping, encoding, sheet, dry_run, keep_going } = input;
      const { db, staff, now, audit, language } = ctx;
      const started = await insertImport(
        db,
        {
          storeId: staff.storeId,
          fileName: shownName(file),
          content,
          mapping: mapping ?? {},
          encoding: encoding ?? null,
          reading: {
            ...(sheet !== undefined && { sheet }),
            ...(input.from_system && { system: input.from_system }),
            ...(input.decimal && { decimal: input.decimal }),
            ...(input.currency !== undefined && { currency: input.currency }),
            ...(input.set_values && { set: input.set_values }),
          },
          dryRun: dry_run === 1,
          keepGoing: keep_going === 1,
          createdAt: now,
        },
        language,
      );
      if (!started) throw new AppError("import_running");
      await enqueue(db, storeImportJob, { importId: started.id });
      const { file_name, dry_run: dryRun } = started;
      audit({ subject: `import:${started.id}`, after: { file_name, dry_run: dryRun } });
      return { message: messageIn(language, "responses", "import_started"), import: started };
    },
    async ({ file }, { staff }) => {
      const type = extname(file.name).toLowerCase();
      if (!recordTypes.includes(type))
        throw new AppError("import_file_unreadable", { field: "file" });
      await api.limits.uploads.take(staff.key);
      return Buffer.from(await file.arrayBuffer());
    },
  );

  serve(api, listStoreImports, async (_input, { db, staff, language }) => ({
    imports: await readImports(db, staff.storeId, language),
  }));
}

const maxNameLength = 200;

/** The end of the name, which has the type, without what PostgreSQL cannot store. */
function shownName({ name }: File): string {
  return name
    .toWellFormed()
    .replace(/\p{Cc}/gu, "")
    .slice(-maxNameLength);
}
