import { pino } from "pino";
import { readShop } from "../config/shop.data.ts";
import { withCommandDatabase } from "../database/command-database.ts";
import { connectSenders, createOutbox } from "../integrations/outbox/outbox.ts";
import { createPrivateFiles } from "../private-files/private-files.ts";
import { print } from "../process/print.ts";
import { runCommand } from "../process/run-command.ts";
import { readSettings } from "../process/settings.ts";
import { partnersCommand } from "./partners-command.ts";

const clock = () => new Date();

await runCommand(async () => {
  const settings = readSettings(process.env);
  await withCommandDatabase((db) => {
    // Messages are queued; a running server sends them.
    const outbox = createOutbox({
      senders: connectSenders(settings),
      demo: settings.demo,
      clock,
      log: pino({ level: "silent" }),
    });
    const files = createPrivateFiles(settings);
    const shop = () => readShop(db);
    return partnersCommand(
      { db, settings, files, outbox, shop, clock },
      process.argv.slice(2),
      print,
    );
  });
});
