import { fileURLToPath } from "node:url";

/** The folder of the data files of the demo town. */
export const dataFolder = fileURLToPath(new URL("../data", import.meta.url));
