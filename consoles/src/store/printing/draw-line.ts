import type { TicketLine } from "@errand/core/store-desk/ticket.contract";
import type { LinePicture } from "./encode-ticket.ts";

/** In dots, of which a millimetre of paper has eight. */
const fontSize = 22;
const lineHeight = 32;

/** Draws a line of a ticket in the fonts of this device, which have the letters of every script. */
export function drawLine(
  { left = "", right = "", align, size = 1, bold = false }: TicketLine,
  dots: number,
): LinePicture {
  const canvas = document.createElement("canvas");
  canvas.width = dots;
  // Printers take heights of whole bytes.
  canvas.height = lineHeight * size;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures.");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  pen.font = `${bold ? "bold " : ""}${fontSize * size}px sans-serif`;
  pen.textBaseline = "middle";
  const middle = canvas.height / 2;
  const end = right === "" ? 0 : pen.measureText(right).width;
  const room = dots - (end === 0 ? 0 : end + fontSize);
  pen.textAlign = align === "center" ? "center" : "left";
  pen.fillText(left, align === "center" ? dots / 2 : 0, middle, room);
  pen.textAlign = "right";
  pen.fillText(right, dots, middle);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}
