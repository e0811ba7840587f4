import { SaxesParser } from "saxes";

export type XmlAttributes = Record<string, string>;

/** What is done with the tags of a document; their names come without prefix. */
export interface XmlHandlers {
  open(name: string, attributes: XmlAttributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** More tags inside each other than any table has. */
const maxDepth = 100;
/** Characters from one item to the next: far more than a row, or the styles before the first. */
const maxItemLength = 16 << 20;

/**
 * Reads an XML document and yields what the handlers emit, as soon as it is read. Throws at what is
 * not well-formed, and at what would fill the memory. No entities but those of XML are known, so a
 * document cannot grow by its own.
 */
export async function* readXml<Item>(
  chunks: AsyncIterable<Uint8Array>,
  toHandlers: (emit: (item: Item) => void) => XmlHandlers,
): AsyncIterable<Item> {
  let items: Item[] = [];
  let depth = 0;
  let length = 0;
  const handlers = toHandlers((item) => {
    items.push(item);
    length = 0;
  });
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth > maxDepth) throw new Error(`<${name}> lies too deep`);
    handlers.open(withoutPrefix(name), attributes);
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    handlers.close?.(withoutPrefix(name));
  });
  parser.on("text", (text) => handlers.text?.(text));
  parser.on("cdata", (text) => handlers.text?.(text));
  const decoder = new TextDecoder("utf-8");
  for await (const chunk of chunks) {
    length += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (length > maxItemLength) throw new Error("a text has no end");
    const ready = items;
    items = [];
    yield* ready;
  }
  parser.write(decoder.decode()).close();
  yield* items;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** An attribute under any prefix. */
export function findAttribute(attributes: XmlAttributes, local: string): string | undefined {
  const direct = attributes[local];
  if (direct !== undefined) return direct;
  return Object.entries(attributes).find(([name]) => withoutPrefix(name) === local)?.[1];
}

/** All that the handlers emit, of a small document. */
export async function readAllXml<Item>(
  chunks: AsyncIterable<Uint8Array>,
  toHandlers: (emit: (item: Item) => void) => XmlHandlers,
): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of readXml(chunks, toHandlers)) items.push(item);
  return items;
}
