import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

test("a command ends without an error when its output is closed early", async () => {
  const source = new URL("print.ts", import.meta.url).href;
  const script = `const { print } = await import("${source}"); print("lost"); process.exitCode = 3;`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.destroy();
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect([code, errors]).toEqual([3, ""]);
});
