// biome-ignore lint/correctness/noNodejsModules: this file stays on the server.
import { Writable } from "node:stream";

/**
 * Where React writes a page to, and the page as it leaves. React writes a few kilobytes at a time; what
 * comes in one turn leaves as one piece, as each piece costs all that it passes through: what packs
 * the page, what keeps it, the connection.
 */
export function pageStream(): { written: Writable; sent: ReadableStream<Uint8Array> } {
  let gathered: Uint8Array[] = [];
  const written = new Writable({
    write(part: Uint8Array, _encoding, done) {
      if (gathered.push(part) === 1) queueMicrotask(send);
      done();
    },
    final(done) {
      send();
      page.close();
      done();
    },
    destroy(fault, done) {
      // Without a fault all is written, and may still lie there to be read.
      if (fault) page.error(fault);
      done(fault);
    },
  });

  let page: ReadableStreamDefaultController<Uint8Array>;
  const sent = new ReadableStream<Uint8Array>({
    start(controller) {
      page = controller;
    },
    cancel() {
      written.destroy();
    },
  });

  function send() {
    const parts = gathered;
    gathered = [];
    if (parts.length > 0 && !written.destroyed) page.enqueue(Buffer.concat(parts));
  }

  return { written, sent };
}
