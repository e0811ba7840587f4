/**
 * The version of the code that draws pictures, raised whenever a drawing changes. It is part of the
 * URL of every drawn picture and of the folder that stores them, so that browsers and servers load
 * the new drawing.
 */
export const drawingVersion = 4;
