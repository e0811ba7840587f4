import sharp from "sharp";

/** A small picture as a browser uploads it. */
export async function testPicture(): Promise<File> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "scan.png");
}
