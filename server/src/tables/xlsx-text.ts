/**
 * Collects the text of a cell or a shared text from its `t` tags, whatever pieces it has. How it is
 * pronounced (`rPh`) is no part of it.
 */
export function createTextReader() {
  let pieces = "";
  let isText = false;
  let isPhonetic = false;
  return {
    begin() {
      pieces = "";
      isText = false;
      isPhonetic = false;
    },
    open(tag: string) {
      if (tag === "rPh") isPhonetic = true;
      if (tag === "t") isText = !isPhonetic;
    },
    add(text: string) {
      if (isText) pieces += text;
    },
    close(tag: string) {
      if (tag === "rPh") isPhonetic = false;
      if (tag === "t") isText = false;
    },
    end: () => withoutEscapes(pieces),
  };
}

/** Characters that XML cannot have are written as `_x000D_`. */
export function withoutEscapes(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9a-f]{4})_/gi, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
