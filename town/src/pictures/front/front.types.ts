/** The front of a store as a wide cover: awning, sign, window with what it sells. */
export type FrontScene = {
  kind: "front";
  name: string;
  colour: string;
  accent: string;
  evening: boolean;
  /** Names of scenes that stand in the window. */
  window: string[];
};
