// biome-ignore lint/correctness/noNodejsModules: this file stays on the server.
import { Writable } from "node:stream";

/**
 * The stream that React writes a page to, and the stream of the response. React writes a few
 * kilobytes at a time. All writes of one turn of the event loop become one chunk, because each
 * chunk has a cost in compression, the page cache and the connection.
 */
export function pageStream(): { written: Writable; sent: ReadableStream<Uint8Array> } {
  let pending: Uint8Array[] = [];
  const written = new Writable({
    write(part: Uint8Array, _encoding, done) {
      if (pending.push(part) === 1) queueMicrotask(send);
      done();
    },
    final(done) {
      send();
      page.close();
      done();
    },
    destroy(error, done) {
      // Without an error everything is written, but may still be unread.
      if (error) page.error(error);
      done(error);
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
    const parts = pending;
    pending = [];
    if (parts.length > 0 && !written.destroyed) page.enqueue(Buffer.concat(parts));
  }

  return { written, sent };
}
