import { loadSharp } from "@errand/town/pictures/bitmap";

/** A parcel in front of a door, as the couriers of the demo photograph it. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
  <rect width="1200" height="800" fill="#e9dcc6"/>
  <rect y="660" width="1200" height="140" fill="#b79d82"/>
  <rect y="652" width="1200" height="10" fill="#8d7660"/>
  <rect x="330" y="50" width="380" height="610" rx="6" fill="#254c53"/>
  <rect x="350" y="70" width="340" height="590" fill="#2f636b"/>
  <rect x="385" y="110" width="270" height="190" rx="4" fill="#397781"/>
  <rect x="385" y="340" width="270" height="280" rx="4" fill="#397781"/>
  <circle cx="665" cy="380" r="16" fill="#e6b04c"/>
  <rect x="770" y="190" width="100" height="66" rx="6" fill="#fbf8f1"/>
  <circle cx="820" cy="223" r="9" fill="#254c53"/>
  <path d="M560 540 760 490 890 545 690 605Z" fill="#e2b57a"/>
  <path d="M560 540 690 605V745L560 665Z" fill="#a9713a"/>
  <path d="M690 605 890 545V670L690 745Z" fill="#c98f4f"/>
  <path d="M655 516 785 575V610L745 622V587L618 526Z" fill="#8f5c2b"/>
  <rect x="575" y="610" width="70" height="46" fill="#fbf8f1" transform="skewY(27) translate(0 -300)"/>
</svg>`;

let picture: Promise<Uint8Array<ArrayBuffer>> | null = null;

/** The photo that a courier of the demo takes of a parcel. */
export async function drawDoorPicture(): Promise<File> {
  picture ??= draw();
  return new File([await picture], "door.jpg", { type: "image/jpeg" });
}

async function draw(): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  return new Uint8Array(await sharp(Buffer.from(drawing)).jpeg({ quality: 82 }).toBuffer());
}
