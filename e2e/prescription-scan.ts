import sharp from "sharp";

/** A picture of a prescription for a file field: one in which nothing can be read is refused. */
export async function scanPrescription() {
  const background = { r: 240, g: 240, b: 235 };
  const text = { text: "Amoxicilline 500 mg", dpi: 150 };
  const buffer = await sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .composite([{ input: { text }, gravity: "centre" }])
    .jpeg()
    .toBuffer();
  return { name: "prescription.jpg", mimeType: "image/jpeg", buffer };
}
