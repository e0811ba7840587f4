import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createProgress } from "@errand/server/process/progress";
import { api, startErrand } from "./bench.ts";
import { type Running, residentMb } from "./processes.ts";
import { openTown } from "./town.ts";

/**
 * Prints how much memory one anonymous client can make the server use: `npm run bench:floods`. Each
 * flood hits its own process with the rate limit off, so that only the memory limits protect it.
 */
const floods: Record<string, (errand: Running) => Promise<() => void>> = {
  "2,000 calls with a guest id of 250 kB each": longGuestIds,
  "60 unfinished uploads of 12 MB": unfinishedUploads,
  "20,000 distinct requests with responses of 60 bytes": distinctRequests,
};

async function longGuestIds({ url }: Running) {
  for (let sent = 0; sent < 2000; sent += 20) {
    const calls = Array.from({ length: 20 }, () =>
      fetch(`${url}${api}/customer/cart/add`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ guest_id: randomBytes(125_000).toString("hex") }),
      }).then((response) => response.text()),
    );
    await Promise.all(calls);
  }
  return () => {};
}

async function unfinishedUploads({ url }: Running) {
  const { port } = new URL(url);
  const head = [
    `POST ${api}/customer/update-profile HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    "Content-Type: multipart/form-data; boundary=b",
    "Content-Length: 12000000",
    "\r\n",
  ].join("\r\n");
  const sockets: Socket[] = [];
  for (let count = 0; count < 60; count++) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(head);
    // All but the last byte.
    socket.write(Buffer.alloc(11_999_999));
    sockets.push(socket);
  }
  await sleep(5_000);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

async function distinctRequests({ url }: Running) {
  const paths = Array.from({ length: 20_000 }, (_, index) => {
    const [offset, rating] = [1 + (index % 10_000), 1 + (Math.floor(index / 10_000) % 5)];
    return `/items/reviews/1?limit=1&offset=${offset}&rating=${rating}`;
  });
  const ask = async () => {
    for (let path = paths.pop(); path; path = paths.pop()) {
      const language = paths.length % 2 ? "fr" : "en";
      const response = await fetch(`${url}${api}${path}`, {
        headers: { "X-localization": language },
      });
      await response.text();
    }
  };
  await Promise.all(Array.from({ length: 20 }, ask));
  return () => {};
}

const town = await openTown(500, createProgress());
try {
  for (const [name, flood] of Object.entries(floods)) {
    const errand = await startErrand(town);
    try {
      await (await fetch(`${errand.url}/home`)).text();
      const before = residentMb(errand.pid);
      const end = await flood(errand);
      const after = residentMb(errand.pid);
      const { status } = await fetch(`${errand.url}/readyz`);
      process.stdout.write(`${name}: ${before} MB before, ${after} MB after, then ${status}\n`);
      end();
    } finally {
      await errand.stop();
    }
  }
} finally {
  await town.close();
}
