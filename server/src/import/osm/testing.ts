import { deflateSync } from "node:zlib";
import type { OsmElement } from "./read-osm.ts";

/** What the format allows in a block. */
const blockSize = 8_000;

/**
 * Writes elements in OpenStreetMap's PBF format, in blocks of plain nodes, of ways and of
 * relations.
 */
export function toPbf(elements: OsmElement[]): Buffer {
  const ofType = (type: OsmElement["type"]) => elements.filter((element) => element.type === type);
  return Buffer.concat([
    blob("OSMHeader", bytesField(4, Buffer.from("OsmSchema-V0.6"))),
    ...(["node", "way", "relation"] as const)
      .map(ofType)
      .flatMap(blocksOf)
      .map((group) => blob("OSMData", primitiveBlock(group))),
  ]);
}

function blocksOf(group: OsmElement[]): OsmElement[][] {
  const count = Math.ceil(group.length / blockSize);
  return Array.from({ length: count }, (_, index) =>
    group.slice(index * blockSize, (index + 1) * blockSize),
  );
}

function blob(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([numberField(2, data.length), bytesField(3, deflateSync(data))]);
  const header = Buffer.concat([bytesField(1, Buffer.from(type)), numberField(3, content.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, content]);
}

const memberTypes = ["node", "way", "relation"];

function primitiveBlock(elements: OsmElement[]): Buffer {
  const strings = new Map([["", 0]]);
  const stringIndex = (text: string) => {
    const index = strings.get(text) ?? strings.size;
    strings.set(text, index);
    return index;
  };
  const group = elements.map((element) => {
    const tags = Object.entries(element.tags ?? {});
    const common = [
      bytesField(2, packed(tags.map(([key]) => stringIndex(key)))),
      bytesField(3, packed(tags.map(([, value]) => stringIndex(value)))),
    ];
    if (element.type === "node") {
      const degrees = (value: number) => zigzag(Math.round(value * 1e7));
      const { id, lat, lon } = element;
      const place = [numberField(8, degrees(lat)), numberField(9, degrees(lon))];
      return bytesField(1, Buffer.concat([numberField(1, zigzag(id)), ...common, ...place]));
    }
    if (element.type === "way") {
      const refs = bytesField(8, packed(differences(element.refs)));
      return bytesField(3, Buffer.concat([numberField(1, element.id), ...common, refs]));
    }
    const { id, members } = element;
    const parts = [
      bytesField(8, packed(members.map(({ role }) => stringIndex(role)))),
      bytesField(9, packed(differences(members.map(({ ref }) => ref)))),
      bytesField(10, packed(members.map(({ type }) => memberTypes.indexOf(type)))),
    ];
    return bytesField(4, Buffer.concat([numberField(1, id), ...common, ...parts]));
  });
  const table = Buffer.concat([...strings.keys()].map((text) => bytesField(1, Buffer.from(text))));
  return Buffer.concat([bytesField(1, table), bytesField(2, Buffer.concat(group))]);
}

function differences(values: number[]): number[] {
  return values.map((value, index) => zigzag(value - (values[index - 1] ?? 0)));
}

/** Protocol Buffers: signed numbers with the sign in the lowest bit. */
function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}

function packed(values: number[]): Buffer {
  return Buffer.concat(values.map(varint));
}

function numberField(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8), varint(value)]);
}

function bytesField(field: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes]);
}
