import { EventSourceParserStream } from "eventsource-parser/stream";

/** One event of a stream of Server-Sent Events. */
interface StreamEvent {
  /** Undefined when the event has none. */
  id: string | undefined;
  name: string;
  data: unknown;
}

/**
 * Yields the events of a response body as they arrive, their data parsed as JSON. `onChunk` is
 * called for everything received, also for comments that keep the connection open.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onChunk: () => void,
): AsyncGenerator<StreamEvent> {
  const watched = new TransformStream<string, string>({
    transform(chunk, controller) {
      onChunk();
      controller.enqueue(chunk);
    },
  });
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(watched)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { id: value.id, name: value.event ?? "message", data: JSON.parse(value.data) };
    }
  } finally {
    // A broken stream rejects even its cancellation.
    void reader.cancel().catch(() => {});
  }
}
