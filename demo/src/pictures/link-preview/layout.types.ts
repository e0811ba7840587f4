/** Where a picture lies; `radius` rounds its corners. */
export type Box = { left: number; top: number; width: number; height: number; radius?: number };

/** The boxes of the pictures in their order, and what is drawn over them as SVG elements. */
export type Layout = { boxes: Box[]; svg: string };
