import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll } from "vitest";

const example = join(import.meta.dirname, "..", "..", "deploy", "varnish.vcl");

/** Why Varnish cannot be tested here; null when it can. */
export async function varnishProblem(): Promise<string | null> {
  try {
    await promisify(execFile)("varnishd", ["-V"]);
    return null;
  } catch {
    return "varnishd is not installed";
  }
}

/** Starts Varnish at a port, with the example of `deploy` in front of the server at another one. */
export async function startVarnish({ port, backend }: { port: number; backend: number }) {
  const folder = await mkdtemp(join(tmpdir(), "errand-varnish-"));
  const config = join(folder, "varnish.vcl");
  const text = await readFile(example, "utf8");
  await writeFile(config, text.replace('.port = "4000"', `.port = "${backend}"`));
  const options = ["-F", "-j", "none", "-n", folder, "-s", "malloc,32m", "-f", config];
  const varnish = spawn("varnishd", [...options, "-a", `127.0.0.1:${port}`], { stdio: "ignore" });
  const ended = once(varnish, "exit");
  afterAll(async () => {
    varnish.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  while (!(await answers(port))) {
    if (varnish.exitCode !== null) throw new Error("varnishd does not start");
    await pause(50);
  }
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
