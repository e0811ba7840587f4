import { parseArgs } from "node:util";
import { AppError, AppErrors } from "@errand/core/errors";
import { listPartners, refusePartner } from "@errand/core/partners/desk-partners.contract";
import { type Database, inTransaction } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { toDeskPartner, toPartnerSummary } from "../partners/application-response.ts";
import { type ApplicationRow, findApplication } from "../partners/applications.data.ts";
import {
  approveApplication,
  type Decider,
  prepareApproval,
  refuseApplication,
} from "../partners/decide-application.ts";
import type { MessageParts } from "../partners/partner-messages.ts";
import { readApplications } from "../partners/partners.data.ts";
import { createPictureEncoder } from "../pictures/picture-encoder.ts";
import type { PrivateFiles } from "../private-files/private-files.ts";
import { StartError } from "../process/start-error.ts";
import type { ApiSettings } from "../requests/api.ts";
import { printTable } from "./print-table.ts";

const usage = [
  "usage: npm run partners -- list [--state waiting|unverified|refused|approved] [--kind store|courier]",
  "       npm run partners -- show <id>",
  "       npm run partners -- approve <id>",
  '       npm run partners -- refuse <id> --reason "<what to correct>"',
].join("\n");

export interface PartnersCommandParts extends Omit<MessageParts, "settings"> {
  db: Database;
  settings: Pick<ApiSettings, "url" | "secret" | "picturesFolder">;
  files: Pick<PrivateFiles, "storage" | "links">;
  clock: () => Date;
}

const decider: Decider = { staffId: null, name: "npm run partners" };

/** Lists, shows and decides applications, by the same functions as the desk's endpoints. */
export async function partnersCommand(
  parts: PartnersCommandParts,
  args: string[],
  print: (line: string) => void,
) {
  const { command = "list", id, reason, ...filter } = readArguments(args);
  try {
    switch (command) {
      case "list":
        return await list(parts, filter, print);
      case "show":
        return await show(parts, parseApplicationId(id), print);
      case "approve":
        return await approve(parts, parseApplicationId(id), print);
      case "refuse":
        return await refuse(parts, { id: parseApplicationId(id), reason }, print);
    }
  } catch (error) {
    throw readable(error);
  }
  throw new StartError(usage);
}

function readArguments(args: string[]) {
  const text = { type: "string" } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { state: text, kind: text, reason: text },
    });
    const [command, id] = positionals;
    return { ...values, command, id };
  } catch {
    throw new StartError(usage);
  }
}

function parseApplicationId(text = ""): number {
  if (!/^\d{1,15}$/.test(text)) throw new StartError(usage);
  return Number(text);
}

async function list(
  { db, shop }: PartnersCommandParts,
  filter: { state?: string | undefined; kind?: string | undefined },
  print: (line: string) => void,
) {
  const parsed = listPartners.input.safeParse({ ...filter, limit: 100 });
  if (!parsed.success) throw new StartError(usage);
  const { country } = await shop();
  const page = await readApplications(db, parsed.data, { zoneIds: null, country });
  const rows = page.applications.map((application) => [
    String(application.id),
    application.kind,
    application.status,
    application.submittedAt.toISOString(),
    getApplicantName(application),
    toPartnerSummary(application, "en").store_name ?? "",
  ]);
  const header = ["id", "kind", "status", "sent", "applicant", "store"];
  printTable(header, rows, print, { left: header });
  print(`${page.total} in total`);
}

async function show(
  { db, files, clock }: PartnersCommandParts,
  id: number,
  print: (line: string) => void,
) {
  const application = await findApplication(db, id);
  if (!application) throw new AppError("application_not_found");
  const response = await toDeskPartner(db, application, { links: files.links, now: clock() });
  print(JSON.stringify(response, null, 2));
}

async function approve(parts: PartnersCommandParts, id: number, print: (line: string) => void) {
  const { db, clock } = parts;
  const encoder = createPictureEncoder();
  const pictures = await prepareApproval(db, { ...parts, encoder }, id);
  encoder.close();
  const { after } = await inTransaction(db, (tx) =>
    approveApplication(tx, parts, { id, pictures, decider, now: clock() }),
  );
  const { kind, storeId, courierId } = after;
  print(`approved: ${kind} ${kind === "store" ? storeId : courierId}`);
}

async function refuse(
  parts: PartnersCommandParts,
  { id, reason }: { id: number; reason: string | undefined },
  print: (line: string) => void,
) {
  const parsed = refusePartner.input.safeParse({ id, reason });
  if (!parsed.success) throw new StartError(usage);
  await inTransaction(parts.db, (tx) =>
    refuseApplication(tx, parts, { ...parsed.data, decider, now: parts.clock() }),
  );
  print("refused");
}

/** An expected refusal as one line for the person at the terminal. */
function readable(error: unknown): unknown {
  if (error instanceof AppErrors) return readable(error.all[0]);
  if (!(error instanceof AppError)) return error;
  return new StartError(messageIn("en", "errors", error.key));
}

function getApplicantName({ firstName, lastName }: ApplicationRow): string {
  return `${firstName} ${lastName}`.trim();
}
