import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createProgress } from "@errand/server/process/progress";
import { api, startErrand } from "./bench.ts";
import { applications, signIns, tally } from "./picture-floods.ts";
import { familyMb, type Running } from "./processes.ts";
import { openTown } from "./town.ts";

/**
 * Prints how much memory anonymous clients can make the server use, and how readers fare meanwhile:
 * `npm run bench:floods`, or `npm run bench:floods -- JPEG` for those whose name contains it. Each
 * flood hits its own process with the rate limit off, so that only the other limits protect it.
 */
const floods: Record<string, (errand: Running) => Promise<() => void>> = {
  "2,000 calls with a guest id of 250 kB each": longGuestIds,
  "60 unfinished uploads of 12 MB": unfinishedUploads,
  "20,000 distinct requests with responses of 60 bytes": distinctRequests,
  "10 applications with progressive JPEGs of 8000 × 8000": applications("progressive", 10),
  "10 applications with progressive JPEGs of 4800 × 4800": applications("allowedProgressive", 10),
  "20 applications with JPEGs of 8000 × 8000": applications("baseline", 20),
  "20 applications with PNGs of 8000 × 8000": applications("png", 20),
  "500 attempts to sign in": signIns(500),
  "500 requests for /*": wildcards,
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

async function wildcards({ url }: Running) {
  const statuses = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const response = await fetch(`${url}/*`);
      await response.text();
      return response.status;
    }),
  );
  process.stdout.write(`  answered ${tally(statuses)}\n`);
  return () => {};
}

const sampleMs = 50;

/**
 * What a flood does to the others: the most memory that the process and those that it started take,
 * and how readers fare.
 */
function observe({ url, pid }: Running) {
  let peak = 0;
  const reads: { ms: number; status: number }[] = [];
  const probes: number[] = [];
  const ending = new AbortController();
  const sampling = setInterval(() => {
    peak = Math.max(peak, familyMb(pid));
  }, sampleMs);
  const reading = (async () => {
    while (!ending.signal.aborted) {
      const start = performance.now();
      const response = await fetch(`${url}/home`, { headers: { "X-Forwarded-For": "192.0.2.1" } });
      await response.text();
      reads.push({ ms: performance.now() - start, status: response.status });
      probes.push((await fetch(`${url}/readyz`)).status);
      await sleep(sampleMs);
    }
  })();
  return async () => {
    ending.abort();
    await reading;
    clearInterval(sampling);
    const slowest = Math.round(Math.max(0, ...reads.map(({ ms }) => ms)));
    const pages = tally(reads.map(({ status }) => status));
    return `${peak} MB at most; pages ${pages} in at most ${slowest} ms, /readyz ${tally(probes)}`;
  };
}

/** After it, encoders of pictures have ended. */
const restMs = 20_000;
const wanted = process.argv[2] ?? "";

const town = await openTown(500, createProgress());
try {
  for (const [name, flood] of Object.entries(floods).filter(([each]) => each.includes(wanted))) {
    const errand = await startErrand(town, { ERRAND_PROXIES: "1" });
    try {
      await (await fetch(`${errand.url}/home`)).text();
      const before = familyMb(errand.pid);
      process.stdout.write(`${name}:\n`);
      const report = observe(errand);
      const end = await flood(errand);
      const observed = await report();
      end();
      await sleep(restMs);
      process.stdout.write(
        `  ${before} MB before, ${observed}, ${familyMb(errand.pid)} MB later\n`,
      );
    } finally {
      await errand.stop();
    }
  }
} finally {
  await town.close();
}
