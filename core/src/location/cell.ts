/** A point in degrees. */
interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The height of a cell in degrees: 200 m. */
const cellDegrees = 0.0018;
const radians = Math.PI / 180;
/** Finer than a cell and coarser than a rounding error. */
const decimals = 6;

/**
 * The centre of the cell of about 200 × 200 m that contains a point. Distances to it differ from
 * those to the point by 142 m at most. Cells of one row are equally wide; the widths of two rows
 * differ a little.
 */
export function cellCentre({ latitude, longitude }: Coordinates): Coordinates {
  const row = getCellMiddle(latitude, cellDegrees);
  // Near a pole a single cell spans all longitudes.
  const width = Math.min(cellDegrees / Math.max(Math.cos(row * radians), 1e-9), 360);
  return { latitude: within(row, 90), longitude: within(getCellMiddle(longitude, width), 180) };
}

function getCellMiddle(degrees: number, size: number): number {
  return (Math.floor(degrees / size) + 0.5) * size;
}

function within(degrees: number, limit: number): number {
  return Number(Math.max(-limit, Math.min(limit, degrees)).toFixed(decimals));
}
