/** The part of opentype.js that is used; its published types need those of a browser. */
declare module "opentype.js" {
  export type Font = {
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
    ): { toPathData(decimals: number): string };
  };
  export function parse(bytes: ArrayBuffer): Font;
}
