import { createHash, createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import type { S3Settings } from "../process/settings.ts";

/** A mark on a colour, as a customer uploads it; of the same colour nothing can be seen. */
export async function testPicture(
  format: "png" | "jpeg" | "gif" | "webp" = "png",
  colour = "#345",
  mark = "#fed",
): Promise<File> {
  const drawn = { width: 4, height: 4, channels: 3, background: mark } as const;
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .composite([{ input: { create: drawn } }])
    .toFormat(format)
    .toBuffer();
  return new File([new Uint8Array(bytes)], `scan.${format}`);
}

/**
 * A local server with the part of the S3 API that private files use. It checks the signature of
 * every request as Amazon documents it ("Authenticating Requests: AWS Signature Version 4").
 */
export async function startTestS3(): Promise<{
  settings: S3Settings;
  objects: Map<string, Buffer>;
  close(): Promise<void>;
}> {
  const objects = new Map<string, Buffer>();
  const secretAccessKey = "a secret of the tests";
  const server = createServer(async (request, response) => {
    const content = Buffer.concat(await request.toArray());
    const path = request.url ?? "";
    if (!isSigned(request, secretAccessKey)) return response.writeHead(403).end();
    if (/^\/bucket\/?$/.test(path)) return response.writeHead(200).end();
    const object = objects.get(path);
    if (request.method === "DELETE") {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    if (request.method === "PUT") objects.set(path, content);
    else if (!object) return response.writeHead(404).end();
    return response.writeHead(200).end(request.method === "GET" ? object : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}/bucket`,
      region: "auto",
      accessKeyId: "test",
      secretAccessKey,
    },
    objects,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface SignedRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

function isSigned({ method, url = "", headers }: SignedRequest, secret: string): boolean {
  const form = /Credential=test\/(\S+?), ?SignedHeaders=(\S+?), ?Signature=(\w+)$/;
  const [, scope = "", signed = "", signature] = form.exec(String(headers.authorization)) ?? [];
  const [path, query = ""] = url.split("?");
  const canonical = [
    method,
    path,
    query,
    ...signed.split(";").map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    signed,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const digest = createHash("sha256").update(canonical).digest("hex");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, digest].join("\n");
  const key = scope
    .split("/")
    .reduce<Buffer>(
      (previous, part) => createHmac("sha256", previous).update(part).digest(),
      Buffer.from(`AWS4${secret}`),
    );
  return createHmac("sha256", key).update(text).digest("hex") === signature;
}
