import type { Plugin } from "vite";

const fromList = /import \{([^}]*)\} from "lucide-react";/g;

/**
 * Takes each icon from a file of its own instead of the list of all: so the bundler knows which part of
 * the app shows which icon, and reads a few files in place of 1,600.
 */
export function singleIcons(): Plugin {
  return {
    name: "single-icons",
    apply: "build",
    transform: {
      filter: { code: fromList },
      handler: (code) => ({ code: code.replaceAll(fromList, importEach), map: null }),
    },
  };
}

function importEach(_whole: string, names: string): string {
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => {
      const [icon = "", own = icon] = name.split(" as ");
      return `import ${own} from "lucide-react/icons/${fileOf(icon)}";`;
    })
    .join("");
}

/** `UserRoundPlus` is in `user-round-plus`, `Share2` in `share-2`. */
function fileOf(icon: string): string {
  return icon.replaceAll(/(?!^)([A-Z]|\d+)/g, "-$1").toLowerCase();
}
