import { fileURLToPath } from "node:url";

/** Where the data files of the demo town are. */
export const dataFolder = fileURLToPath(new URL("../data", import.meta.url));
