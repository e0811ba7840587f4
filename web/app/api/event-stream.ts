/** One event of a stream of Server-Sent Events. */
export interface StreamEvent {
  /** Empty when it has none. */
  id: string;
  name: string;
  data: unknown;
}

/** The events in a body, as they come; `onChunk` hears of everything, signs of life included. */
export async function* eventsIn(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onChunk: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      text += value;
      const blocks = text.split(/\r\n\r\n|\n\n|\r\r/);
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    // It is left in any case; a broken stream cannot even be told so.
    void reader.cancel().catch(() => {});
  }
}

/** A block of lines; null when it says nothing, such as a comment. */
function eventOf(block: string): StreamEvent | null {
  const fields = { id: "", event: "message", data: [] as string[] };
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, name, value = ""] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name === "data") fields.data.push(value);
    else if (name === "id" || name === "event") fields[name] = value;
  }
  if (fields.data.length === 0) return null;
  return { id: fields.id, name: fields.event, data: JSON.parse(fields.data.join("\n")) };
}
