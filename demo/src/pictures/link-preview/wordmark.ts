import { textLine, widthOf } from "@errand/town/pictures/studio/text";
import { colours } from "./colours.ts";

const markSize = 40;
const gap = 0.28;

/** Draws the mark, a running bag, with the name of the shop. `size` is the height of the mark. */
export function wordmark(name: string, x: number, y: number, size: number): string {
  const scale = size / markSize;
  const text = textLine(name, x + size * (1 + gap), y + size * 0.78, nameStyle(size));
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linecap="round">${mark}</g>${text}`;
}

export function wordmarkWidth(name: string, size: number): number {
  const style = nameStyle(size);
  return size * (1 + gap) + widthOf(name, style.weight) * style.size;
}

const nameStyle = (size: number) =>
  ({ colour: colours.ink, weight: 800, size: size * 0.78, anchor: "start" }) as const;

const mark = `
  <path d="M12.2 13.5h20.3a2 2 0 0 1 2 2.3l-2.4 15.4a4 4 0 0 1-4 3.3H13.4a4 4 0 0 1-4-4.6l2.3-14.7a2 2 0 0 1 .5-1.7Z" fill="${colours.accent}"/>
  <path d="M17.6 16.5v-4.2a5.6 5.6 0 0 1 11.2 0v4.2" stroke="${colours.accent}" stroke-width="3"/>
  <path d="M17.6 16.8v-3.3M28.8 16.8v-3.3" stroke="#fff" stroke-width="3"/>
  <path d="m16.4 24.6 4.4 4 7-8" stroke="#fff" stroke-width="3" stroke-linejoin="round"/>
  <path d="M1.8 19.5h4.4M3.6 25.5h2M.9 31.5h4.2" stroke="${colours.accent}" stroke-width="2.4"/>`;
