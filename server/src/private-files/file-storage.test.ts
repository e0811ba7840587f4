import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { diskStorage, type FileStorage, s3Storage } from "./file-storage.ts";
import { startTestS3 } from "./testing.ts";

let folder: string;
let s3: Awaited<ReturnType<typeof startTestS3>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-private-"));
  s3 = await startTestS3();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await s3.close();
});

const storages: [string, () => FileStorage][] = [
  ["a folder", () => diskStorage(folder)],
  ["a bucket", () => s3Storage(s3.settings)],
];

describe.each(storages)("%s", (_name, open) => {
  test("returns the content that was stored", async () => {
    const content = Buffer.from([0, 255, 1, 254, ...Buffer.from("é")]);
    await open().put("first", content);
    expect(await open().get("first")).toEqual(content);
  });

  test("replaces a content", async () => {
    await open().put("twice", Buffer.from("one"));
    await open().put("twice", Buffer.from("two"));
    expect(String(await open().get("twice"))).toBe("two");
  });

  test("returns null for a file that does not exist", async () => {
    expect(await open().get("unknown")).toBeNull();
  });

  test("deletes a file, and bears deleting it again", async () => {
    await open().put("gone", Buffer.from("x"));
    await open().delete("gone");
    await open().delete("gone");
    expect(await open().get("gone")).toBeNull();
  });
});

test("no other user of the machine can read a folder of private files", async () => {
  await diskStorage(folder).put("secret", Buffer.from("x"));
  const [inner = ""] = await readdir(folder);
  expect((await stat(join(folder, inner))).mode & 0o077).toBe(0);
  expect((await stat(join(folder, "se", "secret"))).mode & 0o077).toBe(0);
});

test("a bucket refuses a wrong secret, and the error says so", async () => {
  const storage = s3Storage({ ...s3.settings, secretAccessKey: "wrong" });
  await expect(storage.put("key", Buffer.from("x"))).rejects.toThrow(/403/);
  await expect(storage.get("key")).rejects.toThrow(/403/);
  expect([...s3.objects.keys()]).not.toContain("/bucket/private-files/key");
});
